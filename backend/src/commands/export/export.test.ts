import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultLog } from '../import/fault-log.ts';
import { findFiles } from '../import/find-files.ts';
import { importFiles } from '../import/import-files.ts';
import { withTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportFiles } from './export-files.ts';
import { toCell } from './to-cell.ts';

let backend: TestApp;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
  folder = mkdtempSync(join(tmpdir(), 'gakumado-export-'));
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const TABLES = [
  'shop',
  'staff',
  'shop_closure',
  'estate',
  'roomtype',
  'cost',
  'facility',
  'estate_image',
  'estate_station',
  'campus',
  'school',
  'station',
  'station_line',
  'station_link',
];

async function contents(): Promise<Record<string, string>> {
  const entries = [];
  for (const table of TABLES) {
    const { rows } = await backend.pool.query(
      `select md5(string_agg(line, '' order by line)) as sum from (select (to_jsonb(t) - 'is_sample')::text as line from ${table} t) as lines`,
    );
    entries.push([table, rows[0].sum]);
  }
  return Object.fromEntries(entries);
}

it.each(['csv', 'jsonl'] as const)(
  'writes %s that gives the same database again',
  async (format) => {
    await backend.pool.query(
      `update estate set notes = '=SUM(A1)|"x"', catch_copy = '''-1', description = E'一行目\\n二行目,' where estate_id = 100001`,
    );
    await backend.pool.query(`update shop set facility_tags = '{"個室|広い","=1"}' where shop_id = 1`);
    const before = await contents();
    const target = join(folder, format);
    const written = await exportFiles(backend.pool, { folder: target, format, withSamples: true });
    expect(written.find(({ kind }) => kind.name === 'estates')?.rows).toBe(400);
    if (format === 'csv')
      expect(readFileSync(join(target, 'estates.csv'), 'utf8')).toContain(`"'=SUM(A1)|""x"""`);

    await backend.pool.query('delete from estate; delete from shop');
    const faults = new FaultLog(join(folder, `${format}-report.csv`));
    const { isWritten } = await importFiles(backend.pool, { files: findFiles([target], folder), faults });
    expect(faults.first).toEqual([]);
    expect(isWritten).toBe(true);
    expect(await contents()).toEqual(before);
  },
  120_000,
);

it('leaves the samples out', async () => {
  await backend.pool.query('update estate set is_sample = true where estate_id <> 100001');
  const written = await exportFiles(backend.pool, { folder: join(folder, 'own'), format: 'csv' });
  expect(written.find(({ kind }) => kind.name === 'estates')?.rows).toBe(1);
});

it('spells cells so that a spreadsheet runs nothing and the importer reads the same', () => {
  expect(
    [-1.5, '-1.5', '=x', "'=x", '+81', null, true, ['a', 'b'], ['a|b'], ['34104:38'], { a: 1 }].map(toCell),
  ).toEqual([
    '-1.5',
    '-1.5',
    "'=x",
    "''=x",
    '+81'.replace('+', "'+"),
    '',
    '1',
    'a|b',
    '["a|b"]',
    '34104:38|',
    '{"a":1}',
  ]);
});
