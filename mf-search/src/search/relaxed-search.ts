import type { Relaxation } from '@gakumado/shared/contract';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { emptySearch } from './search.ts';
import type { Search } from './search.ts';
import { hrefOf, impliedMinutes } from './scope.ts';
import type { SearchScope } from './scope.ts';

type Change = Relaxation['change'];

/** Rents have another shape in the API than in the address. */
const rentKeys = new Set(['rentSelect', 'price', 'price_from', 'price_to']);

/** An amount after the change; one that the change does not name stays as it is. */
const amount = (now: number | undefined, changed: number | null | undefined): number | undefined =>
  changed === undefined ? now : (changed ?? undefined);

/** Fields of a change that the address has in other words, or that are not filters of the visitor. */
const isFilterKey = (key: string): key is keyof Search =>
  !rentKeys.has(key) && key !== 'dis' && key !== 'pref_id';

/** The value of a dropped field: an empty list where it is one. */
const without = (key: keyof Search) => emptySearch[key];

/** The search with a relaxation applied, on its first page. */
export function relaxedCondition(search: Search, change: Change): Search {
  const filters = Object.entries(change).filter(([key]) => isFilterKey(key));
  const relaxed: Search = {
    ...search,
    ...Object.fromEntries(filters.map(([key, value]) => [key, value ?? without(key as keyof Search)])),
    page: 1,
  };
  if (!Object.keys(change).some((key) => rentKeys.has(key))) return relaxed;
  return {
    ...relaxed,
    rentSelect: undefined,
    price_from: amount(search.price_from, change.price_from),
    price_to: amount(search.price_to, change.price_to),
  };
}

/**
 * The address of a relaxation; undefined for one that this page has no address for (a wider radius where the place has
 * no radius in its path, other prefectures where they are not in the query).
 */
export function relaxedHref(scope: SearchScope, search: Search, change: Change): string | undefined {
  const relaxed = relaxedCondition(search, change);
  // An address without a limit has the implied one, which the search before had only if its own address implied it.
  if (relaxed.commute_minutes_max === undefined && impliedMinutes(scope, relaxed) !== undefined) {
    const isImplied = impliedMinutes(scope, search) !== undefined && change.commute_minutes_max === undefined;
    if (!isImplied) relaxed.commute_minutes_max = FAR_COMMUTE_MINUTES;
  }
  if (change.dis) {
    const path = scope.pathOfRadius?.(change.dis);
    return path === undefined ? undefined : hrefOf({ ...scope, path }, relaxed);
  }
  if (change.pref_id) {
    return scope.scopeKeys?.includes('pref_id')
      ? hrefOf(scope, { ...relaxed, pref_id: change.pref_id })
      : undefined;
  }
  return hrefOf(scope, relaxed);
}
