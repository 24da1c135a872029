import {
  BICYCLE_M_PER_MINUTE,
  DETOUR,
  TRANSFER_MINUTES,
  WALK_M_PER_MINUTE,
} from '@gakumado/shared/vocabulary';

/** Farther than this nobody walks to a station; a bus is assumed instead. */
export const MAX_STATION_WALK_M = 1600;
export const MAX_BUS_M = 8000;
const BUS_WAIT_MINUTES = 7;
const BUS_M_PER_MINUTE = 270;

/** Minutes by bicycle for metres of road. */
export function bicycleMinutes(roadM: number): number {
  return Math.max(1, Math.ceil(roadM / BICYCLE_M_PER_MINUTE));
}

export function busMinutes(straightM: number): number {
  return Math.ceil((straightM * DETOUR) / BUS_M_PER_MINUTE) + BUS_WAIT_MINUTES;
}

interface Pace {
  /** Running speed in metres per minute. */
  speed: number;
  /** Minutes that a stop costs: standing, slowing down and gathering speed. */
  stop: number;
}

/** A train gathers speed and slows down at half a minute for each kilometre per minute, and stands 0.7 minutes. */
const trainPace = (speed: number): Pace => ({ speed, stop: 0.7 + speed * 0.0005 });

/** Rapid trains that are fast, whatever their line. */
const FAST_PACE = trainPace(1850);

/** By kind of line. */
const PACE: Record<string, Pace> = {
  jr: trainPace(1450),
  private: trainPace(1350),
  subway: trainPace(1200),
  monorail: { speed: 650, stop: 0.6 },
  tram: { speed: 380, stop: 0.5 },
  cable: { speed: 250, stop: 1 },
};

/** Rails are this much longer than the straight lines from station to station. */
const TRACK_DETOUR = 1.08;

/** Minutes from one stop to the next; `railM` adds up the straight lines between the stations on the way. */
export function rideMinutes(lineType: string, railM: number, isFast = false): number {
  const pace = isFast ? FAST_PACE : (PACE[lineType] ?? trainPace(1450));
  return (railM * TRACK_DETOUR) / pace.speed + pace.stop;
}

/** Minutes of a change between stations of one interchange that lie this far apart; 0 within a station. */
export function transferMinutes(straightM: number): number {
  return TRANSFER_MINUTES + (straightM * DETOUR) / WALK_M_PER_MINUTE;
}

/** Seconds of travel that a passenger gives to save a change. */
export const TRANSFER_RELUCTANCE_SECONDS = 120;
