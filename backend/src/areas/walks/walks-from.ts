import type { Walk, WalkListRequest } from '@gakumado/shared/contract';
import { walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import { straightWalk } from '#engines/places/walks.ts';
import type { StreetWalk, Walker } from '#engines/walking/walker.ts';

type Place = WalkListRequest['to'][number];

/** By the streets, or by the straight line where these are not known well enough. */
function toWalk(from: Point, to: Place, walk: StreetWalk | null): Walk {
  return walk
    ? {
        distance_m: walk.metres,
        walk_minutes: walkMinutesOfRoad(walk.metres),
        path: walk.path,
        is_estimate: false,
      }
    : { ...straightWalk(from, to), path: null, is_estimate: true };
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
