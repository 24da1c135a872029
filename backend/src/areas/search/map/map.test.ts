import type { EstatePin } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function pins(filter: object = {}): Promise<{ result: EstatePin[]; total_count: number }> {
  const answer = await backend.call('estate/map/list', filter);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

test('every estate that the search finds, as a pin', async () => {
  const filter = { bounds: { north: 35.8, south: 35.6, east: 139.9, west: 139.5 }, price_to: 80_000 };
  const { result, total_count } = await pins(filter);
  const list = (await backend.call('estate/list?limit=100', filter)).body;
  expect(total_count).toBe(list.total_count);
  expect(result).toHaveLength(total_count);
  const [estate] = list.result;
  expect(result.find((pin) => pin.estate_id === estate.estate_id)).toEqual({
    estate_id: estate.estate_id,
    lat: estate.lat,
    lon: estate.lon,
    price_min: estate.price_min,
    monthly_cost_min: estate.monthly_cost_min,
    vacant_status_id: estate.vacant_status_id,
  });
});

test('nothing found, no pins', async () => {
  expect(await pins({ keyword: '存在しない物件' })).toMatchObject({ result: [], total_count: 0 });
});

/** Copies of every estate, each a little farther off: far more than fit. */
async function multiply(times: number): Promise<void> {
  const { rows } = await backend.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'estate' and is_generated = 'NEVER'
       and column_name not in ('estate_id', 'inquiry_no', 'lat', 'lon')`,
  );
  const names = rows.map((row) => `"${row.column_name}"`).join(', ');
  await backend.pool.query(
    `insert into estate (estate_id, inquiry_no, lat, lon, ${names})
     select estate_id + 1000000 * copy, inquiry_no || '-' || copy, lat + 0.0002 * copy, lon, ${names}
     from estate, generate_series(1, $1::integer) as copy`,
    [times],
  );
}

test('of too many a spread sample, the same each time', async () => {
  await multiply(7);
  const { rows } = await backend.pool.query<{
    count: number;
    west: number;
    east: number;
    prefectures: number;
  }>(
    `select count(*), min(lon) as west, max(lon) as east, count(distinct prefecture_id) as prefectures
     from estate where status = 1`,
  );
  const first = await pins();
  expect(first.total_count).toBe(rows[0]?.count);
  expect(first.total_count).toBeGreaterThan(2000);
  expect(first.result).toHaveLength(2000);
  expect(new Set(first.result.map((pin) => pin.estate_id)).size).toBe(2000);
  expect(await pins()).toEqual(first);
  const shown = await backend.pool.query<{ prefectures: number }>(
    'select count(distinct prefecture_id) as prefectures from estate where estate_id = any($1)',
    [first.result.map((pin) => pin.estate_id)],
  );
  expect(shown.rows[0]?.prefectures).toBe(rows[0]?.prefectures);
  expect(Math.min(...first.result.map((pin) => pin.lon))).toBeCloseTo(rows[0]?.west ?? 0, 1);
  expect(Math.max(...first.result.map((pin) => pin.lon))).toBeCloseTo(rows[0]?.east ?? 0, 1);
});
