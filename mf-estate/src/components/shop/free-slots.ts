import type { CalendarDay } from '@gakumado/shared/contract';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';

const OFFERED_SLOTS = 3;

/** The first free time for a visit of each of the next days that can be booked and have one. */
export const freeVisits = (days: readonly CalendarDay[]) =>
  days
    .slice(BOOKABLE_DAYS[0])
    .flatMap(({ date, slots }) => {
      const free = slots.find(({ visit_remaining }) => visit_remaining > 0);
      return free ? [{ date, time: free.time }] : [];
    })
    .slice(0, OFFERED_SLOTS);
