import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSearches, readKnown } from '../../testing/plain-search/generate-searches.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { copyEstate } from '../../testing/test-notifier.ts';
import { createSnapshotFile } from '../snapshot/snapshot-file.ts';
import { createEstateSnapshot } from './estate-snapshot.ts';
import type { EstateSnapshot } from './estate-snapshot.ts';
import { EstateIndex } from './estate-index.ts';

let backend: TestApp;
let folder: string;
let path: string;
let snapshot: EstateSnapshot;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gakumado-snapshot-'));
  path = join(folder, 'estates');
  snapshot = createEstateSnapshot(createSnapshotFile(path));
});
afterEach(() => rm(folder, { recursive: true }));

/** All homes with the facets of their rooms, whose sets a snapshot has where somebody has asked for them. */
const all = { filter: { with_facets: true }, usualSort: 'recommend' as const, page: 1, limit: 400 };

/** A snapshot of the database as it is. */
async function save(): Promise<EstateIndex> {
  const estates = new EstateIndex(backend.db, snapshot);
  await estates.refresh();
  await estates.findPage(all);
  await estates.save();
  return estates;
}

const isUsed = async (db = backend.db) => (await snapshot.read(db)) !== undefined;

const firstHome = async () =>
  (await backend.pool.query('select min(estate_id) as id from estate where status = 1')).rows[0].id as number;

/** Compares an index from the snapshot with one that reads all homes. */
async function expectSame(searches: number): Promise<void> {
  expect(await isUsed()).toBe(true);
  const [kept, anew] = [new EstateIndex(backend.db, snapshot), new EstateIndex(backend.db)];
  await kept.refresh();
  expect(await kept.findPage(all)).toEqual(await anew.findPage(all));
  const known = await readKnown(backend.db);
  let found = 0;
  for (const filter of generateSearches(known, searches, 20_261_129)) {
    const search = { filter, usualSort: 'recommend' as const, page: 1, limit: 400 };
    const [one, other] = [await kept.findPage(search), await anew.findPage(search)];
    found += one.total_count;
    expect({ filter, ...one }).toEqual({ filter, ...other });
  }
  expect(found).toBeGreaterThan(0);
}

test('an index from a snapshot finds the same as one that reads all homes', async () => {
  await save();
  await expectSame(60);
}, 60_000);

test('what changed while no backend ran is taken in', async () => {
  await save();
  const id = await firstHome();
  await copyEstate(backend, id, 900_001);
  await backend.pool.query('update estate set price_min = 1003, price_max = 1003 where estate_id = $1', [id]);
  await backend.pool.query(`update roomtype set layout = '3LDK', price_min = 1003 where estate_id = $1`, [
    id,
  ]);
  await backend.pool.query('update estate set status = 2 where estate_id = $1 + 1', [id]);
  await backend.pool.query('delete from estate where estate_id = $1 + 2', [id]);
  await backend.pool.query(`update school set school_name = 'あたらしい大学' where school_id = 1`);
  await expectSame(20);
}, 60_000);

test('a change of many homes is read anew', async () => {
  await save();
  await backend.pool.query('truncate estate_touch');
  await backend.pool.query(`insert into estate_touch (scope) values ('all')`);
  await expectSame(5);
}, 60_000);

test('a snapshot of another database, or of a later state of this one, is not used', async () => {
  await save();
  const other = await withTestApp();
  expect(await isUsed(other.db)).toBe(false);
  // The tables of this database, copied: numbers of transactions mean nothing there.
  const { rows } = await backend.pool.query<{ token: string; xid: string; saved_at: Date }>(
    'select token, xid::text, saved_at from index_snapshot order by saved_at desc limit 1',
  );
  await other.pool.query('insert into index_snapshot (token, xid, saved_at) values ($1, $2, $3)', [
    rows[0]!.token,
    rows[0]!.xid,
    rows[0]!.saved_at,
  ]);
  expect(await isUsed(other.db)).toBe(false);
  await other.close();
  expect(await isUsed()).toBe(true);
  // As a database that was put back to a moment before.
  await backend.pool.query('delete from index_snapshot');
  expect(await isUsed()).toBe(false);
}, 60_000);

test('a snapshot that is too old, or from before a migration, is not used', async () => {
  await save();
  await backend.pool.query(`insert into schema_migration (name, checksum) values ('9999_later.sql', 'x')`);
  expect(await isUsed()).toBe(false);
  await backend.pool.query(`delete from schema_migration where name = '9999_later.sql'`);
  expect(await isUsed()).toBe(true);
  await backend.pool.query(
    `update index_snapshot set xid = pg_current_xact_id(), saved_at = now() - interval '13 hours'`,
  );
  expect(await isUsed()).toBe(false);
});

test('a damaged file, one of other code and one that was not finished are not used', async () => {
  await save();
  const file = await readFile(path);
  const damaged = Buffer.from(file);
  damaged[file.length >> 1]! ^= 1;
  const ofOtherCode = Buffer.from(file.toString('latin1').replace(/"code":"../, '"code":"zz'), 'latin1');
  const half = file.subarray(0, file.length >> 1);
  for (const content of [damaged, ofOtherCode, half, file.subarray(0, 20), 'null\n', '']) {
    await writeFile(path, content);
    expect(await isUsed()).toBe(false);
    // It is as if there were none.
    const estates = new EstateIndex(backend.db, snapshot);
    await estates.refresh();
    expect(estates.status()?.homes).toBeGreaterThan(0);
  }
  await writeFile(path, file);
  expect(await isUsed()).toBe(true);
}, 60_000);

test('a process that is killed while it writes leaves the snapshot before, and its half file goes', async () => {
  await save();
  const left = `${path}.left`;
  await writeFile(left, (await readFile(path)).subarray(0, 1000));
  expect(await isUsed()).toBe(true);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, hourAgo, hourAgo);
  await rm(path);
  await save();
  expect(await readdir(folder)).toEqual(['estates']);
});

test('two backends that write at once leave one whole snapshot', async () => {
  await Promise.all([save(), save(), save()]);
  expect(await readdir(folder)).toEqual(['estates']);
  await expectSame(5);
}, 60_000);

test('an index is written when much has changed, and not again before', async () => {
  const estates = await save();
  const before = await readFile(path);
  await backend.pool.query('update estate set price_min = price_min where estate_id = $1', [
    await firstHome(),
  ]);
  await estates.refresh();
  await estates.save();
  expect((await readFile(path)).equals(before)).toBe(true);
  await backend.pool.query('update estate set price_min = price_min');
  await estates.refresh();
  await estates.save();
  expect((await readFile(path)).equals(before)).toBe(false);
});
