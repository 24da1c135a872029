import type * as Polyline from '@googlemaps/polyline-codec';
import { createRequire } from 'node:module';
import { clipPolygon, clipPolyline } from 'lineclip';
import simplify from 'simplify-js';

/** Node finds no names in this package, and jest no default: `require` is the same in both. */
export const polyline: typeof Polyline = createRequire(import.meta.url)('@googlemaps/polyline-codec');

/** Longitude and latitude in degrees. */
export type Point = [lon: number, lat: number];
/** West, south, east and north edge in degrees. */
export type Box = [west: number, south: number, east: number, north: number];
export interface Tile {
  z: number;
  x: number;
  y: number;
}

const DEGREES_M = 111_320;
/** Coordinates are kept to so many digits behind the point: about a metre. */
export const COORDINATE_DIGITS = 5;

export const tileAt = ([lon, lat]: Point, z: number): Tile => {
  const sin = Math.sin((lat * Math.PI) / 180);
  const size = 2 ** z;
  const x = Math.floor((lon / 360 + 0.5) * size);
  const y = Math.floor((0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI) * size);
  return { z, x, y };
};

export function boxOfTile({ z, x, y }: Tile): Box {
  const size = 2 ** z;
  const latOf = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return [(x / size - 0.5) * 360, latOf(y + 1), ((x + 1) / size - 0.5) * 360, latOf(y)];
}

export function boxAround(points: readonly Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of points) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

/** A box with `metres` around it. */
export function widened([west, south, east, north]: Box, metres: number): Box {
  const lat = metres / DEGREES_M;
  const lon = lat / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  return [west - lon, south - lat, east + lon, north + lat];
}

/** The tiles of a zoom that a box meets. */
export function tilesOf([west, south, east, north]: Box, z: number): Tile[] {
  const first = tileAt([west, north], z);
  const last = tileAt([east, south], z);
  const tiles: Tile[] = [];
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) tiles.push({ z, x, y });
  return tiles;
}

export function metresBetween([lon, lat]: Point, [otherLon, otherLat]: Point): number {
  const scale = Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return Math.hypot((otherLon - lon) * scale, otherLat - lat) * DEGREES_M;
}

export const metresOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => (index === 0 ? 0 : sum + metresBetween(line[index - 1]!, point)), 0);

/** Square metres within a ring. */
export function areaOfRing(ring: readonly Point[]): number {
  const scale = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180) * DEGREES_M * DEGREES_M;
  let twice = 0;
  for (const [index, [lon, lat]] of ring.entries()) {
    const [nextLon, nextLat] = ring[(index + 1) % ring.length]!;
    twice += lon * nextLat - nextLon * lat;
  }
  return (Math.abs(twice) / 2) * scale;
}

/** The parts of a line within a box. */
export const clipLine = (line: readonly Point[], box: Box): Point[][] => clipPolyline([...line], box);

/** The part of a ring within a box, closed; null where nothing is left. */
export function clipRing(ring: readonly Point[], box: Box): Point[] | null {
  const [west, south, east, north] = boxAround(ring);
  if (west >= box[0] && south >= box[1] && east <= box[2] && north <= box[3]) return [...ring];
  const part = clipPolygon([...ring], box);
  return part.length < 3 ? null : closed(part);
}

const isSame = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1];

export const closed = (ring: readonly Point[]): Point[] =>
  isSame(ring[0]!, ring.at(-1)!) ? [...ring] : [...ring, ring[0]!];

/** A line that is nowhere further than `metres` from the given one. */
export function simplified(line: readonly Point[], metres: number): Point[] {
  const scale = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  const flat = line.map(([lon, lat]) => ({ x: lon * scale, y: lat, lon, lat }));
  // Its types know the two coordinates alone; the points themselves come back.
  const kept = simplify(flat, metres / DEGREES_M, true) as typeof flat;
  return kept.map(({ lon, lat }) => [lon, lat]);
}

/** Google's encoded polyline of a line: latitude first. */
export const encoded = (line: readonly Point[]): string =>
  polyline.encode(
    line.map(([lon, lat]): [number, number] => [lat, lon]),
    COORDINATE_DIGITS,
  );

const keyOf = ([lon, lat]: Point) =>
  `${lon.toFixed(COORDINATE_DIGITS + 1)},${lat.toFixed(COORDINATE_DIGITS + 1)}`;

/** Lines joined where one ends at an end of another; a closed line stays by itself. */
export function joined(lines: readonly Point[][]): Point[][] {
  const byEnd = new Map<string, Set<Point[]>>();
  const isClosed = (line: Point[]) => keyOf(line[0]!) === keyOf(line.at(-1)!);
  const ends = (line: Point[]) => [keyOf(line[0]!), keyOf(line.at(-1)!)];
  const open = lines.filter((line) => !isClosed(line));
  for (const line of open)
    for (const end of ends(line)) byEnd.set(end, (byEnd.get(end) ?? new Set()).add(line));
  const take = (line: Point[]) => {
    for (const end of ends(line)) byEnd.get(end)?.delete(line);
  };
  /** Goes on at the end of a line as long as another one begins or ends there. */
  const extend = (line: Point[]): Point[] => {
    const whole = [...line];
    for (;;) {
      const end = keyOf(whole.at(-1)!);
      const [next] = byEnd.get(end) ?? [];
      if (!next) return whole;
      take(next);
      const onward = keyOf(next[0]!) === end ? next : next.toReversed();
      for (const point of onward.slice(1)) whole.push(point);
    }
  };
  const result = lines.filter(isClosed);
  for (const line of open) {
    if (!byEnd.get(ends(line)[0]!)?.has(line)) continue;
    take(line);
    result.push(extend(extend(line).toReversed()));
  }
  return result;
}

/** Whether a point lies within a ring (even-odd rule). */
export function isWithin([lon, lat]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(index - 1)!;
    if (y > lat !== beforeY > lat && lon < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
      isInside = !isInside;
  }
  return isInside;
}
