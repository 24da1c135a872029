import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createPool } from '../../data/db/database.ts';
import { migrate } from '../../data/db/migrate.ts';
import { withTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseUrl, PREFIX } from '../../testing/test-database.ts';
import { findTables } from './dump-tables.ts';
import { readDump } from './read-dump.ts';
import { writeDump } from './write-dump.ts';

const TARGET = `${PREFIX}dump_${process.pid}`;

let backend: TestApp;
let target: pg.Pool;
let folder: string;
const nobody = () => {};

beforeAll(async () => {
  backend = await withTestApp();
  await backend.pool.query(`create database ${TARGET}`);
  target = createPool(databaseUrl(process.env['GAKUMADO_TEST_SERVER'] ?? '', TARGET), 3);
  await migrate(target);
  folder = mkdtempSync(join(tmpdir(), 'gakumado-dump-'));
});
afterAll(async () => {
  await target.end();
  await backend.pool.query(`drop database ${TARGET}`);
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function fingerprints(pool: pg.Pool): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  try {
    const tables = await findTables(client);
    const entries = [];
    for (const { name, columns } of tables) {
      const row = `row(${columns.map((column) => `t.${column}`).join(', ')})::text`;
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(md5(${row}), '' order by md5(${row}))) as sum from "${name}" t`,
      );
      entries.push([name, rows[0]]);
    }
    return Object.fromEntries(entries);
  } finally {
    client.release();
  }
}

const nextCustomer = async (pool: pg.Pool) =>
  (
    await pool.query(
      `insert into customer (sub, mail_address) values (gen_random_uuid()::text, 'a@example.com') returning customer_id`,
    )
  ).rows[0];

it('moves everything into another database, and sequences go on', async () => {
  const path = join(folder, 'all.dump');
  await backend.pool.query(`update estate set notes = E'タブ\\tと改行\\nと\\\\' where estate_id = 100001`);
  const before = await fingerprints(backend.pool);
  await writeDump(backend.pool, path, nobody);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await readDump(target, path, nobody);
  expect(await fingerprints(target)).toEqual(before);
  expect(before).toMatchObject({ estate: { rows: 400 }, identity_user: { rows: 1 } });
  const references = "select count(*)::int as n from pg_constraint where contype = 'f'";
  expect((await target.query(references)).rows).toEqual((await backend.pool.query(references)).rows);
  expect(await nextCustomer(target)).toEqual(await nextCustomer(backend.pool));
  await expect(readDump(target, path, nobody)).rejects.toThrow('取り込み先が空ではありません');
});

it('refuses other migrations, other files and dumps that end early, and leaves nothing behind', async () => {
  const path = join(folder, 'all.dump');
  const client = await target.connect();
  const tables = (await findTables(client)).map(({ name }) => `"${name}"`);
  client.release();
  await target.query(`truncate ${tables.join(', ')}`);
  const bytes = readFileSync(path);
  writeFileSync(join(folder, 'half.dump'), bytes.subarray(0, bytes.length / 2));
  await expect(readDump(target, join(folder, 'half.dump'), nobody)).rejects.toThrow('途中で終わっています');
  writeFileSync(join(folder, 'other.dump'), 'estate_id,name\n1,x\n');
  await expect(readDump(target, join(folder, 'other.dump'), nobody)).rejects.toThrow(
    'ダンプのファイルではない',
  );
  const { rows } = await target.query('select name from schema_migration order by name limit 1');
  const first = rows[0];
  await target.query('update schema_migration set checksum = $1 where name = $2', ['x', first?.name]);
  await expect(readDump(target, path, nobody)).rejects.toThrow(
    `マイグレーションが違います（${first?.name}）`,
  );
  expect((await target.query('select count(*)::int as n from municipality')).rows).toEqual([{ n: 0 }]);
});
