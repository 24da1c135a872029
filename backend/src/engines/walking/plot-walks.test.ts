import { DETOUR, WALK_M_PER_MINUTE } from '@gakumado/shared/vocabulary';
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

/** No plot of the table is farther from its station, on the longest way that is found. */
const MOST_M = 6000;

/** Road metres are published for plots: of so many of the 240 the way along the streets is within 15 % or a minute. */
const CLOSE = 210;

test('ways from plots to their stations are as long as 地価公示 publishes', () => {
  const streets = readAllStreets();
  const walks = readRows('plot-walks.tsv').map((row) => {
    const plot = { lat: Number(row['lat']), lon: Number(row['lon']) };
    const { stationId, ...station } = stationNear(plot, row['station']!);
    const [walk] = findWalks(streets, [plot], [entrancesOf(stationId, station)], MOST_M);
    return {
      name: `${row['place']}→${row['station']}`,
      published: Number(row['metres']),
      found: walk ? Math.round(walk.metres) : Infinity,
      straight: metresBetween(plot, station) * DETOUR,
    };
  });
  expect(walks.filter(({ found }) => found === Infinity)).toEqual([]);
  const streetWalks = summariseErrors(walks, WALK_M_PER_MINUTE);
  const straightWalks = summariseErrors(
    walks.map(({ published, straight }) => ({ published, found: straight })),
    WALK_M_PER_MINUTE,
  );
  const others = walks
    .filter(({ found, published }) => !isClose(found, published, WALK_M_PER_MINUTE))
    .map(({ name, published, found }) => `${name}: ${published} m published, ${found}`);
  console.info(
    `${walks.length} plots, ${((100 * streetWalks.close) / walks.length).toFixed(1)} % within 15 % or a minute; along the streets: ${JSON.stringify(streetWalks)}; straight line: ${JSON.stringify(straightWalks)}\n${others.join('\n')}`,
  );
  expect(walks).toHaveLength(240);
  expect(streetWalks.close).toBeGreaterThanOrEqual(CLOSE);
  expect(streetWalks.meanAbsolute).toBeLessThan(straightWalks.meanAbsolute);
});
