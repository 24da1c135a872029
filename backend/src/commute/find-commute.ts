import { distanceM, type Point } from './geo.ts';
import type { Access, Journey } from './shortest-times.ts';
import { bicycleMinutes, FIRST_WAIT_MINUTES, walkMinutes } from './travel-times.ts';

export interface Names {
  line: (line_id: number) => string;
  station: (station_id: number) => string;
}

/** `boarding` is undefined where walking all the way is as good. */
export interface Commute {
  commute_minutes: number;
  walk_minutes: number;
  straightM: number;
  boarding: Access | undefined;
}

/** A walk is preferred to a train that saves less than this. */
const WALK_BONUS_MINUTES = 5;

/**
 * The commute between a home and a campus: on foot, or by train where that is quicker by enough.
 * `minutesFrom[access.index]` are the minutes of the journey from that station to the campus.
 */
export function findCommute(
  home: Point,
  campus: Point,
  homeAccesses: readonly Access[],
  minutesFrom: Float64Array,
): Commute {
  const straightM = distanceM(home, campus);
  const walk_minutes = walkMinutes(straightM);
  let boarding: Access | undefined;
  let total = Infinity;
  for (const access of homeAccesses) {
    const minutes = access.minutes + FIRST_WAIT_MINUTES + minutesFrom[access.index]!;
    if (minutes >= total) continue;
    total = minutes;
    boarding = access;
  }
  return walk_minutes <= total + WALK_BONUS_MINUTES
    ? { commute_minutes: walk_minutes, walk_minutes, straightM, boarding: undefined }
    : { commute_minutes: Math.ceil(total), walk_minutes, straightM, boarding };
}

/** 「東西線で早稲田駅まで12分・乗換なし」: the minutes are those from boarding to alighting, changes included. */
function describeRide(boarding: Access, journey: Journey, names: Names): string {
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

/** What `estate_campus` keeps of a commute; `journeys` are those of the campus. */
export function describeCommute(
  { commute_minutes, walk_minutes, straightM, boarding }: Commute,
  journeys: ReadonlyMap<number, Journey>,
  names: Names,
) {
  const journey = boarding && journeys.get(boarding.station_id);
  return {
    commute_minutes,
    commute_transfers: journey?.transfers ?? 0,
    commute_text: journey ? describeRide(boarding, journey, names) : `徒歩${walk_minutes}分`,
    walk_minutes,
    bicycle_minutes: bicycleMinutes(straightM),
    distance_m: Math.round(straightM),
  };
}
