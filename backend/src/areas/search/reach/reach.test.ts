import type { Reach } from '@gakumado/shared/contract';
import { describeWay } from '#engines/commute/describe-commute.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

/** 早稲田大学 早稲田キャンパス, and 三田. */
const campusId = 55;
const mita = { lat: 35.649, lon: 139.743, name: '三田' };

async function reach(request: object): Promise<Reach> {
  const { body, statusCode } = await backend.call('commute/reach', request);
  expect(statusCode).toBe(200);
  return body.result;
}

/** Whether a point lies inside of the rings of a polygon: crossings of a line to the east are counted. */
function isInside(
  [lon, lat]: readonly [number, number],
  rings: Reach['areas'][number]['polygons'][number],
): boolean {
  let crossings = 0;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1]!, ring[at]!];
      if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

const isIn = ({ areas }: Reach, minutes: number, { lat, lon }: { lat: number; lon: number }) =>
  areas.find((area) => area.minutes === minutes)!.polygons.some((polygon) => isInside([lon, lat], polygon));

test('the areas are those of the minutes of the lists', async () => {
  const found = await reach({ school_id: campusId });
  expect(found.areas.map(({ minutes }) => minutes)).toEqual([45, 30, 15]);
  const { rows: homes } = await backend.pool.query<{ lat: number; lon: number }>(
    'select lat, lon from estate where status = 1 and prefecture_id in (11, 13, 14) order by estate_id',
  );
  const { rows } = await backend.pool.query<{ lat: number; lon: number }>(
    'select lat, lon from campus where campus_id = $1',
    [campusId],
  );
  let [judged, agreed] = [0, 0];
  for (const home of homes) {
    const minutes = describeWay(home, rows[0]!)?.commute_minutes ?? 99;
    for (const limit of [15, 30, 45]) {
      // On the border a cell decides.
      if (Math.abs(minutes - limit) <= 3) continue;
      judged += 1;
      if (isIn(found, limit, home) === minutes < limit) agreed += 1;
    }
  }
  expect(judged).toBeGreaterThan(100);
  expect(agreed / judged).toBeGreaterThan(0.97);
});

test('of two destinations both hold, and stations are told with the longer of the ways', async () => {
  const both = await reach({ school_id: campusId, second_destination: mita });
  const [one, other] = [await reach({ school_id: campusId }), await reach({ destination: mita })];
  const minutesOf = ({ stations }: Reach) =>
    new Map(stations.map(({ station_id, minutes }) => [station_id, minutes]));
  const [toOne, toOther] = [minutesOf(one), minutesOf(other)];
  expect(both.stations.length).toBeGreaterThan(50);
  for (const { station_id, minutes } of both.stations) {
    expect(minutes).toBe(Math.max(toOne.get(station_id)!, toOther.get(station_id)!));
  }
  const minutes = both.stations.map((station) => station.minutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(both.stations[0]).toEqual({
    station_id: expect.any(Number),
    station_name: expect.any(String),
    pref_id: 13,
    minutes: expect.any(Number),
  });
});

test('on an island without trains there is what can be walked', async () => {
  const found = await reach({ destination: { lat: 24.34, lon: 124.16 } });
  expect(found.stations).toEqual([]);
  expect(found.areas.every(({ polygons }) => polygons.length === 1)).toBe(true);
});

test.each([
  [{}, 400, [{ field: 'destination', code: 'required' }]],
  [{ school_id: campusId, destination: mita }, 400, [{ field: 'destination', code: 'conflict' }]],
  [{ second_destination: mita }, 400, [{ field: 'school_id', code: 'required' }]],
  [{ destination: { lat: 95, lon: 139 } }, 400, [{ field: 'destination.lat', code: 'range' }]],
  [{ school_id: 999_999 }, 404, []],
])('%j is refused', async (request, status, errors) => {
  const { body, statusCode } = await backend.call('commute/reach', request);
  expect(statusCode).toBe(status);
  expect(body.errors).toMatchObject(errors);
});

test('of two destinations a country apart no place holds both', async () => {
  const found = await reach({
    destination: { lat: 43.06, lon: 141.35, name: '札幌' },
    second_destination: { lat: 26.21, lon: 127.68, name: '那覇' },
  });
  expect(found).toEqual({ areas: [45, 30, 15].map((minutes) => ({ minutes, polygons: [] })), stations: [] });
});
