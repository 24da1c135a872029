import { readFileSync } from 'node:fs';
import { columnOverrides, defaultedOverrides } from '../../testing/column-overrides.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writeTables } from '../../testing/write-tables.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const committed = readFileSync(new URL('database-tables.ts', import.meta.url), 'utf8');

test('the table types are those of the migrated database (npm run tables writes them)', async () => {
  expect(committed).toBe(await writeTables(backend.db));
});

test('amounts, dates and times are read as the types say', async () => {
  const stays = await backend.db.selectFrom('stay_cost').selectAll().executeTakeFirstOrThrow();
  expect(stays).toMatchObject({
    stay_months: [12, 24, 36, 48, 72],
    stay_cost_min: Array.from({ length: 5 }, () => expect.any(Number)),
    parts: { initial: expect.any(Number) },
  });
  const estate = await backend.db
    .selectFrom('estate')
    .select(['room_area_min', 'info_updated_at', 'created_at', 'movein_terms'])
    .executeTakeFirstOrThrow();
  expect(estate).toEqual({
    room_area_min: expect.any(Number),
    info_updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    created_at: expect.any(Date),
    movein_terms: expect.any(Object),
  });
});

test('JSON has a shape in each column', () => {
  expect(committed).not.toMatch(/\bJson\b/);
});

test('every override is of a column that there is, with a default or without', async () => {
  const { rows } = await backend.pool.query<{ name: string; has_default: boolean }>(
    `select table_name || '.' || column_name as name, column_default is not null as has_default
     from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Map(rows.map(({ name, has_default }) => [name, has_default]));
  expect(
    [...Object.keys(columnOverrides), ...Object.keys(defaultedOverrides)].filter(
      (name) => !columns.has(name),
    ),
  ).toEqual([]);
  expect(Object.keys(defaultedOverrides).filter((name) => !columns.get(name))).toEqual([]);
});
