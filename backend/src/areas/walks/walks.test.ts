import type { Walk } from '@gakumado/shared/contract';
import { roadMetres, walkMinutes, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { distanceM } from '#engines/commute/geo.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let estateId: number;

/** A house in 戸塚町 beside the university, 早稲田 (東西線), and 高田馬場. */
const HOME = { lat: 35.7085, lon: 139.7222 };
const WASEDA = { lat: 35.705_723, lon: 139.721_319, station_id: 2_800_404 };
const BABA = { lat: 35.712_677, lon: 139.703_715, station_id: 1_130_210 };

const moveHome = (lat: number, lon: number) =>
  backend.pool.query('update estate set lat = $2, lon = $3 where estate_id = $1', [estateId, lat, lon]);

beforeAll(async () => {
  backend = await withTestApp();
  estateId = (await backend.call('estate/list')).body.result[0].estate_id;
  await moveHome(HOME.lat, HOME.lon);
});
afterAll(() => backend.close());

const walks = async (to: object[]): Promise<Walk[]> => {
  const { statusCode, body } = await backend.call('estate/walk/list', { estate_id: estateId, to });
  expect(statusCode).toBe(200);
  return body.result;
};

test('walks follow the streets, in the order of the places', async () => {
  const [far, near] = await walks([BABA, WASEDA]);
  for (const [walk, place] of [
    [far!, BABA],
    [near!, WASEDA],
  ] as const) {
    const straight = distanceM(HOME, place);
    expect(walk.is_estimate).toBe(false);
    expect(walk.walk_minutes).toBe(walkMinutesOfRoad(walk.distance_m));
    // A station's exit may be nearer than its middle.
    expect(walk.distance_m).toBeGreaterThan(straight - 150);
    expect(walk.distance_m).toBeLessThan(straight * 1.6);
    const path = walk.path!.map(([lon, lat]) => ({ lat, lon }));
    expect(path[0]).toEqual(HOME);
    expect(distanceM(path.at(-1)!, place)).toBeLessThan(200);
    const length = path.slice(1).reduce((sum, point, index) => sum + distanceM(path[index]!, point), 0);
    expect(Math.abs(length - walk.distance_m)).toBeLessThan(70);
    expect(path.length).toBeGreaterThan(5);
  }
});

test('where the streets are not known, the straight line is the guide', async () => {
  await moveHome(37.2, 138.9);
  const place = { lat: 37.205, lon: 138.9 };
  const [walk] = await walks([place]);
  await moveHome(HOME.lat, HOME.lon);
  const straight = distanceM({ lat: 37.2, lon: 138.9 }, place);
  expect(walk).toEqual({
    distance_m: roadMetres(straight),
    walk_minutes: walkMinutes(straight),
    path: null,
    is_estimate: true,
  });
});

test('nobody walks to another city', async () => {
  const [walk] = await walks([{ lat: 34.7025, lon: 135.4959 }]);
  expect([walk!.is_estimate, walk!.path]).toEqual([true, null]);
});

test('an unknown home has no walks, and too many places or none are refused', async () => {
  const { statusCode } = await backend.call('estate/walk/list', { estate_id: 999_999_999, to: [WASEDA] });
  expect(statusCode).toBe(404);
  for (const to of [[], Array.from({ length: 7 }, () => WASEDA)]) {
    const refused = await backend.call('estate/walk/list', { estate_id: estateId, to });
    expect([refused.statusCode, refused.body.errors[0].field]).toEqual([400, 'to']);
  }
});
