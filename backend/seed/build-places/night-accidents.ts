import { readdirSync } from 'node:fs';
import type { Point } from '@gakumado/shared/vocabulary';
import KDBush from 'kdbush';
import { readStreets } from '../../src/engines/map-tiles/map-tables.ts';
import type { UnitPoint } from '@gakumado/shared/vocabulary';
import { ACCIDENT_BASE } from '../../src/engines/places/night-accidents.ts';
import { meshCellOf } from '../../src/engines/places/mesh-cell.ts';
import { blockMetres, BLOCKS } from '../../src/engines/walking/street-graph.ts';
import { pointAt, Streets } from '../../src/engines/walking/streets.ts';

/** Cells of a mesh. */
const CELLS = 64;

/** Streets are looked at every so many metres: a cell is about 116 m wide. */
const STEP_M = 30;

/** Streets with cars on them: on a path in the hills nobody has an accident of traffic. */
const WITH_CARS = new Set(['trunk', 'primary', 'secondary', 'tertiary', 'street']);

/** A town farther away, in degrees, says nothing of the municipality of a street. */
const FAR_DEGREES = 0.1;

/** Accidents at night in each cell of a mesh. */
type Nights = Map<string, number[]>;

/** Counts the accidents at night of the source by mesh and cell; cells without one are left out. */
export function countNights(rows: readonly (readonly string[])[]): Nights {
  const nights: Nights = new Map();
  for (const [lat, lon, , , , night] of rows) {
    if (Number(night) === 0) continue;
    const { mesh, cell } = meshCellOf({ lat: Number(lat), lon: Number(lon) });
    const counts = nights.get(mesh) ?? Array.from<number>({ length: CELLS }).fill(0);
    counts[cell]! += Number(night);
    nights.set(mesh, counts);
  }
  return nights;
}

const digitOf = (count: number) => Math.min(count, ACCIDENT_BASE - 1).toString(ACCIDENT_BASE);

/** The rows of the table: a mesh, and one digit for each of its cells. */
export const meshRows = (nights: Nights): [mesh: string, counts: string][] =>
  Array.from(nights, ([mesh, counts]): [string, string] => [mesh, counts.map(digitOf).join('')]).toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );

/** Points of a line, `step` widths of a block from each other at most. */
const pointsAlong = (line: readonly UnitPoint[], step: number): UnitPoint[] =>
  line.flatMap(([fromX, fromY], index) => {
    const [toX, toY] = line[index + 1] ?? [fromX, fromY];
    const count = Math.max(1, Math.ceil((Math.hypot(toX - fromX, toY - fromY) * BLOCKS) / step));
    return Array.from({ length: count }, (_none, at): UnitPoint => [
      fromX + ((toX - fromX) * at) / count,
      fromY + ((toY - fromY) * at) / count,
    ]);
  });

/** The cells through which a street with cars leads, each with a point of it, where every street is known. */
function cellsWithStreets(): Map<string, Point> {
  const cells = new Map<string, Point>();
  const streets = new Streets(() => null);
  const folder = new URL('../map/streets/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.br'),
  );
  for (const file of files.toSorted()) {
    const [x = 0, y = 0] = file.split(/[/\\.]/).map(Number);
    const block = { x, y, metres: blockMetres(y) };
    for (const { lines } of readStreets(x, y, WITH_CARS) ?? []) {
      for (const [partX, partY] of lines.flatMap((line) => pointsAlong(line, STEP_M / block.metres))) {
        const point = pointAt(block, partX * BLOCKS - x, partY * BLOCKS - y);
        const { mesh, cell } = meshCellOf(point);
        const key = `${mesh} ${cell}`;
        if (!cells.has(key) && streets.isFull(point)) cells.set(key, point);
      }
    }
  }
  return cells;
}

/** Finds the municipality of a point: that of the nearest town; `towns` have city id, name, lat and lon. */
function cityFinder(towns: readonly (readonly string[])[]): (point: Point) => string | undefined {
  const tree = new KDBush(towns.length);
  for (const [, , lat, lon] of towns) tree.add(Number(lon), Number(lat));
  tree.finish();
  return ({ lat, lon }) => {
    const east = Math.cos((lat * Math.PI) / 180);
    for (let radius = 0.01; radius <= FAR_DEGREES; radius *= 3) {
      const near = tree.within(lon, lat, radius);
      if (near.length === 0) continue;
      const away = (town: number) =>
        Math.hypot(Number(towns[town]![2]) - lat, (Number(towns[town]![3]) - lon) * east);
      return towns[near.reduce((best, town) => (away(town) < away(best) ? town : best))]![0];
    }
    return undefined;
  };
}

/** The cells with streets of each municipality, and the accidents at night in them. */
export function cityRows(
  nights: Nights,
  towns: readonly (readonly string[])[],
): [cityId: string, cells: number, accidents: number][] {
  const cityOf = cityFinder(towns);
  const sums = new Map<string, { cells: number; accidents: number }>();
  for (const [key, point] of cellsWithStreets()) {
    const city = cityOf(point);
    if (city === undefined) continue;
    const [mesh = '', cell] = key.split(' ');
    const sum = sums.get(city) ?? { cells: 0, accidents: 0 };
    sum.cells += 1;
    sum.accidents += Math.min(nights.get(mesh)?.[Number(cell)] ?? 0, ACCIDENT_BASE - 1);
    sums.set(city, sum);
  }
  return Array.from(sums, ([city, { cells, accidents }]): [string, number, number] => [
    city,
    cells,
    accidents,
  ]).toSorted(([one], [other]) => Number(one) - Number(other));
}
