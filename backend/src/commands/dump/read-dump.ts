import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BULK_SESSION } from '../../data/db/database.ts';
import { dropReferences, findTables, readMigrations } from './dump-tables.ts';
import type { AppliedMigration, DumpSequence, DumpTable } from './dump-tables.ts';
import { DumpFault, readFrames } from './frames.ts';
import type { Frame } from './frames.ts';
import { DUMP_FORMAT, DUMP_VERSION } from './write-dump.ts';

const parse = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

function readHeader(frame: Frame): AppliedMigration[] {
  const header = frame.kind === 'H' ? (parse(frame.body) as Record<string, unknown>) : {};
  if (header['format'] !== DUMP_FORMAT || header['version'] !== DUMP_VERSION)
    throw new DumpFault('この版では読めないダンプです。');
  return header['migrations'] as AppliedMigration[];
}

const nameBrokenFiles = (error: unknown): never => {
  const code = String(Reflect.get(Object(error), 'code'));
  if (['ENOENT', 'Z_DATA_ERROR', 'Z_BUF_ERROR'].includes(code))
    throw new DumpFault('ダンプのファイルではないか、途中で終わっています。');
  throw error;
};

/** Names of the migrations of the database that a dump was made of. Throws {@link DumpFault}. */
export async function readDumpMigrations(path: string): Promise<string[]> {
  const source = createReadStream(path).on('error', (error) => unzipped.destroy(error));
  const unzipped = source.pipe(createGunzip());
  try {
    for await (const frame of readFrames(unzipped)) return readHeader(frame).map(({ name }) => name);
    return [];
  } catch (error) {
    return nameBrokenFiles(error);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function checkHeader(client: pg.PoolClient, frame: Frame): Promise<void> {
  const theirs = readHeader(frame);
  const ours = await readMigrations(client);
  const other = [...theirs, ...ours].find(
    ({ name, checksum }) =>
      ![theirs, ours].every((list) => list.some((one) => one.name === name && one.checksum === checksum)),
  );
  if (other)
    throw new DumpFault(
      `ダンプと取り込み先で、適用されたマイグレーションが違います（${other.name}）。同じ版で取り込んでください。`,
    );
}

/** Some migrations bring rows of their own (masters): these are replaced. Anything else means that someone uses it. */
async function emptyTarget(client: pg.PoolClient, tables: DumpTable[]): Promise<void> {
  const used = ['municipality', 'estate', 'shop', 'customer', 'identity_user', 'content_item'];
  for (const table of used) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount)
      throw new DumpFault(`取り込み先が空ではありません（${table}）。新しいデータベースを指定してください。`);
  }
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
}

async function readTables(
  client: pg.PoolClient,
  frames: AsyncGenerator<Frame>,
  onTable: (name: string) => void,
) {
  const known = new Map((await findTables(client)).map((table) => [table.name, table]));
  let sink: NodeJS.WritableStream | undefined;
  let failure: unknown;
  const finish = async () => {
    if (!sink) return;
    const done = once(sink, 'finish');
    sink.end();
    await done;
    sink = undefined;
  };
  for await (const { kind, body } of frames) {
    if (failure) throw failure;
    if (kind === 'D' && sink) {
      if (!sink.write(Buffer.from(body))) await once(sink, 'drain');
      continue;
    }
    await finish();
    if (kind === 'T') {
      const { name, columns } = parse(body) as DumpTable;
      const table = known.get(name);
      if (!table || table.columns.toSorted().join() !== columns.toSorted().join())
        throw new DumpFault(`ダンプの表 ${name} が取り込み先と違います。`);
      onTable(name);
      sink = client.query(copyFrom(`copy "${name}" (${columns.join(', ')}) from stdin`));
      sink.on('error', (error) => {
        failure = error;
      });
    } else if (kind === 'S') {
      for (const { name, last_value, is_called } of parse(body) as DumpSequence[])
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          `"${name}"`,
          last_value,
          is_called,
        ]);
    }
  }
}

/** Fills an empty, migrated database from a dump: all of it or nothing. Throws {@link DumpFault}. */
export async function readDump(pool: pg.Pool, path: string, onTable: (name: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(BULK_SESSION);
    await client.query('begin');
    await client.query("set local datestyle = 'ISO, YMD'");
    await pipeline(createReadStream(path), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      const frames = readFrames(source);
      const first = await frames.next();
      if (first.done) throw new DumpFault('ダンプのファイルではありません。');
      await checkHeader(client, first.value);
      const tables = await findTables(client);
      await emptyTarget(client, tables);
      const references = await dropReferences(client);
      // The rows that triggers would write are in the dump already.
      for (const { name } of tables) await client.query(`alter table "${name}" disable trigger user`);
      await readTables(client, frames, onTable);
      for (const { name } of tables) await client.query(`alter table "${name}" enable trigger user`);
      for (const statement of references) await client.query(statement);
    }).catch(nameBrokenFiles);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}
