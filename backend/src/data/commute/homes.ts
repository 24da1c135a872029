import { FIRST_WAIT_MINUTES, type Point } from '@gakumado/shared/vocabulary';
import { findAccesses, MAX_STATIONS } from './find-accesses.ts';
import type { Network } from './network.ts';

/** Homes as commutes need them: where they are, and which stations serve them. By the place of each home. */
export interface Homes {
  count: number;
  lat: Float64Array;
  lon: Float64Array;
  /** MAX_STATIONS a home, of which the first `accessCount` are used. */
  accessCount: Uint8Array;
  station: Uint16Array;
  /** To the station and its platform. */
  minutes: Uint8Array;
  /** 1 where all of these stations are reached by bus. */
  isBus: Uint8Array;
}

/** Finds the stations of each home once; some 40 bytes a home. */
export function prepareHomes(network: Network, places: readonly Point[]): Homes {
  const count = places.length;
  const homes: Homes = {
    count,
    lat: Float64Array.from(places, ({ lat }) => lat),
    lon: Float64Array.from(places, ({ lon }) => lon),
    accessCount: new Uint8Array(count),
    station: new Uint16Array(count * MAX_STATIONS),
    minutes: new Uint8Array(count * MAX_STATIONS),
    isBus: new Uint8Array(count),
  };
  for (const [home, place] of places.entries()) {
    const accesses = findAccesses(network, place);
    homes.accessCount[home] = accesses.length;
    for (const [index, { station, minutes, isBus }] of accesses.entries()) {
      homes.isBus[home] = Number(isBus);
      homes.station[home * MAX_STATIONS + index] = station;
      homes.minutes[home * MAX_STATIONS + index] = minutes + FIRST_WAIT_MINUTES;
    }
  }
  return homes;
}
