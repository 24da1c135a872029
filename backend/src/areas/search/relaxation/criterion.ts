import type { EstateFilter } from '@gakumado/shared/contract';

/** One way to relax a criterion. */
export interface Step {
  label: string;
  /** The part that remains in its place; may be empty. */
  part: EstateFilter;
  /** The whole filter with this step taken. */
  apply: (filter: EstateFilter) => EstateFilter;
  /** The cost to the visitor; one step of a limit is {@link ONE_STEP}. */
  size: number;
}

/** A part of the filter that can be relaxed by itself: all parts joined by AND are the filter. */
export interface Criterion {
  id: string;
  part: EstateFilter;
  /** The smallest first. */
  steps: Step[];
}

/** Sizes of steps, by which relaxations are ordered. */
export const ONE_STEP = 10;
export const ONE_FEATURE = 15;
export const WIDER_PLACE = 15;
export const WHOLE_FIELD = 30;
export const WHOLE_LIMIT = 40;
export const ONE_CAMPUS = 50;

/** The filter without some fields. */
export function without(filter: EstateFilter, ...fields: (keyof EstateFilter)[]): EstateFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.some((gone) => gone === field)),
  );
}

/** The step that drops some fields. */
export const dropFields = (label: string, size: number, ...fields: (keyof EstateFilter)[]): Step => ({
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
