const ALWAYS = 20;
const NEAR_MINUTES = 40;
const MOST = 80;
/** Beyond this a campus is not a reason to live somewhere. */
const FAR_MINUTES = 90;

/** Which campuses are kept for a home: the nearest 20, and everything within 40 minutes up to 80 in all. */
export function pickCampuses<T extends { commute_minutes: number; campus_id: number }>(pairs: T[]): T[] {
  return pairs
    .filter(({ commute_minutes }) => commute_minutes <= FAR_MINUTES)
    .toSorted((a, b) => a.commute_minutes - b.commute_minutes || a.campus_id - b.campus_id)
    .filter(
      ({ commute_minutes }, index) => index < ALWAYS || (commute_minutes <= NEAR_MINUTES && index < MOST),
    );
}
