import type { EstateFilter, SortName, Targets } from '@gakumado/shared/contract';
import { destinationName } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';
import {
  FAR_COMMUTE_MINUTES,
  NEAR_COMMUTE_MINUTES,
  WIDER_COMMUTE_MINUTES,
} from '@gakumado/shared/vocabulary';
import type { CampusNames } from '@gakumado/shared/vocabulary';
import type { MapMarker } from '../map/results-content.ts';
import { emptySearch, hasPreferences, hasSecond, writeSearch } from './search.ts';
import type { Search } from './search.ts';

/** The searched place: the part of an address that is fixed before any filter of the visitor. */
export interface SearchScope {
  /** Path of the page, without a query. */
  path: string;
  /** The place for the API: school_id (a campus), pref_id, station_id, lat with lon and dis, … */
  filter: Partial<EstateFilter>;
  defaultSort: SortName;
  /** The orders to choose from; {@link offeredSorts} adds those by preferences and by the way. */
  sorts: readonly SortName[];
  /** The searched campus. */
  campus?: CampusNames;
  /** Its name, or that of another searched point, for the commute lines. */
  campusName?: string;
  /** The same of a second place that is a part of this one, such as the words of a search. */
  secondCampusName?: string;
  /** Shown on the map beside the estates, with a circle where there is a radius. */
  marker?: MapMarker;
  /**
   * The path of a search after a move of the map. A place that has it is a part of the map itself: it is always shown
   * on one, and the visible part does not narrow it.
   */
  moveTo?: (bounds: Bounds) => string;
  /** The name of the place for saved conditions; the marker's by default. */
  name?: string;
  /** The path of the same place within another radius in km, where the path contains the radius. */
  pathOfRadius?: (km: number) => string;
  /**
   * Fields of the query that are the place itself: keyword on the keyword page, city_id on the page of chosen
   * cities. They are no chips and stay when everything is cleared.
   */
  scopeKeys?: readonly (keyof Search)[];
}

/** The stay that costs are of: it leaves no home out. */
const stayKeys = ['stay_months', 'with_meals', 'food_budget'] as const satisfies (keyof Search)[];

/** Fields that say where or how the list is shown; the others narrow it. */
const keptKeys: readonly (keyof Search)[] = [
  'keyword',
  'station_name',
  'city_id',
  'second_school_id',
  'destination',
  'second_destination',
  'view',
  'sort',
  ...stayKeys,
];

function kept(search: Search, keys: readonly (keyof Search)[]): Search {
  const entries = keys.map((key) => [key, search[key]]);
  return { ...emptySearch, ...Object.fromEntries(entries) };
}

/**
 * The search without its filters, on the first page. Words, chosen cities, order and view stay (specification,
 * 2.8), and so does the drawn or shown part of a map.
 */
export function withoutFilters(search: Search, scope?: SearchScope): Search {
  return kept(search, [...keptKeys, 'bounds', 'polygon', ...(scope?.scopeKeys ?? [])]);
}

/** The place itself without any filter, on the first page; only order and view stay. */
export const withoutAnyFilter = (search: Search, scope: SearchScope): Search =>
  fitSearch(scope, kept(search, ['view', 'sort', ...stayKeys, ...(scope.scopeKeys ?? [])]));

/** Whether anything narrows the list beyond the place itself; order, page and view do not. */
export function isNarrowed(search: Search, scope?: SearchScope): boolean {
  return countNarrowing(search, scope) > 0;
}

/** The number of fields that narrow the list. */
export function countNarrowing(search: Search, scope?: SearchScope): number {
  const ignored = new Set<string>(['view', 'sort', 'page', ...stayKeys, ...(scope?.scopeKeys ?? [])]);
  return Object.entries(search).filter(
    ([key, value]) =>
      !ignored.has(key) && value !== undefined && !(Array.isArray(value) && value.length === 0),
  ).length;
}

/** The address of a search at a place. */
export const hrefOf = (scope: SearchScope, search: Search): string =>
  scope.path +
  writeSearch({
    ...withoutImplied(scope, search),
    ...(search.sort === scope.defaultSort && { sort: undefined }),
  });

/** Fields that name a place, and are used only by scopes of that kind. */
const placeKeys = ['area_slug', 'pref_id', 'station_id', 'line_id'] as const;

const foreignPlaceKeys = ({ scopeKeys = [] }: SearchScope): Partial<Search> =>
  Object.fromEntries(
    placeKeys.filter((key) => !scopeKeys.includes(key)).map((key) => [key, emptySearch[key]]),
  );

/**
 * A search as the place can answer it: limits of a commute only with a campus, no other place than its own, no
 * order that the place does not have, and the default order unnamed.
 */
