import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** Chromium without the windows of a browser around its pages: journeys take 40 % less time in it. */
const SHELL = 'chromium-headless-shell';
const BROWSER = 'chromium';
const NAMES = [SHELL, BROWSER, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

function find(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Installs a package of Debian with fonts of Japanese, when this user may. */
async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.log('Installing Chromium and Japanese fonts from Debian …');
  await run('apt-get', ['update'], true);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], true, {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/** A Chromium that is installed: the one that CHROMIUM_PATH names, or else any. */
export function locateChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && isExecutable(named)) return named;
  return find(NAMES) ?? FIXED_PLACES.find(isExecutable);
}

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, the headless shell, which Debian's package brings
 * when this user may install it, or else any installed one. The error says how to install one.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && isExecutable(named)) return named;
  if (!find([SHELL])) await install(SHELL);
  // Older releases of Debian have no package of it.
  if (!locateChromium()) await install(BROWSER);
  const found = locateChromium();
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium or Chrome. Install one (Debian: apt-get install ${SHELL} fonts-noto-cjk), ` +
      'or name its program in CHROMIUM_PATH.',
  );
}
