import { toUnit } from '@gakumado/shared/vocabulary';
import type { UnitPoint } from '@gakumado/shared/vocabulary';

/** West, north, east and south edge of a part of that square. */
export interface UnitBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** The address of a tile: its zoom, and its column and row from the north-west corner. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

const PRECISION = 1e5;

/** Visits the points of a line in the form of Google's encoded polylines, in 100,000ths of a degree. */
function walk(text: string, visit: (lat: number, lon: number) => void): void {
  let [lat, lon, at] = [0, 0, 0];
  const readStep = () => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = text.charCodeAt(at++) - 63;
      value |= (byte & 31) << shift;
      shift += 5;
    } while (byte >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    lat += readStep();
    lon += readStep();
    visit(lat, lon);
  }
}

/** The points of an encoded line. */
export function decodeLine(text: string): UnitPoint[] {
  const points: UnitPoint[] = [];
  walk(text, (lat, lon) => points.push(toUnit(lat / PRECISION, lon / PRECISION)));
  return points;
}

/** The smallest box around an encoded line. */
export function boxOfLine(text: string): UnitBox {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  walk(text, (lat, lon) => {
    south = Math.min(south, lat);
    west = Math.min(west, lon);
    north = Math.max(north, lat);
    east = Math.max(east, lon);
  });
  const [minX, minY] = toUnit(north / PRECISION, west / PRECISION);
  const [maxX, maxY] = toUnit(south / PRECISION, east / PRECISION);
  return { minX, minY, maxX, maxY };
}

/** The smallest box around points. */
export function boxAround(points: readonly UnitPoint[]): UnitBox {
  const box = { minX: 1, minY: 1, maxX: 0, maxY: 0 };
  for (const [x, y] of points) {
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return box;
}

/** A tile with `margin` (in widths of the tile) around it. */
export function boxOfTile({ z, x, y }: TileAddress, margin: number): UnitBox {
  const size = 2 ** -z;
  return {
    minX: (x - margin) * size,
    minY: (y - margin) * size,
    maxX: (x + 1 + margin) * size,
    maxY: (y + 1 + margin) * size,
  };
}

/** Whether two boxes have a point in common. */
export const doBoxesMeet = (one: UnitBox, other: UnitBox): boolean =>
  one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;
