import type { CalendarDay } from '@gakumado/shared/contract';
import { BOOKABLE_DAYS } from '@gakumado/shared/forms';
import { formatShortDay } from '@gakumado/shared/ui';

const OFFERED_SLOTS = 3;

/** Whether a shop is open at `time` (HH:mm), and if not, when next. `days` begin today. */
export function openingText([today, ...later]: readonly CalendarDay[], time: string): string {
  if (!today) return '';
  const { is_open, open_time, close_time, note } = today;
  if (is_open && open_time && close_time) {
    if (time < open_time) return `本日は${open_time}から営業します。`;
    if (time < close_time) return `ただいま営業中です（${close_time}まで）。`;
  }
  const next = later.find((day) => day.is_open);
  const now = is_open ? '本日の営業は終了しました。' : `本日は${note || '休業日'}です。`;
  return next ? `${now}次は${formatShortDay(next.date)}${next.open_time}から営業します。` : now;
}

/** The first free time for a visit of each of the next days that can be booked and have one. */
export const freeVisits = (days: readonly CalendarDay[]) =>
  days
    .slice(BOOKABLE_DAYS[0])
    .flatMap(({ date, slots }) => {
      const free = slots.find(({ visit_remaining }) => visit_remaining > 0);
      return free ? [{ date, time: free.time }] : [];
    })
    .slice(0, OFFERED_SLOTS);
