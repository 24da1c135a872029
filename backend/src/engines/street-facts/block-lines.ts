import type { Point } from '@gakumado/shared/vocabulary';
import Flatbush from 'flatbush';
import { LRUCache } from 'lru-cache';
import { readLand, readRailways, readStreets } from '../map-tiles/map-tables.ts';
import type { MapRow } from '../map-tiles/map-tables.ts';
import { boxOfTile, doBoxesMeet } from '../map-tiles/unit-square.ts';
import type { UnitPoint } from '../map-tiles/unit-square.ts';
import { BLOCK_ZOOM } from '../map-tiles/map-tables.ts';
import { blockMetres, BLOCKS } from '../walking/street-graph.ts';

/** Streets that are kept; each kind is one of the map's. */
const STREET_KINDS = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'steps']);

const PARK_KINDS = new Set(['park']);

/** Curves of railways say nothing of tunnels; only those of the underground are known to be in one. */
const RAIL_KINDS = new Set(['jr', 'private', 'monorail', 'tram', 'shinkansen', 'cable']);

/** Railways this near to a block, in parts of its width, are kept with it. */
const RAIL_MARGIN = 0.1;

/** So many blocks stay in memory, of some 300 KB each. */
const KEPT_BLOCKS = 32;

/** A street, a flight of steps, a railway (`rail`) or the edge of a park (`park`). */
export interface Line {
  kind: string;
  /** `t` in a tunnel, `b` on a bridge; empty on the ground. */
  level: string;
  name: string;
}

/** The lines of a block as straight pieces, in metres from its north-west corner. */
interface BlockLines {
  lines: Line[];
  /** The line of each piece. */
  lineOf: Uint16Array;
  /** Both ends of piece p from 4p on: x, y, x, y. */
  ends: Float32Array;
  index: Flatbush | null;
  /** Parks: the outer ring of each, and its holes. */
  parks: Float32Array[][];
  parkIndex: Flatbush | null;
}

/** A piece of a line near a point. */
export interface NearLine {
  line: Line;
  /** From the point to its nearest place. */
  metres: number;
  /** From one end to the other, of length 1. */
  direction: readonly [x: number, y: number];
}

type ToMetres = (point: UnitPoint) => readonly [x: number, y: number];

function indexOf(boxes: readonly (readonly [number, number, number, number])[]): Flatbush | null {
  if (boxes.length === 0) return null;
  const index = new Flatbush(boxes.length, 16, Float32Array);
  for (const [minX, minY, maxX, maxY] of boxes) index.add(minX, minY, maxX, maxY);
  index.finish();
  return index;
}

