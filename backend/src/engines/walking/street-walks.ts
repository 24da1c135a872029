import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import { fieldAt } from '../on-foot/walks-to.ts';
import { findWalks } from './find-walks.ts';
import { entrancesOf } from './station-exits.ts';
import type { Streets } from './streets.ts';
import type { StreetWalk, WalkQuestion } from './walker.ts';

/** Nobody walks farther than this straight line in metres: such places have no walk. */
const FAR_M = 4000;

/** A walk is at most this many times the straight line, and so much longer: beyond it a street is missing. */
const MAX_DETOUR = 3;
const MAX_MORE_M = 600;

/** About a metre, as exact as the tables are. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Where one enters or leaves a place: the gates of a campus, else the place itself. */
function gatesOf(place: Point): readonly Point[] {
  const gates = fieldAt(place)?.gates ?? [];
  return gates.length > 0 ? gates : [place];
}

/** The walks along the streets from a place to others, of which campuses may have gates; null where the streets are not known well enough. */
export function findStreetWalks(
  streets: Streets,
  { from, to, isMeasuredOnly }: WalkQuestion,
): (StreetWalk | null)[] {
  const limits = to.map((target) => distanceM(from, target) * MAX_DETOUR + MAX_MORE_M);
  const isNear = to.map((target) => distanceM(from, target) <= FAR_M);
  const targets = to.map(({ stationId, ...point }, index) => {
    if (!isNear[index]) return [];
    if (stationId !== undefined) return entrancesOf(stationId, point);
    return gatesOf(point);
  });
  const limitM = Math.max(0, ...limits.filter((_limit, index) => isNear[index]));
  return findWalks(streets, gatesOf(from), targets, limitM).map((walk, index) => {
    if (!walk || walk.metres > limits[index]!) return null;
    return {
      metres: Math.round(walk.metres),
      path: isMeasuredOnly ? [] : walk.path.map(({ lat, lon }) => [rounded(lon), rounded(lat)]),
    };
  });
}
