import { readFileSync } from 'node:fs';
import { METRES_PER_DEGREE, type Point } from '@gakumado/shared/vocabulary';
import { readStreets } from '../../map-tiles/map-tables.ts';
import { nodeStreets } from '../node-streets.ts';
import { Streets } from '../streets.ts';

/** The rows of a table beside the walks, by column. */
export function readRows(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])),
  );
}

const stations = readRows('../../../seed/reference/stations.tsv');

/** Metres of the straight line. */
export const metresBetween = (one: Point, other: Point) =>
  Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180)) *
  METRES_PER_DEGREE;

/** The nearest station of a name. */
export function stationNear(from: Point, name: string) {
  const [station] = stations
    .filter(({ station_name }) => station_name === name)
    .map(({ station_id, lat, lon }) => ({
      stationId: Number(station_id),
      lat: Number(lat),
      lon: Number(lon),
    }))
    .toSorted((one, other) => metresBetween(from, one) - metresBetween(from, other));
  if (!station) throw new Error(`No station is called ${name}.`);
  return station;
}

/** The streets of the tables, made as they are needed. */
export const readAllStreets = () =>
  new Streets((x, y) => {
    const rows = readStreets(x, y);
    return rows && nodeStreets(rows, { x, y }).graph;
  });

/** Whether a walk is within 15 % or a minute of what is published, both in minutes or both in metres with `minute` in metres. */
export const isClose = (found: number, published: number, minute = 1) =>
  Math.abs(found - published) <= Math.max(minute, 0.15 * published);

/** Mean error, mean absolute error and the number of those that are close. */
export function summariseErrors(walks: readonly { found: number; published: number }[], minute = 1) {
  const errors = walks.map(({ found, published }) => found - published);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean: mean(errors),
    meanAbsolute: mean(errors.map(Math.abs)),
    close: walks.filter(({ found, published }) => isClose(found, published, minute)).length,
  };
}
