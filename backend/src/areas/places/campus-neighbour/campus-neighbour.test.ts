import type { CampusNeighbour } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
/** 早稲田大学 早稲田キャンパス */
const campusId = 55;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const neighbours = async (filter: object = {}): Promise<CampusNeighbour[]> =>
  (await backend.call('school/campus/neighbour/list', { school_id: campusId, ...filter })).body.result;

test.each([
  [{}],
  [{ price_to: 60_000, equipment: [805] }],
  [{ commute_minutes_max: 20, second_school_id: 57, second_commute_minutes_max: 30 }],
])('campuses close by with the results of %j at each', async (filter) => {
  const found = await neighbours(filter);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(6);
  expect(found.map((campus) => campus.campus_id)).not.toContain(campusId);
  const distances = found.map((campus) => campus.distance_m);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  for (const { campus_id, estate_count } of found) {
    const there = { ...filter, school_id: campus_id, count_only: 1 };
    expect((await backend.call('estate/school/list', there)).body.total_count).toBe(estate_count);
  }
});

test('the second campus of a search is no neighbour in it', async () => {
  const [nearest] = await neighbours();
  const found = await neighbours({ second_school_id: nearest?.campus_id });
  expect(found.length).toBeGreaterThan(0);
  expect(found.map((campus) => campus.campus_id)).not.toContain(nearest?.campus_id);
});

test('none where nothing is found, none of an unknown campus', async () => {
  expect(await neighbours({ price_to: 1 })).toEqual([]);
  expect(await neighbours({ second_school_id: 999_999 })).toEqual([]);
  expect(await neighbours({ school_id: 999_999 })).toEqual([]);
});
