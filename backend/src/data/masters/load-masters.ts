import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readMasters } from './read-masters.ts';

/**
 * Brings announcements, pamphlets and banners to what their files say, when these differ from what was loaded
 * last. Run it in a transaction.
 */
export async function loadMasters(client: pg.PoolClient, folders: readonly string[]): Promise<void> {
  const masters = await readMasters(folders);
  const version = createHash('sha256').update(JSON.stringify(masters)).digest('hex');
  const loaded = await client.query(`select from seed_state where name = 'masters' and version = $1`, [
    version,
  ]);
  if (loaded.rowCount === 1) return;
  await replaceRows(client, 'info', masters.info);
  await replaceRows(client, 'document', masters.document);
  await replaceRows(client, 'banner', masters.banner);
  await client.query(
    `insert into seed_state (name, version) values ('masters', $1)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [version],
  );
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
