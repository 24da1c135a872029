import type { CalendarDay, ShopOpening } from '@gakumado/shared/contract';
import { formatShortDay } from './format-date.ts';

/** The opening that a calendar which begins today tells; undefined without a day. */
export function openingOf([today, ...later]: readonly CalendarDay[]): ShopOpening | undefined {
  if (!today) return undefined;
  const next = later.find(({ is_open }) => is_open);
  return { today, next: next?.open_time ? { date: next.date, open_time: next.open_time } : null };
}

/** Whether a shop is open at a time of today (HH:mm, in Japan). */
export const isOpenAt = ({ today: { is_open, open_time, close_time } }: ShopOpening, time: string): boolean =>
  is_open && open_time !== null && close_time !== null && time >= open_time && time < close_time;

/** Whether a shop is open at `time` (HH:mm), and if not, when next. */
export function openingText(opening: ShopOpening | undefined, time: string): string {
  if (!opening) return '';
  const { is_open, open_time, close_time, note } = opening.today;
  if (isOpenAt(opening, time)) return `ただいま営業中です（${close_time}まで）。`;
  if (is_open && open_time && time < open_time) return `本日は${open_time}から営業します。`;
  const now = is_open ? '本日の営業は終了しました。' : `本日は${note || '休業日'}です。`;
  const { next } = opening;
  return next ? `${now}次は${formatShortDay(next.date)}${next.open_time}から営業します。` : now;
}
