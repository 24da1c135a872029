import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/opt/google/chrome/chrome',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...places, ...FIXED_PLACES].find(
    (file) => file && isExecutable(file),
  );
}

/**
 * A Chromium for the browser tests: the installed one, or Debian's package when this user may install it. The error
 * says how to install one.
 */
export async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Chromium and Japanese fonts from Debian …');
    await run('apt-get', ['update'], true);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], true, {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const fresh = installedChromium();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium fonts-noto-cjk), ' +
      'or name its program in CHROMIUM_PATH.',
  );
}
