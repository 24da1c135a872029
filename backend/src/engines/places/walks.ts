import { roadMetres, walkMinutes, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import type { Walker, WalkTarget } from '../walking/walker.ts';

/** A way on foot: metres of road, and whole minutes. */
export interface Walk {
  distance_m: number;
  walk_minutes: number;
  /** By the straight line: the streets are not known, or were not asked. */
  is_estimate: boolean;
}

/** So many more of a kind than asked for are compared: the nearest as the crow flies may not be the nearest on foot. */
export const MORE_COMPARED = 5;

/** The way on foot by the straight line (contract, 7.11). */
export function straightWalk(from: Point, to: Point): Walk {
  const straightM = distanceM(from, to);
  return { distance_m: roadMetres(straightM), walk_minutes: walkMinutes(straightM), is_estimate: true };
}

/** The ways on foot from one point to places, in their order: along the streets, else by the straight line (contract, 8.16). */
export async function walksFrom(
  walker: Walker,
  { lat, lon }: Point,
  targets: readonly WalkTarget[],
): Promise<Walk[]> {
  if (targets.length === 0) return [];
  const found = await walker.walks({
    from: { lat, lon },
    to: targets.map((target) => ({ lat: target.lat, lon: target.lon, stationId: target.stationId })),
    isMeasuredOnly: true,
  });
  return targets.map((target, index) => {
    const walk = found[index];
    if (!walk) return straightWalk({ lat, lon }, target);
    const { metres } = walk;
    return { distance_m: metres, walk_minutes: walkMinutesOfRoad(metres), is_estimate: false };
  });
}
