import type { Relaxation } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import type { FilterField } from '@gakumado/shared/search-fields';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { readRadius } from '../places/range-point.ts';
import { emptySearch } from './search.ts';
import type { Search } from './search.ts';
import { fitSearch, hrefOf, impliedMinutes } from './scope.ts';
import type { SearchScope } from './scope.ts';
import { areaScope } from './scopes/area-scope.ts';
import { rangeScope } from './scopes/range-scope.ts';

type Change = Relaxation['change'];

/** Rents have another shape in the API than in the address. */
const rentKeys = new Set(['rentSelect', 'price', 'price_from', 'price_to']);

/** An amount after the change; one that the change does not name stays as it is. */
const amount = (now: number | undefined, changed: number | null | undefined): number | undefined =>
  changed === undefined ? now : (changed ?? undefined);

/** Fields of a change that the address has in other words, or that are not filters of the visitor. */
const isFilterKey = (key: string): key is keyof Search =>
  !rentKeys.has(key) && !['lat', 'lon', 'dis', 'pref_id'].includes(key);

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

/** The place that a relaxation goes to where it is another than that of the page: the surroundings of a station, a prefecture, a region. */
export function otherPlace({ scopeKeys = [] }: SearchScope, change: Change): SearchScope | undefined {
  const { lat, lon, dis, pref_id, area_slug } = change;
  const radius = readRadius(dis);
  if (typeof lat === 'number' && typeof lon === 'number' && radius) return rangeScope({ lat, lon }, radius);
  if (area_slug && !scopeKeys.includes('area_slug')) return areaScope();
  if (pref_id && !scopeKeys.includes('pref_id'))
    return areaScope(pref_id.length === 1 ? pref_id[0] : undefined);
  return undefined;
}

/** Whether a search in words has none left. */
const isWordless = ({ scopeKeys = [] }: SearchScope, { keyword, station_name }: Search) =>
  scopeKeys.includes('keyword') && keyword === undefined && station_name === undefined;

/** The wishes that are a part of a place, such as those of the words of a search. Fields that say where stay behind. */
const wishesOf = ({ filter }: SearchScope) =>
  Object.fromEntries(
    Object.entries(filter).filter(([field, value]) => {
      const row = searchFields[field as FilterField];
      return value !== undefined && row !== undefined && !('isPlace' in row) && !('isOutsideQuery' in row);
    }),
  );

/** The address of a search at another place, with what it wants besides. */
function hrefElsewhere(from: SearchScope, to: SearchScope, search: Search, change: Change): string {
  const isKeywordPlace = from.scopeKeys?.includes('keyword') === true;
  const wanted = { ...search, ...(isKeywordPlace && { keyword: undefined }), ...wishesOf(from) };
  const { pref_id, area_slug } = change;
  const relaxed = {
    ...relaxedCondition(wanted, change),
    ...(pref_id && { pref_id }),
    ...(area_slug && { area_slug }),
  };
  return hrefOf(to, { ...fitSearch(to, relaxed), view: search.view });
}

/**
 * The address of a relaxation, which may be another place than this page; undefined for one that has none (a wider radius where the
 * place has no radius in its path).
 */
export function relaxedHref(scope: SearchScope, search: Search, change: Change): string | undefined {
  const relaxed = relaxedCondition(search, change);
  const elsewhere = otherPlace(scope, change) ?? (isWordless(scope, relaxed) ? areaScope() : undefined);
  if (elsewhere) return hrefElsewhere(scope, elsewhere, search, change);
  // An address without a limit has the implied one, which the search before had only if its own address implied it.
  if (relaxed.commute_minutes_max === undefined && impliedMinutes(scope, relaxed) !== undefined) {
    const isImplied = impliedMinutes(scope, search) !== undefined && change.commute_minutes_max === undefined;
    if (!isImplied) relaxed.commute_minutes_max = FAR_COMMUTE_MINUTES;
  }
  if (change.dis) {
    const path = scope.pathOfRadius?.(change.dis);
    return path === undefined ? undefined : hrefOf({ ...scope, path }, relaxed);
  }
  if (change.pref_id) return hrefOf(scope, { ...relaxed, pref_id: change.pref_id });
  return hrefOf(scope, relaxed);
}
