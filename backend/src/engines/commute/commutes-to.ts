import { FAR_COMMUTE_MINUTES, walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import type { WalkField } from '../on-foot/walk-field.ts';
import { fieldAt, wayOnFoot, type WayOnFoot } from '../on-foot/walks-to.ts';
import { findAccesses, MAX_STATIONS } from './find-accesses.ts';
import { findWays, minutesOfWay, NO_WAY, type Ways } from './find-ways.ts';
import { distanceM } from './geo.ts';
import type { Homes } from './homes.ts';
import type { Network } from './network.ts';

/** The commute of a home that is farther than FAR_COMMUTE_MINUTES from a destination. */
export const NO_COMMUTE = 255;

/** Minutes from door to door, NO_COMMUTE where there are too many, and changes of train, by the place of each home. */
export interface Commutes {
  minutes: Uint8Array<ArrayBuffer>;
  transfers: Uint8Array<ArrayBuffer>;
}

/** A point with the best ways to it from all stations. Homes have nothing to do with them. */
export interface Destination extends Point {
  ways: Ways;
  /** The walks to it, where the streets are known in full. */
  walks: WalkField | undefined;
}

export const toDestination = (network: Network, { lat, lon }: Point): Destination => ({
  lat,
  lon,
  ways: findWays(network, findAccesses(network, { lat, lon }), FAR_COMMUTE_MINUTES),
  walks: fieldAt({ lat, lon }),
});

/** A walk is preferred to a train that saves less than this. */
const WALK_BONUS_MINUTES = 5;

/** Degrees that the longest commute and the bonus do not cover on foot in Japan: 5.9 km. */
const FAR_LAT = 0.055;
const FAR_LON = 0.08;

/** The walk from a home to a destination. Between two campuses or stations it is the same both ways. */
export function walkTo(destination: Destination, home: Point): WayOnFoot {
  const straightM = distanceM(home, destination);
  const { walks } = destination;
  return walks ? wayOnFoot(walks, home, straightM) : wayOnFoot(fieldAt(home), destination, straightM);
}

/** Minutes on foot; Infinity where it is too far to matter, without measuring, since most homes are. */
export function minutesOnFoot(home: Point, destination: Destination): number {
  const isFar =
    Math.abs(home.lat - destination.lat) > FAR_LAT || Math.abs(home.lon - destination.lon) > FAR_LON;
  return isFar ? Infinity : walkMinutesOfRoad(walkTo(destination, home).metres);
}

/**
 * The commute of one home: on foot, or by train where that is quicker by enough. `access` is the place among the
 * stations of the home of the one to board at, -1 for a walk; `minutes` is Infinity where there is no way.
 */
export function findCommute(destination: Destination, homes: Homes, home: number) {
  const { ways } = destination;
  const first = home * MAX_STATIONS;
  const last = first + homes.accessCount[home]!;
  let access = -1;
  let cost = Infinity;
  for (let at = first; at < last; at += 1) {
    const way = ways.cost[homes.station[at]!]!;
    const sum = way + homes.minutes[at]! * 60;
    if (way === NO_WAY || sum >= cost) continue;
    access = at - first;
    cost = sum;
  }
  const transfers = access < 0 ? 0 : ways.transfers[homes.station[first + access]!]!;
  const byTrain = access < 0 ? Infinity : minutesOfWay(cost, transfers);
  const onFoot = minutesOnFoot({ lat: homes.lat[home]!, lon: homes.lon[home]! }, destination);
  return onFoot <= byTrain + WALK_BONUS_MINUTES
    ? { minutes: onFoot, transfers: 0, access: -1 }
    : { minutes: Math.ceil(byTrain), transfers, access };
}

/** No commute from any home. */
export const noCommutes = (count: number): Commutes => ({
  minutes: new Uint8Array(count).fill(NO_COMMUTE),
  transfers: new Uint8Array(count),
});

/** The commutes of all homes to a destination. */
export function commutesTo(destination: Destination, homes: Homes): Commutes {
  const commutes = noCommutes(homes.count);
  for (let home = 0; home < homes.count; home += 1) {
    const { minutes, transfers } = findCommute(destination, homes, home);
    if (minutes > FAR_COMMUTE_MINUTES) continue;
    commutes.minutes[home] = minutes;
    commutes.transfers[home] = transfers;
  }
  return commutes;
}
