import type { Point } from '@gakumado/shared/vocabulary';
import type { PointGrid } from './geo.ts';
import type { Access } from './shortest-times.ts';
import { walkMinutes } from '@gakumado/shared/vocabulary';
import { busMinutes, MAX_BUS_M, MAX_STATION_WALK_M } from './travel-times.ts';

const MAX_STATIONS = 8;

/** The stations that serve a place: those in walking distance, else the nearest three by bus. */
export function findAccesses(
  place: Point,
  stations: PointGrid<Point & { station_id: number; index: number }>,
): Access[] {
  const walkable = stations.near(place, MAX_STATION_WALK_M).slice(0, MAX_STATIONS);
  if (walkable.length > 0) {
    return walkable.map(({ point, distanceM }) => ({
      station_id: point.station_id,
      index: point.index,
      minutes: walkMinutes(distanceM),
      isBus: false,
    }));
  }
  return stations
    .near(place, MAX_BUS_M)
    .slice(0, 3)
    .map(({ point, distanceM }) => ({
      station_id: point.station_id,
      index: point.index,
      minutes: busMinutes(distanceM),
      isBus: true,
    }));
}
