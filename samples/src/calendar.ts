import { DAY_MS } from '@gakumado/shared/vocabulary';

/** The day the samples are made for; nothing in them depends on the real date. */
export const BASE_DATE = '2026-11-21';

/** The date `days` after the base date (before it when negative) as YYYY-MM-DD. */
export function dateFromBase(days: number): string {
  return new Date(Date.parse(`${BASE_DATE}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The month in which a building of this age was finished, as YYYY-MM. */
export function monthBefore(ageYears: number): string {
  const months = 2026 * 12 + 10 - Math.round(ageYears * 12);
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
