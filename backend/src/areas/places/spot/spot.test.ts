import type { Spot } from '@gakumado/shared/contract';
import { placeKinds, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const ask = async (body: object, query = '?limit=100') =>
  (await backend.call(`school/spot/list${query}`, { campus_id: 55, ...body })).body;

const kindOf = (slug: string) => placeKinds.find((kind) => kind.slug === slug)!.value;

test('the nearest first, within the radius, walked at 80 m a minute', async () => {
  for (const radius_m of [100, 1000, 3000]) {
    const { result } = await ask({ radius_m });
    const distances = result.map((spot: Spot) => spot.distance_m);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    expect(Math.max(0, ...distances)).toBeLessThanOrEqual(radius_m);
    for (const spot of result as Spot[]) {
      // Metres are rounded, minutes are rounded up from what they were before.
      expect([spot.distance_m - 0.5, spot.distance_m + 0.5].map((m) => Math.ceil(m / 80))).toContain(
        spot.walk_minutes,
      );
    }
  }
  const [usual, wide] = [await ask({}), await ask({ radius_m: 3000 })];
  expect(usual).toEqual(await ask({ radius_m: 1000 }));
  expect(wide.total_count).toBeGreaterThan(usual.total_count);
});

test('places and stations around 早稲田 are those that stand there, and none is made up', async () => {
  const { result } = await ask({ radius_m: 1500, per_kind: 5 });
  const names = (kind: number | null) =>
    (result as Spot[]).filter(({ place_kind }) => place_kind === kind).map(({ name }) => name);
  expect(names(null)).toContain('早稲田駅');
  expect(names(kindOf('koban'))).toContain('牛込警察署馬場下交番');
  expect(names(kindOf('post-office'))).toContain('新宿馬場下郵便局');
  expect(names(kindOf('convenience')).length).toBe(5);
  expect(result.some((spot: Spot) => spot.name.includes('サンプル'))).toBe(false);
});

test('of each kind the nearest on foot alone, from the gates of the campus', async () => {
  const all = await ask({ radius_m: 800, spot_category: 5 });
  const nearest = await ask({ radius_m: 800, spot_category: 5, per_kind: 1 });
  expect(all.result.every((spot: Spot) => spot.is_estimate)).toBe(true);
  const kinds = (nearest.result as Spot[]).map(({ place_kind }) => place_kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toContain(kindOf('restaurant'));
  for (const spot of nearest.result as Spot[]) {
    expect(spot.is_estimate).toBe(false);
    expect(spot.walk_minutes).toBe(walkMinutesOfRoad(spot.distance_m));
    const near = (all.result as Spot[]).find(({ spot_id }) => spot_id === spot.spot_id);
    // The list has the first hundred only. From a gate it is as near as from the middle, or nearer.
    if (near) expect(spot.distance_m).toBeLessThan(near.distance_m + 100);
  }
});

test('far from everything nothing is made up', async () => {
  // The middle of 小笠原's sea.
  expect(await ask({ campus_id: undefined, lat: 25, lon: 141 })).toMatchObject({
    result: [],
    total_count: 0,
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('category %i', async (spot_category) => {
  const { result } = await ask({ spot_category, radius_m: 3000 });
  expect(result.length).toBeGreaterThan(0);
  expect(result.every((spot: Spot) => spot.spot_category === spot_category)).toBe(true);
});

test('pages, an unknown campus, and values out of range', async () => {
  const all = await ask({ radius_m: 3000 });
  const second = await ask({ radius_m: 3000 }, '?limit=10&page=2');
  expect(second).toMatchObject({ result: all.result.slice(10, 20), total_count: all.total_count });
  expect(await ask({ campus_id: 999_999 })).toMatchObject({ result: [], total_count: 0 });
  for (const bad of [{ radius_m: 99 }, { radius_m: 3001 }, { spot_category: 9 }, { per_kind: 6 }])
    expect(await ask(bad)).toMatchObject({ status: 400, errors: [{ code: 'range' }] });
});

test('around a point as around the campus that stands there', async () => {
  const { result: campuses } = (await backend.call('school/campus/list', { campus_id: 55 })).body;
  const [{ lat, lon }] = campuses;
  const around = await ask({ campus_id: undefined, lat, lon });
  expect(around).toEqual(await ask({}));
  expect(around.result.length).toBeGreaterThan(0);
});

test.each([
  [{}, 'campus_id', 'required'],
  [{ lat: 35.7 }, 'lon', 'required'],
  [{ lon: 139.7 }, 'lat', 'required'],
  [{ lat: 91, lon: 139.7 }, 'lat', 'range'],
])('a place that is not one: %j', async (body, field, code) => {
  expect(await ask({ campus_id: undefined, ...body })).toMatchObject({
    status: 400,
    errors: [{ field, code }],
  });
});
