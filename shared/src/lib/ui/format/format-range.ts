import { isEmptyText } from './empty-text.ts';

/** Joins the ends of a range: U+FF5E, the character of the specification. */
export const RANGE_MARK = '\uFF5E';

type Amount = number | string | null | undefined;

/**
 * A range as one text: both ends joined by ～, or one end alone when they read the same or the other is empty; '' when
 * both are.
 */
export function formatRange<T extends Amount>(
  min: T,
  max: T,
  format: (value: NonNullable<T>) => string = String,
): string {
  const ends = [min, max].filter((end) => !isEmptyText(end)).map((end) => format(end as NonNullable<T>));
  return [...new Set(ends)].join(RANGE_MARK);
}

/** 1K～1LDK */
export const formatLayouts = (min: Amount, max: Amount) => formatRange(min, max);

/** 18.5㎡～25㎡ */
export const formatAreas = (min: Amount, max: Amount) => formatRange(min, max, (area) => `${area}㎡`);

/** 6畳～8畳 */
export const formatMats = (min: Amount, max: Amount) => formatRange(min, max, (mats) => `${mats}畳`);
