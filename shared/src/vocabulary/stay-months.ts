/** Lengths of a stay that homes are compared by, in months. */
export const STAY_MONTHS = [12, 24, 36, 48, 72] as const;
