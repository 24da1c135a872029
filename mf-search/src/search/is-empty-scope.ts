import type { Results } from './load-results.ts';
import { isNarrowed } from './scope.ts';
import type { SearchScope } from './scope.ts';

/** Whether there is nothing at the place itself: nothing was found though no filter narrows the search. */
export const isEmptyScope = (scope: SearchScope, { search: condition, total, isFailed }: Results): boolean =>
  total === 0 && !isFailed && !isNarrowed(condition, scope);
