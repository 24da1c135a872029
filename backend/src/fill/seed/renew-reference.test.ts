import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SchoolCampus, SitemapEntry } from '@gakumado/shared/contract';
import type pg from 'pg';
import { databaseUrl, PREFIX } from '../../testing/test-database.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { copyRows } from '../../data/db/copy-rows.ts';
import { createPool } from '../../data/db/database.ts';
import { migrate } from '../../data/db/migrate.ts';
import { readReference, readVersion, REFERENCE, TABLES, type Row } from './reference-files.ts';
import { seed } from './seed.ts';

const SCHOOLS = TABLES.find(({ table }) => table === 'school')!;

/** The app over the data of this release. */
let backend: TestApp;
/** A database that began with the first release. */
let pool: pg.Pool;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
  folder = await mkdtemp(join(tmpdir(), 'gakumado-reference-'));
  pool = await makeOld();
}, 240_000);
afterAll(async () => {
  const { database } = (await pool.query('select current_database() as database')).rows[0];
  await pool.end();
  await backend.pool.query(`drop database ${database} with (force)`);
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Starts a backend as far as data goes; the parts that it reports as done. */
async function start(reference?: URL): Promise<string[]> {
  const lines: string[] = [];
  const note = (text: string) => lines.push(text.replace(/:.*/, ''));
  await seed(pool, { log: { info: note, warn: note, error: note }, reference });
  return lines;
}

const rowsOf = async (sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

type Change = (lines: string[]) => string[];

/** The reference data of this release, so many versions later, with other campuses. */
async function another(later: number, change?: Change): Promise<URL> {
  const directory = await mkdtemp(join(folder, 'version-'));
  const path = fileURLToPath(REFERENCE);
  for (const file of await readdir(path)) await symlink(join(path, file), join(directory, file));
  const write = async (file: string, text: string) => {
    await rm(join(directory, file));
    await writeFile(join(directory, file), text);
  };
  await write('version.json', JSON.stringify({ version: readVersion(REFERENCE) + later }));
  if (change) {
    const lines = (await readFile(join(path, 'campuses.tsv'), 'utf8')).trimEnd().split('\n');
    await write('campuses.tsv', change(lines).join('\n'));
  }
  return pathToFileURL(`${directory}/`);
}

/** A database as the first release left it: its tables, its schools and campuses. It has no listings. */
async function makeOld(): Promise<pg.Pool> {
  const first = new URL('./first-reference/', import.meta.url);
  const name = `${PREFIX}${randomUUID().replaceAll('-', '')}`;
  await backend.pool.query(`create database ${name}`);
  const old = createPool(databaseUrl(backend.pool.options.connectionString ?? '', name), 4);
  const migrations = await mkdtemp(join(folder, 'migrations-'));
  const present = fileURLToPath(new URL('../../../migrations/', import.meta.url));
  for (const file of (await readdir(present)).filter((each) => each < '0017'))
    await cp(join(present, file), join(migrations, file));
  await migrate(old, pathToFileURL(`${migrations}/`));
  const client = await old.connect();
  for (const source of TABLES.filter(({ table }) => table !== 'school_name' && table !== 'postal_town')) {
    const isFirst = source.table === 'school' || source.table === 'campus';
    const rows = isFirst
      ? readReference({ ...source, arrays: ['aliases', 'search_keys'], file: `${source.file}.gz` }, first)
      : readReference(source, REFERENCE);
    if (source.table === 'line') {
      const names = [...new Set(rows.map((row) => row['company_name']))];
      for (const row of rows) row['company_id'] = names.indexOf(row['company_name']) + 1;
      const companies: Row[] = names.map((company_name, index) => ({ company_id: index + 1, company_name }));
      await copyRows<Row>(client, 'company', ['company_id', 'company_name'], companies);
    }
    await copyRows<Row>(client, source.table, Object.keys(rows[0] ?? {}), rows);
  }
  await client.query(`insert into seed_state (name, version) values ('reference', '0123456789abcdef')`);
  client.release();
  return old;
}

const without: Change = (lines) => lines.filter((line) => !line.startsWith('57\t'));
const renamed: Change = (lines) =>
  lines.map((line) => line.replace(/^(56|58)\t(\d+)\t[^\t]+/, '$1\t$2\t新しい名前'));
const someCampuses = () =>
  rowsOf(
    `select campus_id, campus_name, gone_at is not null as is_gone from campus where campus_id between 56 and 58
     order by 1`,
  );

test('a database of the first release gets the new schools by id and keeps what was imported', async () => {
  // Imported: a school and a station of the owner's.
  await pool.query(
    `insert into school values (386, '見本学園', 'ミホンガクエン', '専門学校', '{}', '見本学園')`,
  );
  await pool.query(`insert into campus select 483, 386, '本校', 'ホンコウ', prefecture_id, city_id, address, lat, lon,
    nearest_station_id, false, '{見本学園}' from campus where campus_id = 1`);
  await pool.query(`insert into station select 1999999, 1999999, '見本', 'ミホン', prefecture_id, city_id, lat, lon
    from station where station_id = 1110101`);
  await migrate(pool);
  const before = await rowsOf('select school_id, school_name from school order by 1');
  expect(before).toHaveLength(386);

  expect(await start()).toContain('Reference data renewed');
  const after = await rowsOf('select school_id, school_name from school order by 1');
  expect(after.slice(0, 386)).toEqual(before);
  expect(after).toHaveLength(readReference(SCHOOLS, REFERENCE).length);
  expect(await rowsOf(`select name from school_name where school_id = 50 and kind = 'english'`)).toEqual([
    { name: 'Waseda University' },
  ]);
  expect(await rowsOf('select from school_name where school_id = 386')).toEqual([]);
  expect(
    await rowsOf('select campus_id, campus_name, is_reference from campus where school_id = 386'),
  ).toEqual([{ campus_id: 483, campus_name: '本校', is_reference: false }]);
  expect(await rowsOf('select is_reference, gone_at from station where station_id = 1999999')).toEqual([
    { is_reference: false, gone_at: null },
  ]);
  expect(await rowsOf('select from station where gone_at is not null')).toEqual([]);
  expect(await rowsOf('select count(*)::int as count from postal_town')).toEqual([{ count: 142_887 }]);
  expect(await start()).toEqual([]);
}, 240_000);

test('a version that fails halfway leaves everything as it was', async () => {
  const before = await someCampuses();
  const broken = await another(1, (lines) => [
    ...renamed(lines),
    (lines.at(-1) ?? '').replace(/^\d+(\t\d+)\t[^\t]+\t[^\t]+\t\d+/, '9999$1\t本校\tホンコウ\t99'),
  ]);
  await expect(start(broken)).rejects.toThrow(/campus_prefecture/);
  expect(await someCampuses()).toEqual(before);
  expect(await start()).toEqual([]);
});

test('two that start together take it in once; what vanished is marked, what the owner changed stays', async () => {
  await pool.query(`update campus set campus_name = '当社の呼び名' where campus_id = 58`);
  const next = await another(1, (lines) => without(renamed(lines)));
  const [one, other] = await Promise.all([start(next), start(next)]);
  expect([...one, ...other].filter((line) => line === 'Reference data renewed')).toHaveLength(1);
  expect(await someCampuses()).toEqual([
    { campus_id: 56, campus_name: '新しい名前', is_gone: false },
    { campus_id: 57, campus_name: '戸山キャンパス', is_gone: true },
    { campus_id: 58, campus_name: '当社の呼び名', is_gone: false },
  ]);
  expect(await rowsOf('select is_gone from campus_summary where campus_id = 57')).toEqual([
    { is_gone: true },
  ]);
}, 240_000);

test('an older release changes nothing; a campus that comes back is no longer marked', async () => {
  expect(await start(await another(0))).toEqual([]);
  expect(await someCampuses()).toContainEqual({
    campus_id: 57,
    campus_name: '戸山キャンパス',
    is_gone: true,
  });
  expect(await start(await another(2))).toContain('Reference data renewed');
  expect(await someCampuses()).toContainEqual({
    campus_id: 57,
    campus_name: '戸山キャンパス',
    is_gone: false,
  });
}, 240_000);

test('lists leave out a campus that is gone, and its page stays', async () => {
  const client = await backend.pool.connect();
  await client.query(`set gakumado.takes_reference = 'on'`);
  await client.query('update campus set gone_at = current_date where campus_id = 57');
  await client.query('select refresh_campus_summary()');
  client.release();
  const search = async (body: object) => {
    const { result } = (await backend.call('school/campus/list', body)).body;
    return result.map(({ campus_name }: SchoolCampus) => campus_name);
  };
  expect(await search({ school_id: 50 })).toContain('早稲田キャンパス');
  expect(await search({ school_id: 50 })).not.toContain('戸山キャンパス');
  expect(await search({ keyword: '早稲田 戸山' })).toEqual([]);
  expect(await search({ campus_id: 57 })).toEqual(['戸山キャンパス']);
  const listed: SitemapEntry[] = (await backend.call('sitemap/list', { kind: 'school' })).body.result;
  expect(listed.map(({ campus_id }) => campus_id)).not.toContain(57);
});

/** A digest of the files, by which `version.json` identifies the files of its number. */
function digestOf(directory: URL): string {
  const digest = createHash('sha256');
  for (const { file } of TABLES) digest.update(readFileSync(new URL(file, directory)));
  return digest.digest('hex').slice(0, 16);
}

test('the version means these files: raise it in version.json when they change', async () => {
  const { digest } = JSON.parse(await readFile(new URL('version.json', REFERENCE), 'utf8')) as {
    digest: string;
  };
  expect(digest).toBe(digestOf(REFERENCE));
});
