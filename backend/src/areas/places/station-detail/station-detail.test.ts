import type { StationDetail } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const ask = (body: object, query = '') => backend.call(`estate/station/detail${query}`, body);
const named = { station_name: '高田馬場', pref_id: 13 };

test('a station with its lines and the next stations on them', async () => {
  const station: StationDetail = (await ask(named)).body.result;
  expect(station).toMatchObject({
    station_name: '高田馬場',
    pref_id: 13,
    pref_name: '東京都',
    lat: expect.closeTo(35.71, 1),
  });
  expect(station.neighbours.every(({ pref_id }) => pref_id === 13)).toBe(true);
  expect(station.lines.map((line) => line.line_name)).toEqual(
    expect.arrayContaining(['JR山手線', '東京メトロ東西線', '西武新宿線']),
  );
  const names = station.neighbours.map((neighbour) => neighbour.station_name);
  expect(names).toEqual(expect.arrayContaining(['目白', '新大久保', '早稲田', '落合', '下落合', '西武新宿']));
  expect(new Set(names).size).toBe(names.length);
  const minutes = station.neighbours.map((neighbour) => neighbour.minutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(Math.max(...minutes)).toBeLessThanOrEqual(5);
});

test('a station that shares its name with another one of the prefecture says so', async () => {
  for (const station_id of [2800404, 9930530]) {
    expect((await ask({ station_id })).body.result).toMatchObject({
      station_name: '早稲田',
      has_namesake: true,
    });
  }
  expect((await ask(named)).body.result).toMatchObject({ has_namesake: false });
});

test('by id, by name, by reading: the same', async () => {
  const byName = (await ask(named)).body;
  const { station_id } = byName.result;
  expect((await ask({ station_id })).body).toEqual(byName);
  expect((await ask({ station_name: 'たかだのばば駅', pref_id: 13 })).body).toEqual(byName);
});

test('its estates are those of the list, in pages and with the filter', async () => {
  const { station_id, neighbours } = (await ask(named)).body.result;
  for (const filter of [{}, { price_to: 90_000, sort: 'price_asc' }, { school_id: 55 }]) {
    const { body } = await ask({ station_id, ...filter }, '?limit=2&page=2');
    const list = (
      await backend.call(`estate/${'school_id' in filter ? 'school/' : ''}list?limit=2&page=2`, {
        station_id: [station_id],
        ...filter,
      })
    ).body;
    expect(body).toMatchObject({ total_count: list.total_count, page: 2, limit: 2 });
    expect(body.result.estates).toEqual(list.result);
  }
  for (const neighbour of neighbours) {
    const { body } = await backend.call('estate/list', { station_id: neighbour.station_id, count_only: 1 });
    expect(neighbour.estate_count).toBe(body.total_count);
  }
});

test('its estates are ordered by the way to a destination as by that to a campus', async () => {
  const station_id = 2800404;
  const destination = { lat: 35.698, lon: 139.773, name: '秋葉原駅' };
  const { body } = await ask({ station_id, destination });
  const { result } = (await backend.call('estate/list', { station_id, destination })).body;
  expect(result.length).toBeGreaterThan(5);
  expect(body.result.estates).toEqual(result);
});

test('missing and unknown parameters', async () => {
  expect((await ask({})).body.errors).toMatchObject([{ field: 'station_id', code: 'required' }]);
  expect((await ask({ station_name: '早稲田' })).body.errors).toMatchObject([
    { field: 'pref_id', code: 'required' },
  ]);
  expect((await ask({ station_id: 999_999_999 })).statusCode).toBe(404);
  expect((await ask({ station_name: '早稲田', pref_id: 47 })).statusCode).toBe(404);
});
