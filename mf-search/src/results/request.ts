import type { EstateFilter } from '@gakumado/shared/contract';
import type { Condition } from './condition.ts';
import type { SearchPlace } from './place.ts';
import { rentFilter } from './rent.ts';

/** Fields that say how the list is shown, or that are sent in another shape. */
const notSent: readonly string[] = [
  'rentSelect',
  'price_from',
  'price_to',
  'view',
  'page',
  'sort',
] satisfies (keyof Condition)[];

const isWish = ([key, value]: [string, unknown]) =>
  !notSent.includes(key) && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** What is searched: the place with the wishes of a condition, as the API's common filter takes them. */
export function toFilter(place: SearchPlace, condition: Condition): Partial<EstateFilter> {
  return {
    ...Object.fromEntries(Object.entries(condition).filter(isWish)),
    ...rentFilter(condition),
    // The place last: no query may lead out of it.
    ...place.filter,
    sort: condition.sort ?? place.defaultSort,
  };
}
