import type { Estate } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/** An estate at the searched stations: `walk` minutes to the nearest of those, by bus and on foot. */
interface Row {
  estate_id: number;
  walk: number;
  station_name: string;
  nearest: number;
  station_time_text_min: string;
  vacant_status_id: number;
  built_ym: string;
}

let backend: TestApp;
/** 高田馬場 and 早稲田: near them are homes whose nearest station is another one. */
const stationIds = [1130210, 2800404];

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const search = async (filter: object) => (await backend.call('estate/list?limit=100', filter)).body;

async function rowsAt(stations: number[]): Promise<Row[]> {
  const { rows } = await backend.pool.query<Row>(
    `select distinct on (estate_id) estate_id, walk_minutes + coalesce(bus_minutes, 0) as walk, station_name,
       walk_minutes_min as nearest, station_time_text_min, vacant_status_id, built_ym
     from estate_station join estate using (estate_id) join station using (station_id)
     where status = 1 and station_id = any($1)
     order by estate_id, walk, estate_station.sort_no`,
    [stations],
  );
  return rows;
}

const byId = (a: Row, b: Row) => a.estate_id - b.estate_id;
const isFull = (row: Row) => Number(row.vacant_status_id === 4 || row.vacant_status_id === 5);
const byWalk = (a: Row, b: Row) => isFull(a) - isFull(b) || a.walk - b.walk || byId(a, b);
const recommended = (a: Row, b: Row) =>
  isFull(a) - isFull(b) || a.walk - b.walk || b.built_ym.localeCompare(a.built_ym) || byId(a, b);
const ids = (rows: { estate_id: number }[]) => rows.map((row) => row.estate_id);

describe.each([
  ['one station', stationIds.slice(0, 1)],
  ['two stations', stationIds],
])('in a search by %s', (_name, station_id) => {
  let rows: Row[];

  beforeAll(async () => {
    rows = await rowsAt(station_id);
  });

  test('the walk to it limits, and not that to the nearest station', async () => {
    expect(rows.some((row) => row.walk > 7 && row.nearest <= 7)).toBe(true);
    for (const walk_minutes_max of [3, 7, 15]) {
      const { result, total_count } = await search({ station_id, walk_minutes_max });
      const expected = rows.filter((row) => row.walk <= walk_minutes_max);
      expect(total_count).toBe(expected.length);
      expect(ids(result).toSorted((a, b) => a - b)).toEqual(ids(expected));
    }
  });

  test('the orders go by it', async () => {
    expect(ids((await search({ station_id, sort: 'walk_asc' })).result)).toEqual(ids(rows.toSorted(byWalk)));
    expect(ids((await search({ station_id })).result)).toEqual(ids(rows.toSorted(recommended)));
    expect(ids((await search({ station_id, optional_condition: [1], sort: 'match_desc' })).result)).toEqual(
      ids(rows.toSorted(recommended)),
    );
  });

  test('each card shows it', async () => {
    const { result } = await search({ station_id });
    const texts = new Map(rows.map((row) => [row.estate_id, row]));
    for (const estate of result as Estate[]) {
      const row = texts.get(estate.estate_id);
      const text = estate.station_time_text_min ?? '';
      expect(text).toContain(` ${row?.station_name}駅 `);
      // The parts of the text add up to the walk, both parts of a ride included.
      const shown = [...text.matchAll(/(\d+)分/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0);
      expect(shown).toBe(row?.walk);
    }
  });
});

test('a search by the nearest station shows the usual text', async () => {
  const { result } = await search({});
  for (const { estate_id, station_time_text_min } of (result as Estate[]).slice(0, 10)) {
    const { body } = await backend.call('estate/station/list', { estate_id });
    const station_id = [body.result[0].station_id];
    const found = (await search({ station_id })).result.find((row: Estate) => row.estate_id === estate_id);
    expect(found?.station_time_text_min).toBe(station_time_text_min);
  }
});

test('a station whose name ends with 駅前 is told as it is called', async () => {
  const { station_id, estate_id } = (
    await backend.pool.query(
      'select station_id, estate_id from estate_station join estate using (estate_id) where sort_no = 1 order by estate_id limit 1',
    )
  ).rows[0];
  const rename = (name: string) =>
    backend.pool.query('update station set station_name = $2 where station_id = $1', [station_id, name]);
  const { rows } = await backend.pool.query('select station_name from station where station_id = $1', [
    station_id,
  ]);
  await rename('見本駅前');
  const { result } = await search({ station_id: [station_id] });
  const { rows: summaries } = await backend.pool.query(
    'select station_time_text_min as text from summarise_estates($1)',
    [[estate_id]],
  );
  await rename(rows[0].station_name);
  for (const text of [result[0].station_time_text_min, summaries[0].text])
    expect(text).toMatch(/ 見本駅前 (徒歩|バス)/);
});
