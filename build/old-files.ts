import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { varDir } from './roots.ts';

/** Folder of the shell's build. */
export const shellBuildDir = path.join(varDir, 'build/shell');

/** Folder of a shell's build with files of the builds before it. */
export const OLD_FILES_DIR = 'old';

/** Folders of a shell's build with source maps, which its server does not answer from. */
export const MAPS_DIR = 'maps';
const OLD_MAPS_DIR = 'old-maps';

/** Where source maps of the shell's scripts may be. */
export const shellMapDirs = [MAPS_DIR, OLD_MAPS_DIR].map((dir) => path.join(shellBuildDir, dir));

/** Tabs that are open may ask for the files of an earlier build for so long, in ms. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Moves the browser's files of a build and their source maps into that which follows it, for a week. Their time is when they were
 * replaced; those of the builds before keep theirs.
 */
export async function keepOldFiles(buildDir: string, nextDir: string): Promise<void> {
  const now = new Date();
  const beginWeek = async (place: string) => {
    await utimes(place, now, now);
    return true;
  };
  const isInWeek = async (place: string) => now.getTime() - (await stat(place)).mtimeMs < KEPT_MS;
  const move = async (dir: string, nextName: string, oldName: string, isWanted: typeof isInWeek) => {
    const from = path.join(buildDir, dir);
    const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const place = path.join(entry.parentPath, entry.name);
      const name = path.relative(from, place);
      const [next, old] = [path.join(nextDir, nextName, name), path.join(nextDir, oldName, name)];
      if (existsSync(next) || existsSync(old) || !(await isWanted(place))) continue;
      await mkdir(path.dirname(old), { recursive: true });
      await rename(place, old);
    }
  };
  await mkdir(path.join(nextDir, OLD_FILES_DIR), { recursive: true });
  for (const [newest, old] of [
    ['web', OLD_FILES_DIR],
    [MAPS_DIR, OLD_MAPS_DIR],
  ] as const) {
    await move(newest, newest, old, beginWeek);
    await move(old, newest, old, isInWeek);
  }
}
