import type { Walk, WalkListRequest } from '@gakumado/shared/contract';
import { walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '#engines/commute/geo.ts';
import { fieldAt, wayOnFoot } from '#engines/on-foot/walks-to.ts';
import type { StreetWalk, Walker } from '#engines/walking/walker.ts';

type Place = WalkListRequest['to'][number];

/**
 * The metres and minutes to a station or campus are those of lists and commutes; to another place those of the line that is drawn, or
 * of the straight line where the streets are not known well enough.
 */
function toWalk(from: Point, to: Place, walk: StreetWalk | null): Walk {
  const known = wayOnFoot(fieldAt(to), from, distanceM(from, to));
  const { metres, isEstimate } = known.isEstimate && walk ? { ...walk, isEstimate: false } : known;
  return {
    distance_m: Math.round(metres),
    walk_minutes: walkMinutesOfRoad(metres),
    path: walk?.path ?? null,
    is_estimate: isEstimate,
  };
}

/** The walks from a point to places, in their order. */
export async function walksFrom(
  walker: Walker,
  { lat, lon }: Point,
  places: readonly Place[],
): Promise<Walk[]> {
  const to = places.map((place) => ({ lat: place.lat, lon: place.lon, stationId: place.station_id }));
  const found = await walker.walks({ from: { lat, lon }, to });
  return places.map((place, index) => toWalk({ lat, lon }, place, found[index] ?? null));
}
