import type { Point } from '@gakumado/shared/vocabulary';
import Flatbush from 'flatbush';
import { LRUCache } from 'lru-cache';
import { BLOCK_ZOOM, readRailways, readStreets } from '../map-tiles/map-tables.ts';
import type { MapRow } from '../map-tiles/map-tables.ts';
import { boxOfTile, doBoxesMeet } from '../map-tiles/unit-square.ts';
import { blockMetres, toMetresOf } from '../walking/street-graph.ts';
import { metresTo, placesAround } from './block-places.ts';

/** Curves of railways say nothing of tunnels; only those of the underground are known to be in one. */
const RAIL_KINDS = new Set(['jr', 'private', 'monorail', 'tram', 'shinkansen', 'cable']);

/** Railways this near to a block, in parts of its width, are kept with it. */
const RAIL_MARGIN = 0.1;

/** A street, a flight of steps or a railway (`rail`). */
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
}

/** A piece of a line near a point. */
export interface NearLine {
  line: Line;
  /** From the point to its nearest place. */
  metres: number;
  /** From one end to the other, of length 1. */
  direction: readonly [x: number, y: number];
}

interface Layer {
  /** Kinds of streets, by the tables of the map. */
  streets: ReadonlySet<string>;
  hasRailways: boolean;
  /** So many blocks stay in memory. */
  keptBlocks: number;
}

/** The railways through a block, or close by. */
function railsOf(x: number, y: number): MapRow[] {
  const box = boxOfTile({ z: BLOCK_ZOOM, x, y }, RAIL_MARGIN);
  return readRailways().filter((row) => RAIL_KINDS.has(row.kind) && doBoxesMeet(row.box, box));
}

function readBlockLines(x: number, y: number, { streets: kinds, hasRailways }: Layer): BlockLines | null {
  const streets = readStreets(x, y, kinds);
  if (!streets) return null;
  const metres = blockMetres(y);
  const toMetres = toMetresOf(x, y);
  const [low, high] = [-RAIL_MARGIN * metres, (1 + RAIL_MARGIN) * metres];
  const lines: Line[] = [];
  const lineOf: number[] = [];
  const ends: number[] = [];
  const add = (row: MapRow, kind: string) => {
    const number = lines.push({ kind, level: row.level ?? '', name: row.name ?? '' }) - 1;
    for (const points of row.lines) {
      const places = points.map(toMetres);
      for (const [at, [fromX, fromY]] of places.entries()) {
        const next = places[at + 1];
        if (!next) continue;
        // Of a railway, which may be hundreds of kilometres long, what is far away is left out.
        if (Math.max(fromX, next[0]) < low || Math.min(fromX, next[0]) > high) continue;
        if (Math.max(fromY, next[1]) < low || Math.min(fromY, next[1]) > high) continue;
        lineOf.push(number);
        ends.push(fromX, fromY, ...next);
      }
    }
  };
  for (const row of streets) add(row, row.kind);
  if (hasRailways) for (const row of railsOf(x, y)) add(row, 'rail');
  return { lines, lineOf: Uint16Array.from(lineOf), ends: Float32Array.from(ends), index: indexOf(ends) };
}

/** The boxes of pieces by their ends. */
function indexOf(ends: readonly number[]): Flatbush | null {
  if (ends.length === 0) return null;
  const index = new Flatbush(ends.length / 4, 16, Float32Array);
  for (let at = 0; at < ends.length; at += 4) {
    const [fromX, fromY, toX, toY] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
    index.add(Math.min(fromX, toX), Math.min(fromY, toY), Math.max(fromX, toX), Math.max(fromY, toY));
  }
  index.finish();
  return index;
}

/** Finds lines of some kinds by where they are. */
export interface LineLayer {
  /** Whether the lines are known everywhere within so many metres of a point: around no campus none is. */
  isKnown(point: Point, radiusM: number): boolean;
  /** The pieces of lines within so many metres of a point. */
  near(point: Point, radiusM: number): NearLine[];
}

/** A layer reads a block when it is first asked for, in 10 to 20 ms. */
export function createLineLayer(layer: Layer): LineLayer {
  const kept = new LRUCache<string, { lines: BlockLines | null }>({ max: layer.keptBlocks });

  function blockAt(x: number, y: number): BlockLines | null {
    const key = `${x}/${y}`;
    const known = kept.get(key);
    if (known) return known.lines;
    const lines = readBlockLines(x, y, layer);
    kept.set(key, { lines });
    return lines;
  }

  return {
    isKnown: (point, radiusM) =>
      placesAround(point, radiusM).every((place) => blockAt(place.blockX, place.blockY) !== null),
    near(point, radiusM) {
      const found: NearLine[] = [];
      for (const { blockX, blockY, x, y } of placesAround(point, radiusM)) {
        const block = blockAt(blockX, blockY);
        if (!block?.index) continue;
        const { ends, lines, lineOf, index } = block;
        for (const piece of index.search(x - radiusM, y - radiusM, x + radiusM, y + radiusM)) {
          const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ends.subarray(4 * piece, 4 * piece + 4);
          const metres = metresTo(x, y, fromX, fromY, toX, toY);
          if (metres > radiusM) continue;
          const length = Math.hypot(toX - fromX, toY - fromY) || 1;
          const direction = [(toX - fromX) / length, (toY - fromY) / length] as const;
          found.push({ line: lines[lineOf[piece]!]!, metres, direction });
        }
      }
      return found;
    },
  };
}
