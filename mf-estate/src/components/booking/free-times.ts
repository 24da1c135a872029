import type { CalendarDay } from '@gakumado/shared/contract';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';

const OFFERED_SLOTS = 3;

/** A day of a shop with its free times for a visit (HH:mm), at least one. */
export interface FreeDay {
  /** YYYY-MM-DD */
  date: string;
  times: readonly string[];
}

/** The days that can be booked and have free times for a visit. `days` begin with today. */
export const freeTimes = (days: readonly CalendarDay[]): FreeDay[] =>
  days
    .slice(BOOKABLE_DAYS[0])
    .map(({ date, slots }) => ({
      date,
      times: slots.filter(({ visit_remaining }) => visit_remaining > 0).map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);

/** The first free time of each of the next days that have one. */
export const firstTimes = (days: readonly CalendarDay[]) =>
  freeTimes(days)
    .map(({ date, times }) => ({ date, time: times[0]! }))
    .slice(0, OFFERED_SLOTS);
