import { walkMinutes, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { findGates } from './find-gates.ts';
import { findWalks } from './find-walks.ts';
import { entrancesOf } from './station-exits.ts';
import {
  isClose,
  metresBetween,
  readAllStreets,
  readRows,
  stationNear,
  summariseErrors,
} from './testing/walk-tables.ts';

/** No walk of the tables is longer. */
const MOST_M = 3000;

/** Campuses, whose gates count; a row that names its gate is none. */
const isCampus = (place = '') => /大学/.test(place) && !/病院|正門/.test(place);

const streets = readAllStreets();

/** Walks of the world with the minutes that the places themselves publish, and those of the streets and of the straight line. */
const measureWalks = (file: string) =>
  readRows(file).map((row) => {
    const from = { lat: Number(row['lat']), lon: Number(row['lon']) };
    const { stationId, ...station } = stationNear(from, row['station']!);
    const gates = isCampus(row['place']) ? findGates(streets, from) : [];
    const [walk] = findWalks(
      streets,
      gates.length > 0 ? gates : [from],
      [entrancesOf(stationId, station)],
      MOST_M,
    );
    return {
      name: `${row['place']}→${row['station']}`,
      published: Number(row['minutes']),
      minutes: walk && walkMinutesOfRoad(walk.metres),
      straightMinutes: walkMinutes(metresBetween(from, station)),
    };
  });

/** The errors of walks in minutes, and how many are within 15 % or a minute, or within two. */
function summarise(
  walks: ReturnType<typeof measureWalks>,
  minutesOf: (walk: (typeof walks)[number]) => number,
) {
  const found = walks.map((walk) => ({ found: minutesOf(walk), published: walk.published }));
  return {
    ...summariseErrors(found),
    within2: found.filter((walk) => Math.abs(walk.found - walk.published) <= 2).length,
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
  const { streetWalks, straightWalks } = compareWalks('known-walks.tsv');
  expect(streetWalks.close).toBeGreaterThan(straightWalks.close);
  expect(streetWalks.close).toBeGreaterThanOrEqual(46);
  expect(streetWalks.meanAbsolute).toBeLessThan(straightWalks.meanAbsolute);
  expect(streetWalks.meanAbsolute).toBeLessThanOrEqual(1.5);
});

test('walks to campuses of other cities, with which nothing was fitted, are nearer as well', () => {
  const { streetWalks, straightWalks } = compareWalks('unseen-walks.tsv');
  expect(streetWalks.meanAbsolute).toBeLessThan(straightWalks.meanAbsolute);
});
