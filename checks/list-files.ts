import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';

/** Folders that are no part of the sources. */
export const isSkipped = (folder: string) => ['node_modules', 'var', '.git'].includes(folder);

const walk = (folder: string): string[] =>
  readdirSync(path.join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : walk(name);
    return [name];
  });

/** Files of the project, from the root: those that git knows or would add, or all of them where there is no git. */
export function listFiles(): string[] {
  try {
    const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: rootDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
    return out.split('\0').filter((file) => file !== '' && existsSync(path.join(rootDir, file)));
  } catch {
    return walk('');
  }
}
