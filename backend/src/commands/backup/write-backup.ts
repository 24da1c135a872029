import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { DumpFault } from '../dump/frames.ts';
import { writeDump } from '../dump/write-dump.ts';
import { copyFolder, DATABASE_FILE, hashFiles, isEmpty, LIST_FILE } from './kept-folders.ts';
import type { KeptFolders } from './kept-folders.ts';

interface Options {
  folders: KeptFolders;
  onStage: (name: string) => void;
}

/**
 * Writes the database as it is at one moment, then the folders beside it, and last the list of all files with their
 * hashes. Nobody is stopped meanwhile. Throws {@link DumpFault} where the target holds something.
 */
export async function writeBackup(
  pool: pg.Pool,
  target: string,
  { folders, onStage }: Options,
): Promise<void> {
  if (!(await isEmpty(target)))
    throw new DumpFault(`${target} は空ではありません。新しいフォルダーを指定してください。`);
  // Members, keys and mails are in it.
  await mkdir(target, { recursive: true, mode: 0o700 });
  await writeDump(pool, join(target, DATABASE_FILE), onStage);
  for (const [name, folder] of Object.entries(folders)) {
    if (folder === undefined || (await isEmpty(folder))) continue;
    onStage(name);
    await copyFolder(folder, join(target, name));
  }
  const list = { made_at: new Date().toISOString(), sha256: await hashFiles(target) };
  const partial = join(target, `${LIST_FILE}.part`);
  await writeFile(partial, JSON.stringify(list, null, 2));
  await rename(partial, join(target, LIST_FILE));
}
