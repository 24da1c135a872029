/* Limits and choices of a search. */

/** Highest amount that a price field takes, in yen. */
export const MAX_YEN = 10_000_000;

/** Largest area that a filter takes, in m². */
export const MAX_AREA_M2 = 1000;

/** Sizes of the largest room that a filter takes, in mats (畳). */
export const matsRange = { min: 3, max: 30 } as const;

/** The limits that a visitor may choose (contract, 3.4); any other value is refused. */
export const walkMinutesChoices = [1, 3, 5, 7, 10, 15, 20] as const;
export const buildingAgeChoices = [1, 3, 5, 10, 20] as const;
export const transferChoices = [0, 1, 2, 3] as const;
export const radiusChoicesKm = [1, 2, 3, 5, 10] as const;
/** 10 to 90 in steps of 5. */
export const commuteMinutesChoices = Array.from({ length: 17 }, (_, index) => 10 + index * 5);

/** Limits that are offered and counted; the API takes any other as well. In m² and in yen. */
export const roomAreaChoices = [15, 18, 20, 25, 30, 40] as const;
export const rentLimitChoices = [40_000, 50_000, 60_000, 70_000, 80_000, 100_000] as const;
/** Of the monthly cost, which is above the rent. */
export const costLimitChoices = [50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 150_000] as const;

/** Corners of a drawn area. */
export const MIN_POINTS = 3;
export const MAX_POINTS = 100;
