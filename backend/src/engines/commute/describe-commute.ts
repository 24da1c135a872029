import {
  FAR_COMMUTE_MINUTES,
  FIRST_WAIT_MINUTES,
  fullStationName,
  walkMinutesOfRoad,
  type Point,
} from '@gakumado/shared/vocabulary';
import { findCommute, walkTo, type Destination } from './commutes-to.ts';
import { destinationAt } from './destinations.ts';
import { MAX_STATIONS } from './find-accesses.ts';
import { minutesOfWay } from './find-ways.ts';
import { distanceM } from './geo.ts';
import { prepareHomes, type Homes } from './homes.ts';
import { loadNetwork, type Network } from './network.ts';
import { bicycleMinutes } from './travel-times.ts';

/** 「小田急線の快速急行で新宿駅まで約37分・乗換なし」: the minutes from boarding to alighting, changes included. */
function describeRide(
  { stations, lineNames, serviceNames }: Network,
  { ways }: Destination,
  station: number,
  busMinutes: number,
): string {
  const transfers = ways.transfers[station]!;
  const alighting = ways.accesses[ways.alighting[station]!]!;
  const minutes = Math.round(minutesOfWay(ways.cost[station]!, transfers) - alighting.minutes);
  const service = serviceNames[ways.service[station]!]!;
  const train = `${lineNames[ways.line[station]!]!}${service && `の${service}`}`;
  return [
    busMinutes > 0 ? `バス約${busMinutes}分、` : '',
    `${train}${transfers > 0 ? 'ほか' : ''}で`,
    `${fullStationName(stations[alighting.station]!.station_name)}まで約${Math.max(1, minutes)}分`,
    transfers > 0 ? `・乗換${transfers}回` : '・乗換なし',
    alighting.isBus ? `、バス約${alighting.minutes}分` : '',
  ].join('');
}

/** A commute in the fields of the wire. */
export type Commute = NonNullable<ReturnType<typeof describeCommute>>;

/** The commute from a place as cards show it; undefined where it is longer than FAR_COMMUTE_MINUTES. */
export function describeWay(place: Point, to: Point): Commute | undefined {
  const network = loadNetwork();
  const commute = describeCommute(network, destinationAt(to), prepareHomes(network, [place]), 0);
  return commute && commute.commute_minutes <= FAR_COMMUTE_MINUTES ? commute : undefined;
}

/**
 * The commute of one home as cards show it, in the fields of the wire; `distance_m` is the straight line. Undefined
 * where there is no way at all.
 */
export function describeCommute(network: Network, destination: Destination, homes: Homes, home: number) {
  const { minutes, transfers, access } = findCommute(destination, homes, home);
  if (minutes === Infinity) return undefined;
  const place = { lat: homes.lat[home]!, lon: homes.lon[home]! };
  const { metres } = walkTo(destination, place);
  const walk_minutes = walkMinutesOfRoad(metres);
  const at = home * MAX_STATIONS + access;
  const busMinutes = homes.isBus[home] ? homes.minutes[at]! - FIRST_WAIT_MINUTES : 0;
  return {
    commute_minutes: minutes,
    commute_transfers: transfers,
    commute_text:
      access < 0
        ? `徒歩${walk_minutes}分`
        : describeRide(network, destination, homes.station[at]!, busMinutes),
    walk_minutes,
    bicycle_minutes: bicycleMinutes(metres),
    distance_m: Math.round(distanceM(place, destination)),
  };
}
