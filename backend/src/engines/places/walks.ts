import { roadMetres, walkMinutes } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';

/** A way on foot: metres of road, and whole minutes. */
export interface Walk {
  distance_m: number;
  walk_minutes: number;
}

/** The way on foot by the straight line (contract, 7.11). */
export function straightWalk(from: Point, to: Point): Walk {
  const straightM = distanceM(from, to);
  return { distance_m: roadMetres(straightM), walk_minutes: walkMinutes(straightM) };
}

/**
 * The ways on foot from one point to others, in their order. Every way to a place is worked out here, for all targets at once: by
 * the straight line (contract, 7.11). A network of streets would have one search for all of them.
 */
export const walksFrom = (from: Point, targets: readonly Point[]): Walk[] =>
  targets.map((target) => straightWalk(from, target));
