import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Path of a file or folder in the first of the folders that has it; null when none has. */
export async function findFile(folders: readonly string[], name: string): Promise<string | null> {
  for (const folder of folders) {
    const path = join(resolve(folder), name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
