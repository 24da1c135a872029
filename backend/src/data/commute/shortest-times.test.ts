import { TRANSFER_MINUTES, walkMinutes } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { describeCommute, findCommute } from './find-commute.ts';
import { findAccesses } from './find-accesses.ts';
import { distanceM, offset, PointGrid } from './geo.ts';
import { pickCampuses } from './pick-campuses.ts';
import { minutesByIndex } from './read-network.ts';
import { findJourneys } from './shortest-times.ts';
import { buildStationGraph } from './station-graph.ts';
import { rideMinutes } from './travel-times.ts';

/*
 * Line 1: A(1) – B(2) – C(3), one kilometre apart. Line 2: C′(30, same interchange as C) – D(4).
 * Line 3: A(1) – E(5), not joined with D.
 */
const origin = { lat: 35.7, lon: 139.7 };
const at = (metres: number) => offset(origin, metres, 0);
const stations = [
  { station_id: 1, station_group_id: 1, ...at(0) },
  { station_id: 2, station_group_id: 2, ...at(1000) },
  { station_id: 3, station_group_id: 3, ...at(2000) },
  { station_id: 30, station_group_id: 3, ...at(2100) },
  { station_id: 4, station_group_id: 4, ...at(6000) },
  { station_id: 5, station_group_id: 5, ...at(-3000) },
].map((station, index) => Object.assign(station, { index }));
const lines = [
  { line_id: 1, line_type: 'subway' },
  { line_id: 2, line_type: 'jr' },
  { line_id: 3, line_type: 'tram' },
];
const links = [
  { line_id: 1, from_station_id: 1, to_station_id: 2, distance_m: 1000 },
  { line_id: 1, from_station_id: 2, to_station_id: 3, distance_m: 1000 },
  { line_id: 2, from_station_id: 30, to_station_id: 4, distance_m: 4000 },
  { line_id: 3, from_station_id: 1, to_station_id: 5, distance_m: 3000 },
];
const graph = buildStationGraph(stations, lines, links);
const names = { line: (id: number) => `${id}号線`, station: (id: number) => `駅${id}` };
const fromStation = (station_id: number) => [{ station_id, index: 0, minutes: 4, isBus: false }];

describe('findJourneys', () => {
  it('adds the rides along a line and the walk at the campus', () => {
    const journey = findJourneys(graph, fromStation(1), 90).get(3);
    expect(journey).toMatchObject({ transfers: 0, line_id: 1, alighting: { station_id: 1 } });
    expect(journey?.minutes).toBeCloseTo(4 + 2 * rideMinutes('subway', 1000));
  });

  it('changes lines within an interchange for the price of a change', () => {
    const journey = findJourneys(graph, fromStation(1), 90).get(4);
    expect(journey).toMatchObject({ transfers: 1, line_id: 2 });
    expect(journey?.minutes).toBeCloseTo(
      4 + 2 * rideMinutes('subway', 1000) + TRANSFER_MINUTES + rideMinutes('jr', 4000),
    );
  });

  it('takes as long in the other direction', () => {
    const there = findJourneys(graph, fromStation(1), 90).get(4)?.minutes;
    const back = findJourneys(graph, fromStation(4), 90).get(1)?.minutes;
    expect(there).toBeCloseTo(back ?? 0);
  });

  it('goes no farther than the limit', () => {
    const journeys = findJourneys(graph, fromStation(1), 4 + rideMinutes('subway', 1000) + 0.1);
    expect([...journeys.keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
  });
});

describe('findCommute', () => {
  const campus = at(6200);
  const grid = new PointGrid(stations);
  const journeys = findJourneys(graph, findAccesses(campus, grid), 90);
  const minutesFrom = minutesByIndex(
    new Map(stations.map(({ station_id }, index) => [station_id, index])),
    journeys,
  );
  const describeFrom = (home: Point) =>
    describeCommute(
      findCommute(home, campus, findAccesses(home, grid), minutesFrom),
      home,
      { ...campus, journeys },
      names,
    );

  it('goes by train where walking takes long, and says how', () => {
    const home = at(-200);
    const commute = describeFrom(home);
    expect(commute.commute_transfers).toBe(1);
    expect(commute.commute_text).toMatch(/^1号線ほかで駅4駅まで\d+分・乗換1回$/);
    expect(commute.commute_minutes).toBeLessThan(commute.walk_minutes);
    expect(commute.distance_m).toBe(Math.round(distanceM(home, campus)));
  });

  it('walks when the school is near', () => {
    const home = at(5700);
    const commute = describeFrom(home);
    expect(commute).toMatchObject({
      commute_minutes: walkMinutes(500),
      commute_transfers: 0,
      commute_text: '徒歩9分',
    });
  });

  it('assumes a bus where no station is in walking distance', () => {
    const home = offset(origin, 5000, Math.PI / 2);
    const accesses = findAccesses(home, grid);
    expect(accesses.every(({ isBus }) => isBus)).toBe(true);
    expect(describeFrom(home).commute_text).toMatch(/^バス\d+分、/);
  });
});

it('counts a walk by 80 metres a minute on streets 1.3 times the straight line, rounded up', () => {
  expect(walkMinutes(800)).toBe(13);
  expect(walkMinutes(10)).toBe(1);
});

it('keeps the nearest 20 campuses and all within an hour', () => {
  const pairs = Array.from({ length: 60 }, (_, index) => ({ campus_id: index, commute_minutes: 12 + index }));
  expect(pickCampuses(pairs).map(({ commute_minutes }) => commute_minutes)).toEqual(
    Array.from({ length: 49 }, (_, index) => 12 + index),
  );
  const far = pairs.map(({ campus_id, commute_minutes }) => ({
    campus_id,
    commute_minutes: commute_minutes + 58,
  }));
  expect(pickCampuses(far)).toHaveLength(20);
  expect(pickCampuses([{ campus_id: 1, commute_minutes: 91 }])).toEqual([]);
});
