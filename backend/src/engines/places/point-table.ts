import KDBush from 'kdbush';
import { METRES_PER_DEGREE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import { readPackedBytes } from '../../platform/packed-table.ts';

/** Written by backend/seed/build-places.ts. */
export const PLACES_FOLDER = new URL('../../../seed/places/', import.meta.url);

/** Tables hold positions as whole 100,000ths of a degree, about 1 m. */
const PRECISION = 1e5;
const [TAB, LINE_END, ZERO] = [9, 10, 48];

/** A row of a table of points. */
export interface PointRow extends Point {
  /** Its number in the table. */
  row: number;
  /** The cells behind its position. */
  cells: string[];
  /** The straight line to it. */
  straightM: number;
}

/** Finds points of a table by where they are. */
export interface PointTable {
  length: number;
  /** The rows within a straight line of so many metres, the nearest first; at most `most`. */
  near(point: Point, radiusM: number, most?: number): PointRow[];
}

/** Whole numbers of a line, each followed by a tab. */
function readNumber(bytes: Buffer, from: number): { value: number; end: number } {
  let [value, at] = [0, from];
  for (; bytes[at] !== TAB; at += 1) value = value * 10 + bytes[at]! - ZERO;
  return { value, end: at + 1 };
}

/**
 * Reads a table that begins with the columns lat and lon. Its text stays as it is, as bytes: rows as objects would take ten
 * times the memory, and a search looks at a few of them.
 */
export function readPointTable(name: string): PointTable {
  const bytes = readPackedBytes(new URL(`${name}.tsv.br`, PLACES_FOLDER));
  const starts: number[] = [];
  const positions: number[] = [];
  for (let at = bytes.indexOf(LINE_END) + 1; at < bytes.length; at = bytes.indexOf(LINE_END, at) + 1) {
    const lat = readNumber(bytes, at);
    const lon = readNumber(bytes, lat.end);
    positions.push(lat.value, lon.value);
    starts.push(lon.end);
  }
  const length = starts.length;
  const cellsAt = Uint32Array.from(starts);
  const points = Int32Array.from(positions);
  const tree = new KDBush(length, 64, Int32Array);
  for (let row = 0; row < length; row += 1) tree.add(points[row * 2 + 1]!, points[row * 2]!);
  tree.finish();

  const cellsOf = (row: number) =>
    bytes.toString('utf8', cellsAt[row], bytes.indexOf(LINE_END, cellsAt[row])).split('\t');

  return {
    length,
    near(point, radiusM, most = Infinity) {
      const high = radiusM / METRES_PER_DEGREE;
      const wide = high / Math.cos((point.lat * Math.PI) / 180);
      return tree
        .range(
          Math.floor((point.lon - wide) * PRECISION),
          Math.floor((point.lat - high) * PRECISION),
          Math.ceil((point.lon + wide) * PRECISION),
          Math.ceil((point.lat + high) * PRECISION),
        )
        .map((row) => {
          const [lat, lon] = [points[row * 2]! / PRECISION, points[row * 2 + 1]! / PRECISION];
          return { row, lat, lon, straightM: distanceM(point, { lat, lon }) };
        })
        .filter(({ straightM }) => straightM <= radiusM)
        .sort((one, other) => one.straightM - other.straightM || one.row - other.row)
        .slice(0, most)
        .map((found) => Object.assign(found, { cells: cellsOf(found.row) }));
    },
  };
}
