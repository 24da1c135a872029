import { FIRST_WAIT_MINUTES, fullStationName, walkMinutes } from '@gakumado/shared/vocabulary';
import { distanceM } from './geo.ts';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Access, Journey } from './shortest-times.ts';
import { bicycleMinutes } from './travel-times.ts';

export interface Names {
  line: (line_id: number) => string;
  station: (station_id: number) => string;
}

/** `boarding` is undefined where walking all the way is as good. */
export interface Commute {
  commute_minutes: number;
  boarding: Access | undefined;
}

/** A walk is preferred to a train that saves less than this. */
const WALK_BONUS_MINUTES = 5;

/** Degrees that 95 minutes on foot (the longest commute and the bonus) do not cover in Japan: 5.9 km. */
const FAR_LAT = 0.055;
const FAR_LON = 0.08;

/** Minutes on foot; Infinity where it is too far to matter, without measuring, since most campuses are. */
function minutesOnFoot(home: Point, campus: Point): number {
  const isFar = Math.abs(home.lat - campus.lat) > FAR_LAT || Math.abs(home.lon - campus.lon) > FAR_LON;
  return isFar ? Infinity : walkMinutes(distanceM(home, campus));
}

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
  const onFoot = minutesOnFoot(home, campus);
  let boarding: Access | undefined;
  let total = Infinity;
  for (const access of homeAccesses) {
    const minutes = access.minutes + FIRST_WAIT_MINUTES + minutesFrom[access.index]!;
    if (minutes >= total) continue;
    total = minutes;
    boarding = access;
  }
  return onFoot <= total + WALK_BONUS_MINUTES
    ? { commute_minutes: onFoot, boarding: undefined }
    : { commute_minutes: Math.ceil(total), boarding };
}

/** 「東西線で早稲田駅まで12分・乗換なし」: the minutes are those from boarding to alighting, changes included. */
function describeRide(boarding: Access, journey: Journey, names: Names): string {
  const { transfers, line_id, alighting } = journey;
  const minutes = Math.max(1, Math.round(journey.minutes - alighting.minutes));
  const parts = [
    boarding.isBus ? `バス${boarding.minutes}分、` : '',
    `${names.line(line_id)}${transfers > 0 ? 'ほか' : ''}で${fullStationName(names.station(alighting.station_id))}まで${minutes}分`,
    transfers > 0 ? `・乗換${transfers}回` : '・乗換なし',
    alighting.isBus ? `、バス約${alighting.minutes}分` : '',
  ];
  return parts.join('');
}

/** The columns of a commute in `estate_campus`. */
export function describeCommute(
  { commute_minutes, boarding }: Commute,
  home: Point,
  campus: Point & { journeys: ReadonlyMap<number, Journey> },
  names: Names,
) {
  const straightM = distanceM(home, campus);
  const walk_minutes = walkMinutes(straightM);
  const journey = boarding && campus.journeys.get(boarding.station_id);
  return {
    commute_minutes,
    commute_transfers: journey?.transfers ?? 0,
    commute_text: journey ? describeRide(boarding, journey, names) : `徒歩${walk_minutes}分`,
    walk_minutes,
    bicycle_minutes: bicycleMinutes(straightM),
    distance_m: Math.round(straightM),
  };
}
