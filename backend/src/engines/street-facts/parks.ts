import type { Point } from '@gakumado/shared/vocabulary';
import Flatbush from 'flatbush';
import { LRUCache } from 'lru-cache';
import { readLand } from '../map-tiles/map-tables.ts';
import { toMetresOf } from '../walking/street-graph.ts';
import { metresTo, placesAround } from './block-places.ts';

const PARK_KINDS = new Set(['park']);

/** So many blocks stay in memory. */
const KEPT_BLOCKS = 32;

/** The parks of a block. */
interface Parks {
  /** The outer ring of each, and its holes: x and y in turn, in metres from the block's north-west corner. */
  rings: Float32Array[][];
  index: Flatbush | null;
}

function readParks(blockX: number, blockY: number): Parks {
  const toMetres = toMetresOf(blockX, blockY);
  const rings = readLand(blockX, blockY, PARK_KINDS).map(({ lines }) =>
    lines.map((ring) => Float32Array.from(ring.flatMap(toMetres))),
  );
  if (rings.length === 0) return { rings, index: null };
  const index = new Flatbush(rings.length, 16, Float32Array);
  for (const [outer] of rings) {
    const xs = outer!.filter((_value, at) => at % 2 === 0);
    const ys = outer!.filter((_value, at) => at % 2 === 1);
    index.add(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  index.finish();
  return { rings, index };
}

const kept = new LRUCache<string, Parks>({ max: KEPT_BLOCKS });

function parksOf(blockX: number, blockY: number): Parks {
  const key = `${blockX}/${blockY}`;
  const parks = kept.get(key) ?? readParks(blockX, blockY);
  kept.set(key, parks);
  return parks;
}

/** Whether a place is in a ring, and whether it is within so many metres of its line. */
function lookAt(ring: Float32Array, x: number, y: number, radiusM: number) {
  let [isInside, isNear] = [false, false];
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring.subarray(at, at + 4);
    const isLevel = fromY > y !== toY > y;
    if (isLevel && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isInside = !isInside;
    isNear ||= metresTo(x, y, fromX, fromY, toX, toY) <= radiusM;
  }
  return { isInside, isNear };
}

/** Whether a point is in a park, or within so many metres of one. */
export function isAtPark(point: Point, radiusM: number): boolean {
  return placesAround(point, radiusM).some(({ blockX, blockY, x, y }) => {
    const { rings, index } = parksOf(blockX, blockY);
    return index?.search(x - radiusM, y - radiusM, x + radiusM, y + radiusM).some((park) => {
      const [outer, ...holes] = rings[park]!.map((ring) => lookAt(ring, x, y, radiusM));
      const isInside = outer!.isInside && !holes.some((hole) => hole.isInside);
      return isInside || [outer!, ...holes].some(({ isNear }) => isNear);
    });
  });
}
