import { join } from 'node:path';
import type pg from 'pg';
import { isSeeded, markSeeded } from '../../data/db/seed-state.ts';
import { codeVersion } from '../versions/code-version.ts';
import { digestOfFiles } from '../versions/digest-of-files.ts';

/** Where the files are, in each of the folders. */
const FOLDERS = ['infos', 'documents', 'banners'];

/**
 * Makes announcements, pamphlets and banners equal to their files, when these or the code have changed since the last load. Run it
 * in a transaction.
 */
export async function loadMasters(client: pg.PoolClient, folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) => FOLDERS.map((name) => join(folder, name)));
  const version = `${codeVersion()} ${await digestOfFiles(files)}`;
  if (await isSeeded(client, 'masters', version)) return;
  const { readMasters } = await import('./read-masters.ts');
  const masters = await readMasters(folders);
  await replaceRows(client, 'info', masters.info);
  await replaceRows(client, 'document', masters.document);
  await replaceRows(client, 'banner', masters.banner);
  await markSeeded(client, 'masters', version);
}

/** All rows go and come again in one transaction: nothing refers to them by a foreign key. */
async function replaceRows(
  client: pg.PoolClient,
  table: 'info' | 'document' | 'banner',
  rows: object[],
): Promise<void> {
  await client.query(`delete from ${table}`);
  await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}
