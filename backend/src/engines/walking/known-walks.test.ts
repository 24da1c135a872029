import { readFileSync } from 'node:fs';
import { METRES_PER_DEGREE, walkMinutes, walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import { readStreets } from '../map-tiles/map-tables.ts';
import { findGates } from './find-gates.ts';
import { findWalks } from './find-walks.ts';
import { nodeStreets } from './node-streets.ts';
import { entrancesOf } from './station-exits.ts';
import { Streets } from './streets.ts';

function readRows(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])),
  );
}

const stations = readRows('../../../seed/reference/stations.tsv');

const metresBetween = (one: Point, other: Point) =>
  Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180)) *
  METRES_PER_DEGREE;

/** No walk of the tables is longer. */
const MOST_M = 3000;

/** Campuses, whose gates count; a row that names its gate is none. */
const isCampus = (place = '') => /大学/.test(place) && !/病院|正門/.test(place);

const streets = new Streets((x, y) => {
  const rows = readStreets(x, y);
  return rows && nodeStreets(rows, { x, y }).graph;
});

/** Walks of the world with the minutes that the places themselves publish, and those of the streets and of the straight line. */
const measureWalks = (file: string) =>
  readRows(file).map((row) => {
    const from = { lat: Number(row['lat']), lon: Number(row['lon']) };
    const [station] = stations
      .filter(({ station_name }) => station_name === row['station'])
      .map(({ station_id, lat, lon }) => ({
        stationId: Number(station_id),
        lat: Number(lat),
        lon: Number(lon),
      }))
      .toSorted((one, other) => metresBetween(from, one) - metresBetween(from, other));
    const gates = isCampus(row['place']) ? findGates(streets, from) : [];
    const [walk] = findWalks(
      streets,
      gates.length > 0 ? gates : [from],
      [entrancesOf(station!.stationId, station!)],
      MOST_M,
    );
    return {
      name: `${row['place']}→${row['station']}`,
      published: Number(row['minutes']),
      minutes: walk && walkMinutesOfRoad(walk.metres),
      straightMinutes: walkMinutes(metresBetween(from, station!)),
    };
  });

const isClose = (minutes: number, published: number, most = 1) =>
  Math.abs(minutes - published) <= Math.max(most, 0.15 * published);

/** The errors of walks in minutes, and how many are within 15 % or a minute. */
function summarise(
  walks: ReturnType<typeof measureWalks>,
  minutesOf: (walk: (typeof walks)[number]) => number,
) {
  const errors = walks.map((walk) => minutesOf(walk) - walk.published);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean: mean(errors),
    meanAbsolute: mean(errors.map(Math.abs)),
    close: walks.filter((walk) => isClose(minutesOf(walk), walk.published)).length,
    within2: errors.filter((error) => Math.abs(error) <= 2).length,
  };
}

/** The walks of a file, along the streets and by the straight line; prints both, and the walks that are not close. */
function compareWalks(file: string) {
  const walks = measureWalks(file);
  expect(walks.filter(({ minutes }) => minutes === undefined)).toEqual([]);
  const streetWalks = summarise(walks, ({ minutes = 0 }) => minutes);
  const straightWalks = summarise(walks, ({ straightMinutes }) => straightMinutes);
  const others = walks
    .filter(({ minutes = 0, published }) => !isClose(minutes, published))
    .map(({ name, published, minutes }) => `${name}: ${published} published, ${minutes}`);
  console.info(
    `${walks.length} walks of ${file}; along the streets: ${JSON.stringify(streetWalks)}; straight line × 1.3: ${JSON.stringify(straightWalks)}\n${others.join('\n')}`,
  );
  return { streetWalks, straightWalks };
}

test('walks along the streets are nearer to the published minutes than the straight line is', () => {
  const { streetWalks, straightWalks } = compareWalks('./known-walks.tsv');
  expect(streetWalks.close).toBeGreaterThan(straightWalks.close);
  expect(streetWalks.close).toBeGreaterThanOrEqual(46);
  expect(streetWalks.meanAbsolute).toBeLessThan(straightWalks.meanAbsolute);
  expect(streetWalks.meanAbsolute).toBeLessThanOrEqual(1.5);
});

test('walks to campuses of other cities, with which nothing was fitted, are nearer as well', () => {
  const { streetWalks, straightWalks } = compareWalks('./unseen-walks.tsv');
  expect(streetWalks.meanAbsolute).toBeLessThan(straightWalks.meanAbsolute);
});
