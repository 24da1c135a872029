/** Areas are hundredths of m²; a product with them may be off by the last digits of a double. */
const AREA_UNIT = 100;
const FUZZ = 1e-6;
/** Sizes of rooms are tenths of a mat. */
const MATS_UNIT = 10;

/** The smallest area of the columns that is at least so many m². */
export const areaFrom = (area: number): number => Math.ceil(area * AREA_UNIT - FUZZ);

/** The largest that is at most so many. */
export const areaTo = (area: number): number => Math.floor(area * AREA_UNIT + FUZZ);

/** So many mats, as the columns count them. */
export const matsFrom = (mats: number): number => mats * MATS_UNIT;
