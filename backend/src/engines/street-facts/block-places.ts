import type { Point } from '@gakumado/shared/vocabulary';
import type { UnitPoint } from '../map-tiles/unit-square.ts';
import { blockMetres, BLOCKS } from '../walking/street-graph.ts';

/** A block, and a place as it sees it: in metres from its north-west corner. */
interface Place {
  blockX: number;
  blockY: number;
  x: number;
  y: number;
}

/** Turns points of the map into metres from the north-west corner of a block. */
export function toMetresOf(blockX: number, blockY: number): (point: UnitPoint) => [x: number, y: number] {
  const metres = blockMetres(blockY);
  return ([x, y]) => [(x * BLOCKS - blockX) * metres, (y * BLOCKS - blockY) * metres];
}

/** The blocks within so many metres of a point. */
export function placesAround({ lat, lon }: Point, radiusM: number): Place[] {
  const tileX = (lon / 360 + 0.5) * BLOCKS;
  const tileY = (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * BLOCKS;
  const metres = blockMetres(Math.floor(tileY));
  const radius = radiusM / metres;
  const places: Place[] = [];
  for (let blockY = Math.floor(tileY - radius); blockY <= Math.floor(tileY + radius); blockY += 1) {
    for (let blockX = Math.floor(tileX - radius); blockX <= Math.floor(tileX + radius); blockX += 1) {
      places.push({ blockX, blockY, x: (tileX - blockX) * metres, y: (tileY - blockY) * metres });
    }
  }
  return places;
}

/** From a place to the nearest place of the straight line between two others. */
export function metresTo(
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(fromX + dx * part - x, fromY + dy * part - y);
}
