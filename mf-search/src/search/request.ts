import type { EstateFilter } from '@gakumado/shared/contract';
import { writeMusts } from '@gakumado/shared/search-fields';
import type { Search } from './search.ts';
import { impliedMinutes } from './scope.ts';
import type { SearchScope } from './scope.ts';
import { costError, costFilter, rentError, rentFilter } from './rent.ts';

/** Fields that say how the list is shown, or that are sent in another shape. */
const notSent: readonly string[] = [
  'rentSelect',
  'price_from',
  'price_to',
  'cost_from',
  'cost_to',
  'view',
  'as',
  'page',
  'sort',
] satisfies (keyof Search)[];

const isFilter = ([key, value]: [string, unknown]) =>
  !notSent.includes(key) && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The place with the filters of a search, as the API's common filter takes them. */
export function toFilter(scope: SearchScope, search: Search): Partial<EstateFilter> {
  const implied = impliedMinutes(scope, search);
  return {
    ...(implied !== undefined && { commute_minutes_max: implied }),
    ...Object.fromEntries(Object.entries(search).filter(isFilter)),
    ...rentFilter(search),
    ...costFilter(search),
    // The place last: no query may lead out of it.
    ...scope.filter,
    sort: search.sort ?? scope.defaultSort,
  };
}

/** Filter parameters that links from a list pass to the search for similar homes. Impossible ranges are left out. */
export const mustsToHandOn = (search: Search): Record<string, string> =>
  writeMusts({
    ...search,
    ...(rentError(search) && { price_from: undefined, price_to: undefined }),
    ...(costError(search) && { cost_from: undefined, cost_to: undefined }),
  });
