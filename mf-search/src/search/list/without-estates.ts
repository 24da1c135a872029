import type { Results } from '../load-results.ts';

/** The results of a place whose listings are not shown: a prefecture that is not open. */
export const withoutEstates = (results: Results): Results => ({
  ...results,
  estates: [],
  total: 0,
  pins: null,
});
