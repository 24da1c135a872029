import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { findTables, readMigrations, readSequences } from './dump-tables.ts';
import { toFrame } from './frames.ts';
import { inSnapshot } from '../../data/db/in-snapshot.ts';

export const DUMP_FORMAT = 'gakumado-dump';
export const DUMP_VERSION = 1;

async function* framesOf(client: pg.PoolClient, onTable: (name: string) => void): AsyncGenerator<Buffer> {
  const header = {
    format: DUMP_FORMAT,
    version: DUMP_VERSION,
    made_at: new Date().toISOString(),
    migrations: await readMigrations(client),
  };
  yield toFrame('H', JSON.stringify(header));
  for (const table of await findTables(client)) {
    onTable(table.name);
    yield toFrame('T', JSON.stringify(table));
    const data = client.query(copyTo(`copy "${table.name}" (${table.columns.join(', ')}) to stdout`));
    for await (const chunk of data as AsyncIterable<Buffer>) yield toFrame('D', chunk);
  }
  yield toFrame('S', JSON.stringify(await readSequences(client)));
  yield toFrame('E');
}

/** Writes every table and sequence into one compressed file, as they are at one moment, without stopping anyone. */
export function writeDump(pool: pg.Pool, path: string, onTable: (name: string) => void): Promise<void> {
  return inSnapshot(pool, async (client) => {
    // One spelling of dates and numbers, independent of the server's settings.
    await client.query(
      "set local datestyle = 'ISO, YMD'; set local extra_float_digits = 3; set local intervalstyle = 'postgres'",
    );
    const partial = `${path}.part`;
    await pipeline(
      Readable.from(framesOf(client, onTable)),
      createGzip({ level: 6 }),
      createWriteStream(partial, { mode: 0o600 }),
    );
    await rename(partial, path);
  });
}
