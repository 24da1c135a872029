import type { Results } from './load-results.ts';
import { isNarrowed } from './place.ts';
import type { SearchPlace } from './place.ts';

/** Whether there is nothing at the place itself: nothing was found though no wish narrows the search. */
export const isEmptyPlace = (place: SearchPlace, { condition, total, isFailed }: Results): boolean =>
  total === 0 && !isFailed && !isNarrowed(condition, place);
