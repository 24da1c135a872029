import { BICYCLE_M_PER_MINUTE, DETOUR } from '@gakumado/shared/vocabulary';

/** Farther than this nobody walks to a station; a bus is assumed instead. */
export const MAX_STATION_WALK_M = 1600;
export const MAX_BUS_M = 8000;
const BUS_WAIT_MINUTES = 7;
const BUS_M_PER_MINUTE = 270;

export function bicycleMinutes(straightM: number): number {
  return Math.max(1, Math.ceil((straightM * DETOUR) / BICYCLE_M_PER_MINUTE));
}

export function busMinutes(straightM: number): number {
  return Math.ceil((straightM * DETOUR) / BUS_M_PER_MINUTE) + BUS_WAIT_MINUTES;
}

/** Running speed in metres per minute between two stops, and the minutes a stop costs, by kind of line. */
const PACE: Record<string, { speed: number; stop: number }> = {
  jr: { speed: 1000, stop: 0.7 },
  private: { speed: 850, stop: 0.6 },
  subway: { speed: 760, stop: 0.6 },
  monorail: { speed: 650, stop: 0.6 },
  tram: { speed: 380, stop: 0.5 },
  cable: { speed: 250, stop: 1 },
};

const TRACK_DETOUR = 1.08;

/** Minutes from one stop to the next for their straight distance. */
export function rideMinutes(lineType: string, straightM: number): number {
  const pace = PACE[lineType] ?? { speed: 850, stop: 0.6 };
  return (straightM * TRACK_DETOUR) / pace.speed + pace.stop;
}
