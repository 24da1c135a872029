/* Figures of the ways to school. The calculation and the sentences that explain it are made of them. */

/** Metres that advertisements count as a minute on foot, and ours by bicycle. */
export const WALK_M_PER_MINUTE = 80;
export const BICYCLE_M_PER_MINUTE = 200;
/** Streets are this much longer than the straight line. */
export const DETOUR = 1.3;
/** Minutes lost before the first train and at each change (walking to the platform and waiting). */
export const FIRST_WAIT_MINUTES = 3;
export const TRANSFER_MINUTES = 5;

/** Every campus within the first commute (minutes) of a home is known; where there are few, those within the second. */
export const COMMUTE_MINUTES = 60;
export const FAR_COMMUTE_MINUTES = 90;

/** Homes within this commute (minutes) count in the advice of a campus. */
export const ADVICE_MINUTES = 30;

/** Spots within this distance (km) of a campus are listed, unless another is asked for. */
export const SPOTS_KM = 1;
