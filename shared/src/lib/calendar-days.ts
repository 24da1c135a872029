import { DAY_MS, JAPAN_OFFSET_MS } from './vocabulary/days.ts';
import { MOVE_IN_MONTHS } from './vocabulary/months.ts';

/** Gives today's date in Japan, YYYY-MM-DD. The forms take it as an argument, so that tests can hold it still. */
export type Today = () => string;

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Japan's date of a moment, by default of now. */
export function todayInJapan(now: number = Date.now()): string {
  return textOf(now + JAPAN_OFFSET_MS);
}

/** Japan's time of a moment (HH:mm), by default of now. */
export const timeInJapan = (now: number = Date.now()): string =>
  new Date(now + JAPAN_OFFSET_MS).toISOString().slice(11, 16);

/** Whether a text is YYYY-MM-DD of a day that exists, from 1900 to 2199. */
export function isDate(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && textOf(ms) === text;
}

/** The date `days` after one; both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return textOf(Date.parse(date) + days * DAY_MS);
}

/** The time `minutes` after one of the same day; both HH:mm. */
export function addMinutes(time: string, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);
}

/** Months that a move can be planned for, YYYY-MM: that of `today` and those after it. */
export function moveInMonths(today: string = todayInJapan()): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MOVE_IN_MONTHS + 1 }, (_, index) =>
    textOf(Date.UTC(year, month - 1 + index, 1)).slice(0, 7),
  );
}

/** Full years between two dates, both YYYY-MM-DD. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
