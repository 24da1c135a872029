import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const call = (body: object) => backend.call('estate/station/list', body);

test('stations that serve an estate, in their order', async () => {
  const estate = (await backend.call('estate/list')).body.result[0];
  const { body } = await call({ estate_id: estate.estate_id });
  expect(body.result.length).toBeGreaterThan(0);
  expect(body.result.map((row: { sort_no: number }) => row.sort_no)).toEqual(
    body.result.map((_: unknown, index: number) => index + 1),
  );
  expect(estate.station_time_text_min).toContain(body.result[0].station_name);
});

test('lines of a prefecture with their stations there', async () => {
  const { body } = await call({ pref_id: 13 });
  const tozai = body.result.find((line: { line_name: string }) => line.line_name.includes('東西線'));
  const names = tozai.stations.map((station: { station_name: string }) => station.station_name);
  expect(names).toEqual(expect.arrayContaining(['中野', '高田馬場', '早稲田', '神楽坂']));
  expect(Math.abs(names.indexOf('早稲田') - names.indexOf('高田馬場'))).toBe(1);
  const waseda = tozai.stations.find(
    (station: { station_name: string }) => station.station_name === '早稲田',
  );
  const found = await backend.call('estate/list', { station_id: waseda.station_id, count_only: 1 });
  expect(waseda).toMatchObject({ estate_count: found.body.total_count, lat: expect.any(Number) });
});

test('exactly one of the two is needed', async () => {
  expect((await call({})).body.errors).toMatchObject([{ field: 'pref_id', code: 'required' }]);
  expect((await call({ pref_id: 13, estate_id: 1 })).body.errors).toMatchObject([
    { field: 'estate_id', code: 'conflict' },
  ]);
  expect((await call({ pref_id: 48 })).body.result).toEqual([]);
});
