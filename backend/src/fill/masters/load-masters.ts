import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isSeeded, markSeeded } from '../../data/db/seed-state.ts';
import { readMasters } from './read-masters.ts';

/**
 * Makes announcements, pamphlets and banners equal to their files, when these have changed since the last load. Run it
 * in a transaction.
 */
export async function loadMasters(client: pg.PoolClient, folders: readonly string[]): Promise<void> {
  const masters = await readMasters(folders);
  const version = createHash('sha256').update(JSON.stringify(masters)).digest('hex');
  if (await isSeeded(client, 'masters', version)) return;
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
