import { todayInJapan } from '../../calendar-days.ts';
import { weekdays } from '../../vocabulary/days.ts';

const written = (year: string, month: string, day: string) => `${year}年${month}月${day}日`;

/**
 * YYYY年MM月DD日 of a date (`2026-11-21`) or of an ISO date-time, the latter as of Japan; '' when the text
 * is neither.
 */
export function formatDate(iso: string | null | undefined): string {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (date) return written(date[1]!, date[2]!, date[3]!);
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return '';
  const [year, month, day] = todayInJapan(time).split('-');
  return written(year!, month!, day!);
}

/** 2026年3月 of a month (`2026-03`); '' for any other text. */
export function formatMonth(month: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})/.exec(month ?? '');
  return parts ? `${parts[1]}年${Number(parts[2])}月` : '';
}

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];

/** 2026年11月24日（火） of a date (`2026-11-24`). */
export const formatDay = (date: string) => `${formatDate(date)}（${weekdayOf(date)}）`;

/** 11月24日（火） of a date (`2026-11-24`) in the near future. */
export function formatShortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日（${weekdayOf(date)}）`;
}
