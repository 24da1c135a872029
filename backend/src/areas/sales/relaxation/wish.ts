import type { EstateFilter } from '@gakumado/shared/contract';

/** One way of asking for less than a wish does. */
export interface Step {
  label: string;
  /** What is still asked for in its place; empty where nothing is. */
  part: EstateFilter;
  /** The whole filter with this step taken. */
  apply: (filter: EstateFilter) => EstateFilter;
  /** How much it asks of the visitor: one notch of a limit is {@link NOTCH}. */
  size: number;
}

/** A part of the filter that can be relaxed by itself: all parts joined by AND are the filter. */
export interface Wish {
  id: string;
  part: EstateFilter;
  /** The smallest first. */
  steps: Step[];
}

/** Sizes of steps, which order what is offered. */
export const NOTCH = 10;
export const ONE_FEATURE = 15;
export const WIDER_PLACE = 15;
export const WHOLE_FIELD = 30;
export const LIMIT_GONE = 40;
export const ONE_CAMPUS = 50;

/** The filter without some fields. */
export function without(filter: EstateFilter, ...fields: (keyof EstateFilter)[]): EstateFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.some((gone) => gone === field)),
  );
}

/** The step that gives some fields up. */
export const giveUp = (label: string, size: number, ...fields: (keyof EstateFilter)[]): Step => ({
  label,
  part: {},
  apply: (filter) => without(filter, ...fields),
  size,
});

/** The step that gives fields other values. */
export const changeTo = (label: string, size: number, part: EstateFilter): Step => ({
  label,
  part,
  apply: (filter) => ({ ...filter, ...part }),
  size,
});
