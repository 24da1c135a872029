import type { Point } from '@gakumado/shared/vocabulary';
import { blockMetres } from '../walking/street-graph.ts';
import { tileOf } from '../walking/streets.ts';

/** A block, and a place as it sees it: in metres from its north-west corner. */
interface Place {
  blockX: number;
  blockY: number;
  x: number;
  y: number;
}

/** The blocks within so many metres of a point. */
export function placesAround(point: Point, radiusM: number): Place[] {
  const [tileX, tileY] = tileOf(point);
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
