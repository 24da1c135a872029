const ALWAYS = 20;
const NEAR_MINUTES = 60;
/** Beyond this a campus is not a reason to live somewhere. */
const FAR_MINUTES = 90;

/**
 * Which campuses are kept for a home: everything within an hour, which is the longest limit that visitors are offered,
 * so that what a limit finds is complete; and the nearest 20, however far within 90 minutes, where there are few.
 */
export function pickCampuses<T extends { commute_minutes: number; campus_id: number }>(pairs: T[]): T[] {
  return pairs
    .filter(({ commute_minutes }) => commute_minutes <= FAR_MINUTES)
    .toSorted((a, b) => a.commute_minutes - b.commute_minutes || a.campus_id - b.campus_id)
    .filter(({ commute_minutes }, index) => index < ALWAYS || commute_minutes <= NEAR_MINUTES);
}
