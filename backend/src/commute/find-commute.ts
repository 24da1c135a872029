import { distanceM, type Point } from './geo.ts';
import type { Access, Journey } from './shortest-times.ts';
import { bicycleMinutes, FIRST_WAIT_MINUTES, walkMinutes } from './travel-times.ts';

export interface Names {
  line: (line_id: number) => string;
  station: (station_id: number) => string;
}

export interface Commute {
  commute_minutes: number;
  commute_transfers: number;
  commute_text: string;
  walk_minutes: number;
  bicycle_minutes: number;
  distance_m: number;
}

/** A walk is preferred to a train that saves less than this. */
const WALK_BONUS_MINUTES = 5;

interface Ride {
  journey: Journey;
  boarding: Access;
  total: number;
}

function findRide(accesses: Access[], journeys: Map<number, Journey>): Ride | undefined {
  let best: Ride | undefined;
  for (const boarding of accesses) {
    const journey = journeys.get(boarding.station_id);
    if (!journey || journey.alighting.station_id === boarding.station_id) continue;
    const total = boarding.minutes + FIRST_WAIT_MINUTES + journey.minutes;
    if (!best || total < best.total) best = { journey, boarding, total };
  }
  return best;
}

/** 「東西線で早稲田駅まで12分・乗換なし」: the minutes are those from boarding to alighting, changes included. */
function describeRide({ journey, boarding }: Ride, names: Names): string {
  const { transfers, line_id, alighting } = journey;
  const minutes = Math.max(1, Math.round(journey.minutes - alighting.minutes));
  const parts = [
    boarding.isBus ? `バス${boarding.minutes}分、` : '',
    `${names.line(line_id)}${transfers > 0 ? 'ほか' : ''}で${names.station(alighting.station_id)}駅まで${minutes}分`,
    transfers > 0 ? `・乗換${transfers}回` : '・乗換なし',
    alighting.isBus ? `、バス約${alighting.minutes}分` : '',
  ];
  return parts.join('');
}

/** The commute between a home and a campus: on foot, or by train where that is quicker by enough. */
export function findCommute(
  home: Point,
  campus: Point,
  homeAccesses: Access[],
  journeys: Map<number, Journey>,
  names: Names,
): Commute {
  const straight = distanceM(home, campus);
  const walk_minutes = walkMinutes(straight);
  const ride = findRide(homeAccesses, journeys);
  const common = {
    walk_minutes,
    bicycle_minutes: bicycleMinutes(straight),
    distance_m: Math.round(straight),
  };
  if (!ride || walk_minutes <= ride.total + WALK_BONUS_MINUTES) {
    return {
      commute_minutes: walk_minutes,
      commute_transfers: 0,
      commute_text: `徒歩${walk_minutes}分`,
      ...common,
    };
  }
  return {
    commute_minutes: Math.ceil(ride.total),
    commute_transfers: ride.journey.transfers,
    commute_text: describeRide(ride, names),
    ...common,
  };
}
