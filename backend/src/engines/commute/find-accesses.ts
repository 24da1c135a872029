import type { Point } from '@gakumado/shared/vocabulary';
import { fieldAt, minutesOnFoot } from '../on-foot/walks-to.ts';
import type { Network } from './network.ts';
import { busMinutes, MAX_BUS_M, MAX_STATION_WALK_M } from './travel-times.ts';

/** The way between a station and a home or destination; `isBus` where it is too far to walk. */
export interface Access {
  /** Place of the station in the network. */
  station: number;
  minutes: number;
  isBus: boolean;
}

export const MAX_STATIONS = 8;
const MAX_BUS_STATIONS = 3;

/** The stations that serve a place: those in walking distance, else the nearest three by bus. */
export function findAccesses({ grid, stations }: Network, place: Point): Access[] {
  const walkable = grid.near(place, MAX_STATION_WALK_M);
  if (walkable.length > 0) {
    return walkable.slice(0, MAX_STATIONS).map(({ point, distanceM }) => ({
      station: point.index,
      minutes: minutesOnFoot(fieldAt(stations[point.index]!), place, distanceM),
      isBus: false,
    }));
  }
  return grid
    .near(place, MAX_BUS_M)
    .slice(0, MAX_BUS_STATIONS)
    .map(({ point, distanceM }) => ({
      station: point.index,
      minutes: busMinutes(distanceM),
      isBus: true,
    }));
}
