import { todayInJapan } from '@gakumado/shared/forms';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A month as a number that counts on. */
const monthNumber = (year: number, month: number) => year * 12 + month - 1;

/** The month of so many years ago, in Japan. */
export function monthYearsAgo(years: number): number {
  const [year = 0, month = 1] = todayInJapan().split('-').map(Number);
  return monthNumber(year - years, month);
}

/** A day, YYYY-MM-DD, in days since 1970. */
export const dayOf = (day: string): number => Date.parse(day) / DAY_MS;

/** The last day of a month, YYYY-MM, in days since 1970. */
export function lastDayOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) / DAY_MS - 1;
}
