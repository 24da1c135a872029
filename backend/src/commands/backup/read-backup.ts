import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { migrate } from '../../data/db/migrate.ts';
import { DumpFault } from '../dump/frames.ts';
import { readDump, readDumpMigrations } from '../dump/read-dump.ts';
import { copyFolder, DATABASE_FILE, hashFiles, isEmpty, LIST_FILE, listSchema } from './kept-folders.ts';
import type { KeptFolders } from './kept-folders.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads every file of a backup once. Throws {@link DumpFault} where one is missing, changed or too many. */
export async function checkBackup(backup: string): Promise<void> {
  const text = await readFile(join(backup, LIST_FILE), 'utf8').catch(() => '');
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success)
    throw new DumpFault(`${backup} はバックアップではないか、途中で終わっています（${LIST_FILE}）。`);
  const { sha256 } = list.data;
  const found = await hashFiles(backup);
  const wrong = Object.keys({ ...sha256, ...found }).find((name) => sha256[name] !== found[name]);
  if (wrong !== undefined) throw new DumpFault(`バックアップのファイル ${wrong} が壊れています。`);
}

/** The folders of a backup with their targets. Throws {@link DumpFault} where one is in use. */
export async function findTargets(
  backup: string,
  folders: KeptFolders,
): Promise<{ from: string; to: string }[]> {
  const targets: { from: string; to: string }[] = [];
  for (const [name, to] of Object.entries(folders)) {
    const from = join(backup, name);
    if (await isEmpty(from)) continue;
    if (to === undefined)
      throw new DumpFault(
        `バックアップには ${name} があります。FILES_DIR などで戻す場所を指定してください。`,
      );
    if (!(await isEmpty(to)))
      throw new DumpFault(
        `${to} は空ではありません。空の場所を指定するか、--only-database を付けてください。`,
      );
    targets.push({ from, to });
  }
  return targets;
}

/**
 * Fills an empty database from a backup: its tables are made as they were at that release, and the backend brings them
 * up to date when it starts. Throws a fault, and leaves the rows as they are, where the database is in use.
 */
export async function restoreDatabase(
  pool: pg.Pool,
  backup: string,
  onStage: (name: string) => void,
): Promise<void> {
  const dump = join(backup, DATABASE_FILE);
  const names = new Set(await readDumpMigrations(dump));
  await migrate(pool, undefined, (name) => names.has(name));
  await readDump(pool, dump, onStage);
}

/** Copies the folders of a backup back. */
export async function restoreFolders(targets: readonly { from: string; to: string }[]): Promise<void> {
  for (const { from, to } of targets) await copyFolder(from, to);
}
