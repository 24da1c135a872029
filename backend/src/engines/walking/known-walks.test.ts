import { readFileSync } from 'node:fs';
import { METRES_PER_DEGREE, walkMinutes, walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import { readStreets } from '../map-tiles/map-tables.ts';
import { findGates } from './find-gates.ts';
import { nodeStreets } from './node-streets.ts';
import { findStreetWalks } from './street-walks.ts';
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

/** Campuses, whose gates count; a row that names its gate is none. */
const isCampus = (place = '') => /大学/.test(place) && !/病院|正門/.test(place);

/** Walks of the world with the minutes that the places themselves publish, and those of the streets and of the straight line. */
function measureKnownWalks() {
  const streets = new Streets((x, y) => {
    const rows = readStreets(x, y);
    return rows && nodeStreets(rows, { x, y }).graph;
  });
  return readRows('./known-walks.tsv').map((row) => {
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
    const metres = (gates.length > 0 ? gates : [from]).map(
      (end) => findStreetWalks(streets, { from: end, to: [station!] })[0]?.metres ?? Infinity,
    );
    const nearestM = Math.min(...metres);
    return {
      name: `${row['place']}→${row['station']}`,
      published: Number(row['minutes']),
      minutes: nearestM === Infinity ? undefined : walkMinutesOfRoad(nearestM),
      straightMinutes: walkMinutes(metresBetween(from, station!)),
    };
  });
}

const isClose = (minutes: number, published: number, most = 1) =>
  Math.abs(minutes - published) <= Math.max(most, 0.15 * published);

test('walks along the streets are nearer to the published minutes than the straight line is', () => {
  const walks = measureKnownWalks();
  expect(walks.length).toBeGreaterThanOrEqual(60);
  expect(walks.filter(({ minutes }) => minutes === undefined)).toEqual([]);
  const summary = (minutesOf: (walk: (typeof walks)[number]) => number) => {
    const errors = walks.map((walk) => minutesOf(walk) - walk.published);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      mean: mean(errors),
      meanAbsolute: mean(errors.map(Math.abs)),
      close: walks.filter((walk) => isClose(minutesOf(walk), walk.published)).length,
      within2: errors.filter((error) => Math.abs(error) <= 2).length,
    };
  };
  const streets = summary(({ minutes = 0 }) => minutes);
  const straight = summary(({ straightMinutes }) => straightMinutes);
  console.info(
    `${walks.length} walks; along the streets: ${JSON.stringify(streets)}; straight line × 1.3: ${JSON.stringify(straight)}\n${walks
      .filter(({ minutes = 0, published }) => !isClose(minutes, published))
      .map(({ name, published, minutes }) => `${name}: ${published} published, ${minutes}`)
      .join('\n')}`,
  );
  expect(streets.close).toBeGreaterThan(straight.close);
  expect(streets.meanAbsolute).toBeLessThan(straight.meanAbsolute);
  expect(streets.meanAbsolute).toBeLessThanOrEqual(1.7);
});
