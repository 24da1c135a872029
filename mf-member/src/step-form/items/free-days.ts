import { findSelfViewingCalendar, listRegionDays, listShopDays } from '@gakumado/shared/api';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import type { CalendarDay } from '@gakumado/shared/contract';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';

/** One day on which something can be booked, as the picker shows it. */
export interface SlotDay {
  date: string;
  /** Free times, HH:mm. */
  times: readonly string[];
  /** Why there are none. */
  note?: string;
}

/** Whether a visit, a video call or both are booked. */
export interface VisitKinds {
  isVisit: boolean;
  isVideo: boolean;
}

const [FIRST, LAST] = BOOKABLE_DAYS;

/** The days of a shop's calendar for those kinds of visit that are asked for. */
function slotDays(calendar: readonly CalendarDay[], { isVisit, isVideo }: VisitKinds): SlotDay[] {
  return calendar.map(({ date, is_open, note, slots }) => {
    const times = slots
      .filter((slot) => (!isVisit || slot.visit_remaining > 0) && (!isVideo || slot.video_remaining > 0))
      .map(({ time }) => time);
    if (times.length > 0) return { date, times };
    return { date, times, note: is_open ? '受付終了' : (note ?? '休業日') };
  });
}

/** A calendar by the kinds of visit, which can change without asking again; a text where nothing can be booked. */
export type DaysFor = (kinds: VisitKinds) => readonly SlotDay[] | string;

const daysFrom =
  (calendar: readonly CalendarDay[]): DaysFor =>
  (kinds) =>
    slotDays(calendar.slice(FIRST), kinds);

/** The bookable days of a shop. */
export const loadShopDays = async (shopId: number, signal: AbortSignal) =>
  daysFrom(await listShopDays(shopId, LAST + 1, signal));

/** The bookable days of the shops of a region: on each time at least one of them is free. */
export const loadRegionDays = async (areaSlug: AreaSlug, signal: AbortSignal) =>
  daysFrom(await listRegionDays(areaSlug, LAST + 1, signal));

/** The bookable days of a home that is viewed without staff, or why nobody can view it. */
export async function loadViewingDays(estateId: number, signal: AbortSignal): Promise<DaysFor> {
  const { days, is_available, note } = await findSelfViewingCalendar(estateId, LAST + 1, signal);
  if (!is_available) return () => note ?? '現在、ご覧いただけません。';
  const viewingDays = days.slice(FIRST).map(({ date, slots, note: reason }) => {
    const times = slots.filter(({ is_free }) => is_free).map(({ time }) => time);
    return times.length > 0 ? { date, times } : { date, times, note: reason ?? '受付終了' };
  });
  return () => viewingDays;
}

/** All bookable days with the same times, where no calendar knows more. */
export function plainDays(times: readonly string[]): SlotDay[] {
  const today = todayInJapan();
  return Array.from({ length: LAST - FIRST + 1 }, (_, index) => ({
    date: addDays(today, FIRST + index),
    times,
  }));
}
