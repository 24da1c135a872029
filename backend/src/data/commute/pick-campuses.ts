import { COMMUTE_MINUTES, FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';

/** Campuses that are kept even where they are far. */
const ALWAYS = 20;

/**
 * The campuses that are kept for a home. COMMUTE_MINUTES is the longest limit that visitors are offered, so all
 * campuses within it are kept: every limit finds all. Where there are few, the nearest within FAR_COMMUTE_MINUTES are
 * kept; beyond that a campus is not a reason to live somewhere.
 */
export function pickCampuses<T extends { commute_minutes: number; campus_id: number }>(pairs: T[]): T[] {
  return pairs
    .filter(({ commute_minutes }) => commute_minutes <= FAR_COMMUTE_MINUTES)
    .toSorted((a, b) => a.commute_minutes - b.commute_minutes || a.campus_id - b.campus_id)
    .filter(({ commute_minutes }, index) => index < ALWAYS || commute_minutes <= COMMUTE_MINUTES);
}