function boxOfRing(ring: Float32Array): readonly [number, number, number, number] {
  const xs = ring.filter((_value, at) => at % 2 === 0);
  const ys = ring.filter((_value, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The railways through a block, or close by. */
function railsOf(x: number, y: number): MapRow[] {
  const box = boxOfTile({ z: BLOCK_ZOOM, x, y }, RAIL_MARGIN);
  return readRailways().filter((row) => RAIL_KINDS.has(row.kind) && doBoxesMeet(row.box, box));
}

function readBlockLines(x: number, y: number): BlockLines | null {
  const streets = readStreets(x, y, STREET_KINDS);
  if (!streets) return null;
  const metres = blockMetres(y);
  const toMetres: ToMetres = ([unitX, unitY]) => [
    (unitX * BLOCKS - x) * metres,
    (unitY * BLOCKS - y) * metres,
  ];
  const [low, high] = [-RAIL_MARGIN * metres, (1 + RAIL_MARGIN) * metres];
  const lines: Line[] = [];
  const lineOf: number[] = [];
  const ends: number[] = [];
  const boxes: (readonly [number, number, number, number])[] = [];
  const add = (row: MapRow, kind: string, isEverywhere: boolean) => {
    const number = lines.push({ kind, level: row.level ?? '', name: row.name ?? '' }) - 1;
    for (const points of row.lines) {
      const places = points.map(toMetres);
      for (const [at, [fromX, fromY]] of places.entries()) {
        const next = places[at + 1];
        if (!next) continue;
        const box = [
          Math.min(fromX, next[0]),
          Math.min(fromY, next[1]),
          Math.max(fromX, next[0]),
          Math.max(fromY, next[1]),
        ] as const;
        if (!isEverywhere && (box[0] > high || box[2] < low || box[1] > high || box[3] < low)) continue;
        lineOf.push(number);
        ends.push(fromX, fromY, ...next);
        boxes.push(box);
      }
    }
  };
  for (const row of streets) add(row, row.kind, true);
  for (const row of railsOf(x, y)) add(row, 'rail', false);
  const parks = readLand(x, y, PARK_KINDS).map(({ lines: rings }) =>
    rings.map((ring) => Float32Array.from(ring.flatMap((point) => toMetres(point)))),
  );
  return {
    lines,
    lineOf: Uint16Array.from(lineOf),
    ends: Float32Array.from(ends),
    index: indexOf(boxes),
    parks,
    parkIndex: indexOf(parks.map(([outer]) => boxOfRing(outer!))),
  };
}

const kept = new LRUCache<string, { lines: BlockLines | null }>({ max: KEPT_BLOCKS });

function blockLinesAt(x: number, y: number): BlockLines | null {
  const key = `${x}/${y}`;
  const known = kept.get(key) ?? { lines: readBlockLines(x, y) };
  kept.set(key, known);
  return known.lines;
}

/** A place in a block, in metres. */
interface Place {
  block: BlockLines | null;
  x: number;
  y: number;
}

/** The blocks within so many metres of a point, with the point as each sees it. */
function placesOf({ lat, lon }: Point, radiusM: number): Place[] {
  const tileX = (lon / 360 + 0.5) * BLOCKS;
  const tileY = (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * BLOCKS;
  const metres = blockMetres(Math.floor(tileY));
  const radius = radiusM / metres;
  const places: Place[] = [];
  for (let y = Math.floor(tileY - radius); y <= Math.floor(tileY + radius); y += 1) {
    for (let x = Math.floor(tileX - radius); x <= Math.floor(tileX + radius); x += 1) {
      places.push({ block: blockLinesAt(x, y), x: (tileX - x) * metres, y: (tileY - y) * metres });
    }
  }
  return places;
}

/** From a place to the nearest place of the straight line between two others. */
function metresTo(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(fromX + dx * part - x, fromY + dy * part - y);
}

/** Whether the streets are known everywhere within so many metres of a point. */
export const areStreetsKnown = (point: Point, radiusM: number): boolean =>
  placesOf(point, radiusM).every(({ block }) => block !== null);

/** The pieces of lines within so many metres of a point. Around no campus none is known ({@link areStreetsKnown}). */
export function linesNear(point: Point, radiusM: number): NearLine[] {
  const found: NearLine[] = [];
  for (const { block, x, y } of placesOf(point, radiusM)) {
    for (const piece of block?.index?.search(x - radiusM, y - radiusM, x + radiusM, y + radiusM) ?? []) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = block!.ends.subarray(4 * piece, 4 * piece + 4);
      const metres = metresTo(x, y, fromX, fromY, toX, toY);
      if (metres > radiusM) continue;
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      found.push({
        line: block!.lines[block!.lineOf[piece]!]!,
        metres,
        direction: [(toX - fromX) / length, (toY - fromY) / length],
      });
    }
  }
  return found;
}

/** Whether a place is in a ring, or within so many metres of it. */
function ringAt(
  ring: Float32Array,
  x: number,
  y: number,
  radiusM: number,
): { isInside: boolean; isNear: boolean } {
  let [isInside, isNear] = [false, false];
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring.subarray(at, at + 4);
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY))
      isInside = !isInside;
    isNear ||= metresTo(x, y, fromX, fromY, toX, toY) <= radiusM;
  }
  return { isInside, isNear };
}

/** Whether a point is in a park, or within so many metres of one. */
export function isAtPark(point: Point, radiusM: number): boolean {
  return placesOf(point, radiusM).some(({ block, x, y }) =>
    block?.parkIndex?.search(x - radiusM, y - radiusM, x + radiusM, y + radiusM).some((park) => {
      const rings = block.parks[park]!.map((ring) => ringAt(ring, x, y, radiusM));
      const [outer, ...holes] = rings;
      return (
        rings.some(({ isNear }) => isNear) || (outer!.isInside && !holes.some(({ isInside }) => isInside))
      );
    }),
  );
}