export function fitSearch(scope: SearchScope, search: Search): Search {
  const { sort } = search;
  const isOffered = sort !== undefined && offeredSorts(scope, search).includes(sort);
  const fitted = {
    ...search,
    ...foreignPlaceKeys(scope),
    ...(scope.scopeKeys?.includes('as') ? {} : { as: undefined }),
    sort: isOffered && sort !== scope.defaultSort ? sort : undefined,
  };
  if (scope.moveTo) Object.assign(fitted, { view: 'map', bounds: undefined, polygon: undefined });
  const { school_id } = scope.filter;
  if (!hasTarget(scope, search)) {
    const none = { commute_minutes_max: undefined, commute_transfers_max: undefined };
    return withoutSecond({ ...fitted, ...none });
  }
  if (school_id !== undefined) fitted.destination = undefined;
  if (fitted.second_school_id !== undefined) fitted.second_destination = undefined;
  const isSameSchool = fitted.second_school_id !== undefined && fitted.second_school_id === school_id;
  return withoutImplied(scope, isSameSchool ? withoutSecond(fitted) : fitted);
}

/** Whether the search has a campus or another point to which commutes are known. */
export const hasTarget = ({ filter }: Pick<SearchScope, 'filter'>, { destination }: Search): boolean =>
  filter.school_id !== undefined || (destination ?? filter.destination) !== undefined;

/**
 * The limit of a list around a campus or another point whose address names none (contract, 7.9). Searches of a part of
 * the map, of a city or between two schools have no implied limit: they are bounded otherwise.
 */
export function impliedMinutes({ filter, scopeKeys }: SearchScope, search: Search): number | undefined {
  const isAround = filter.school_id !== undefined || scopeKeys?.includes('destination');
  const { bounds, polygon, area_slug, city_id, pref_id, station_id, line_id } = search;
  const isBounded =
    hasSecond(search) ||
    [filter.pref_id, bounds, polygon, area_slug].some((value) => value !== undefined) ||
    [city_id, pref_id, station_id, line_id].some((ids) => ids.length > 0);
  return isAround && !isBounded ? NEAR_COMMUTE_MINUTES : undefined;
}

const withoutImplied = (scope: SearchScope, search: Search): Search =>
  search.commute_minutes_max === impliedMinutes(scope, search)
    ? { ...search, commute_minutes_max: undefined }
    : search;

/** The next wider commute of such a list. */
export function widerMinutes(scope: SearchScope, search: Search): number | undefined {
  const implied = impliedMinutes(scope, search);
  if (implied === undefined) return undefined;
  const { commute_minutes_max: limit = implied } = search;
  return [WIDER_COMMUTE_MINUTES, FAR_COMMUTE_MINUTES].find((minutes) => minutes > limit);
}

/** How far a list between two places reaches, in minutes; undefined for any other list, and where they differ. */
export function reachOfBoth(search: Search): number | undefined {
  const { commute_minutes_max: first = FAR_COMMUTE_MINUTES } = search;
  const { second_commute_minutes_max: second = FAR_COMMUTE_MINUTES } = search;
  return hasSecond(search) && first === second ? first : undefined;
}

/** The next closer commute of a list between two places, which begins as far as commutes are known. */
export function closerMinutes(search: Search): number | undefined {
  const reach = reachOfBoth(search) ?? 0;
  return [WIDER_COMMUTE_MINUTES, NEAR_COMMUTE_MINUTES].find((minutes) => minutes < reach);
}

/** The search with another limit of its commutes, on the first page. */
export const withReach = (search: Search, minutes: number): Search => ({
  ...search,
  commute_minutes_max: minutes,
  ...(hasSecond(search) && { second_commute_minutes_max: minutes }),
  page: 1,
});

/** Whether nothing but the ways to its two places limits a list. */
export const isNarrowedByReachOnly = (search: Search, scope: SearchScope): boolean =>
  !isNarrowed(
    {
      ...search,
      second_school_id: undefined,
      second_destination: undefined,
      commute_minutes_max: undefined,
      second_commute_minutes_max: undefined,
    },
    scope,
  );

/** The place with the name of a destination that only the search has, for the lines of ways: a station, words, … */
export const withDestination = (scope: SearchScope, { destination }: Search): SearchScope =>
  destination && scope.campusName === undefined
    ? { ...scope, campusName: destinationName(destination) }
    : scope;

/** Where commutes of the search go. */
export const targetsOf = (
  { filter }: Pick<SearchScope, 'filter'>,
  { destination, second_school_id, second_destination }: Search,
): Targets => ({
  school_id: filter.school_id,
  destination: destination ?? filter.destination,
  second_school_id: second_school_id ?? filter.second_school_id,
  second_destination: second_destination ?? filter.second_destination,
});

/** The search without its second campus or destination. */
export const withoutSecond = (search: Search): Search => ({
  ...search,
  second_school_id: undefined,
  second_destination: undefined,
  second_commute_minutes_max: undefined,
  second_commute_transfers_max: undefined,
});

/** The orders that can be chosen: by preferences, by the way or by one of two ways only where there are such. */
export function offeredSorts(scope: SearchScope, search: Search): readonly SortName[] {
  const byWay: readonly SortName[] = hasSecond(search)
    ? ['commute_asc', 'first_commute_asc', 'second_commute_asc']
    : ['commute_asc'];
  return [
    ...(hasPreferences(search) ? ['match_desc' as const] : []),
    ...(hasTarget(scope, search) ? byWay : []),
    ...scope.sorts,
  ];
}
