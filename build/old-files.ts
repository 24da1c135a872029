import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Folder of a shell's build with files of the builds before it. */
export const OLD_FILES_DIR = 'old';

/** Tabs that are open may ask for the files of an earlier build for so long, in ms. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Moves the browser's files of a build into that which follows it, for a week. Their time is when they were replaced; those of the
 * builds before keep theirs.
 */
export async function keepOldFiles(buildDir: string, nextDir: string): Promise<void> {
  const target = path.join(nextDir, OLD_FILES_DIR);
  const move = async (from: string, isWanted: (place: string) => Promise<boolean>) => {
    const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const place = path.join(entry.parentPath, entry.name);
      const name = path.relative(from, place);
      const [next, old] = [path.join(nextDir, 'web', name), path.join(target, name)];
      if (existsSync(next) || existsSync(old) || !(await isWanted(place))) continue;
      await mkdir(path.dirname(old), { recursive: true });
      await rename(place, old);
    }
  };
  const now = new Date();
  await mkdir(target, { recursive: true });
  await move(path.join(buildDir, 'web'), async (place) => {
    await utimes(place, now, now);
    return true;
  });
  await move(path.join(buildDir, OLD_FILES_DIR), async (place) => {
    const { mtimeMs } = await stat(place);
    return now.getTime() - mtimeMs < KEPT_MS;
  });
}
