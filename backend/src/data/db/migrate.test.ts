import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { isMigrated, migrate } from './migrate.ts';

let backend: TestApp;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gakumado-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(backend.pool, pathToFileURL(`${folder}/`));

test('the files of this release are applied', async () => {
  expect(await isMigrated(backend.pool)).toBe(true);
  expect(await migrate(backend.pool)).toEqual([]);
});

test('files run once, in the order of their numbers, also when two processes start together', async () => {
  await write('9002_second.sql', 'insert into try_out values (2)');
  await write('9001_first.sql', 'create table try_out (n integer); insert into try_out values (1)');
  const [one, other] = await Promise.all([run(), run()]);
  expect([...one, ...other]).toEqual(['9001_first.sql', '9002_second.sql']);
  expect((await backend.pool.query('select n from try_out order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file that fails leaves nothing behind and is named', async () => {
  await write('9003_broken.sql', 'create table half_made (n integer); select nonsense');
  await expect(run()).rejects.toThrow(/9003_broken\.sql.*nonsense/);
  expect((await backend.pool.query("select to_regclass('half_made') as found")).rows).toEqual([
    { found: null },
  ]);
});

test('a file that was changed after it was applied is refused by name', async () => {
  await write('9004_changed.sql', 'select 1');
  await run();
  await write('9004_changed.sql', 'select 2');
  await expect(run()).rejects.toThrow(/9004_changed\.sql was changed/);
});

test('a later release may add and take away what this one uses no more; with less this one is not ready', async () => {
  await write('9005_more_columns.sql', 'create table later_release (n integer)');
  await run();
  expect(await isMigrated(backend.pool)).toBe(true);
  // Nothing has used it since 0071, which this release has.
  await write('9006_fewer_columns_contract_0071.sql', 'alter table later_release drop column n');
  await run();
  expect(await isMigrated(backend.pool)).toBe(true);
  await write('9008_fewer_columns_contract_9005.sql', 'drop table later_release');
  await run();
  expect(await isMigrated(backend.pool)).toBe(false);
  expect((await backend.app.inject('/readyz')).statusCode).toBe(503);
  await backend.pool.query("delete from schema_migration where name like '900%'");
});

test('a file that takes something away has to say since when nothing uses it', async () => {
  await write('9009_fewer_contract.sql', 'select 1');
  await expect(run()).rejects.toThrow(/9009_fewer_contract\.sql .* _contract_ and the number/);
});

test('a migration gives up on a table that somebody holds, and is applied later', async () => {
  await backend.pool.query('create table held (n integer)');
  await write('9007_held.sql', 'alter table held add column m integer');
  const holder = await backend.pool.connect();
  try {
    await holder.query('begin; lock table held in access exclusive mode');
    await expect(run()).rejects.toThrow(/9007_held\.sql failed: .*lock timeout/);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await run()).toContain('9007_held.sql');
});
