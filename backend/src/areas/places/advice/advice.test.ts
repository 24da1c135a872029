import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { writeCommutes } from '#testing/write-commutes.ts';
import { writeAdvice } from './write-advice.ts';

let backend: TestApp;
const campusId = 55;

beforeAll(async () => {
  backend = await withTestApp();
  await writeCommutes(backend.pool, [campusId]);
});
afterAll(() => backend.close());

const advise = (campus_id: unknown) => backend.call('school/campus/advice', { campus_id });

test('figures of the estates within thirty minutes', async () => {
  const { body } = await advise(campusId);
  const { rows } = await backend.pool.query<{ estate_id: number; yen: number }>(
    `select estate_id, (roomtype.price_min + roomtype.price_max) / 2.0 as yen from roomtype join estate using (estate_id)
       join commute using (estate_id)
     where campus_id = $1 and commute_minutes <= 30 and status = 1 and layout in ('1R', '1K')`,
    [campusId],
  );
  const rents = rows.map((row) => row.yen);
  const average = rents.reduce((sum, yen) => sum + yen, 0) / rents.length;
  expect(Math.abs(body.result.rent_average - average)).toBeLessThanOrEqual(50);
  const within = rents.filter(
    (yen) => yen >= body.result.rent_range_min && yen <= body.result.rent_range_max,
  ).length;
  expect(within / rents.length).toBeGreaterThanOrEqual(0.8);
  expect(body.result).toMatchObject({
    campus_id: campusId,
    rent_estate_count: new Set(rows.map((row) => row.estate_id)).size,
    advice_title: expect.stringContaining('早稲田大学 早稲田キャンパス'),
    shop_id: expect.any(Number),
    staff_name: expect.any(String),
    updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('stations by the estates that they are nearest to', async () => {
  const { popular_stations: stations } = (await advise(campusId)).body.result;
  const { rows } = await backend.pool.query<{ station_id: number; count: number }>(
    `select station_id, count(*) from estate_station join estate using (estate_id) join commute using (estate_id)
     where campus_id = $1 and commute_minutes <= 30 and status = 1 and sort_no = 1 group by 1 order by 2 desc`,
    [campusId],
  );
  const counts = new Map(rows.map((row) => [row.station_id, row.count]));
  expect(stations.map((station: { station_id: number }) => counts.get(station.station_id))).toEqual(
    rows.slice(0, 5).map((row) => row.count),
  );
  expect(stations[0]).toMatchObject({
    station_name: expect.any(String),
    line_name: expect.any(String),
    commute_minutes: expect.any(Number),
    rent_average: expect.any(Number),
  });
});

test('a campus without estates has a text that says so, an unknown one is 404', async () => {
  // On an island without homes.
  await backend.pool.query('update campus set lat = 24.3, lon = 123.8 where campus_id = 2');
  await backend.estates.refresh();
  const { body } = await advise(2);
  expect(body.result).toMatchObject({ rent_average: null, rent_range_min: null, popular_stations: [] });
  expect(body.result.advice_html).toContain('ただいまありません');
  expect((await advise(999_999)).statusCode).toBe(404);
  expect((await advise(undefined)).body.errors).toMatchObject([{ field: 'campus_id', code: 'required' }]);
});

test('names are text, whatever they contain', () => {
  const { advice_html: html } = writeAdvice({
    campus_id: 1,
    school_name: '<script>大学',
    campus_name: '本校',
    estate_count: 1,
    walk_count: 1,
    furnished_count: 0,
    meal_count: 0,
    rent_average: 52_500,
    rent_range_min: 9_500,
    rent_range_max: 60_000,
    rent_estate_count: 1,
    popular_stations: [
      { station_id: 1, station_name: '"&駅前', line_name: null, commute_minutes: 5, rent_average: null },
    ],
    shop_id: 1,
    shop_name: '<b>店',
    shop: null,
    staff_name: null,
    updated_at: null,
  });
  expect(html).toContain('&lt;script&gt;大学まで通学30分以内の物件を1件');
  expect(html).toContain('平均<strong>5.25万円</strong>、多くのお部屋は9,500円から6万円の間');
  expect(html).toContain('&lt;b&gt;店がご案内します');
  expect(html.match(/<[^>]+>/g)?.every((tag) => /^<\/?(p|strong)>$/.test(tag))).toBe(true);
});
