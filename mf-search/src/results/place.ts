import type { EstateFilter, SortName } from '@gakumado/shared/contract';
import type { Bounds } from '../map/bounds-text.ts';
import type { MapMarker } from '../map/map-engine-types.ts';
import { noCondition, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';

/** Where is searched: what the address of the page fixes, before any wish of the visitor. */
export interface SearchPlace {
  /** Path of the page, without a query. */
  path: string;
  /** What the place means for the API: school_id (a campus), pref_id, station_id, lat with lon and dis, … */
  filter: Partial<EstateFilter>;
  defaultSort: SortName;
  /** The orders to choose from; {@link offeredSorts} adds the one by wishes. */
  sorts: readonly SortName[];
  /** Name of the searched campus, for the commute lines. */
  campusName?: string;
  /** What the map shows beside the estates; with a radius it is a circle. */
  marker?: MapMarker;
  /**
   * Where a search after a move of the map leads. A place that has it is a part of the map itself: it is always shown
   * on one, and the part that is seen does not narrow it.
   */
  moveTo?: (bounds: Bounds) => string;
  /** What the place is called, for saved conditions; the marker otherwise. */
  name?: string;
  /** The path of the same place within another radius in km, where the radius stands in the path. */
  pathOfRadius?: (km: number) => string;
  /**
   * Fields of the query that are the place itself: keyword on the keyword page, city_id on the page of chosen
   * cities. They are no chips and stay when everything is cleared.
   */
  ownKeys?: readonly (keyof Condition)[];
}

/** Fields that say where or how the list is shown; the others narrow it. */
const keptKeys: readonly (keyof Condition)[] = [
  'keyword',
  'station_name',
  'city_id',
  'second_school_id',
  'view',
  'sort',
];

function kept(condition: Condition, keys: readonly (keyof Condition)[]): Condition {
  const entries = keys.map((key) => [key, condition[key]]);
  return { ...noCondition, ...Object.fromEntries(entries) };
}

/**
 * The condition without its filters, on the first page. Words, chosen cities, order and view stay (specification,
 * 2.8), and so does the drawn or shown part of a map.
 */
export function withoutFilters(condition: Condition, place?: SearchPlace): Condition {
  return kept(condition, [...keptKeys, 'bounds', 'polygon', ...(place?.ownKeys ?? [])]);
}

/** The place itself without any wish, on the first page; only order and view stay. */
export const withoutWishes = (condition: Condition, place: SearchPlace): Condition =>
  fitCondition(place, kept(condition, ['view', 'sort', ...(place.ownKeys ?? [])]));

/** Whether anything narrows the list beyond the place itself; order, page and view do not. */
export function isNarrowed(condition: Condition, place?: SearchPlace): boolean {
  return countNarrowing(condition, place) > 0;
}

/** How many fields narrow the list. */
export function countNarrowing(condition: Condition, place?: SearchPlace): number {
  const ignored = new Set<string>(['view', 'sort', 'page', ...(place?.ownKeys ?? [])]);
  return Object.entries(condition).filter(
    ([key, value]) =>
      !ignored.has(key) && value !== undefined && !(Array.isArray(value) && value.length === 0),
  ).length;
}

/** The address of a condition at a place. */
export const hrefOf = (place: SearchPlace, condition: Condition): string =>
  place.path +
  writeCondition(condition.sort === place.defaultSort ? { ...condition, sort: undefined } : condition);

/** Fields that say where is searched, and mean something only to the places that are made of them. */
const placeKeys = ['area_slug', 'pref_id', 'station_id', 'line_id'] as const;

const strangePlaces = ({ ownKeys = [] }: SearchPlace): Partial<Condition> =>
  Object.fromEntries(placeKeys.filter((key) => !ownKeys.includes(key)).map((key) => [key, noCondition[key]]));

/**
 * A condition as the place can answer it: limits of a commute only with a campus, no other place than its own, no
 * order that the place does not have, and the default order unnamed.
 */
export function fitCondition(place: SearchPlace, condition: Condition): Condition {
  const { sort } = condition;
  const hasWishes = condition.optional_condition.length + condition.optional_equipment.length > 0;
  const isOffered =
    sort !== undefined && (place.sorts.includes(sort) || (sort === 'match_desc' && hasWishes));
  const fitted = {
    ...condition,
    ...strangePlaces(place),
    sort: isOffered && sort !== place.defaultSort ? sort : undefined,
  };
  if (place.moveTo) Object.assign(fitted, { view: 'map', bounds: undefined, polygon: undefined });
  const { school_id } = place.filter;
  if (school_id === undefined) {
    const none = { commute_minutes_max: undefined, commute_transfers_max: undefined };
    return withoutSecondCampus({ ...fitted, ...none });
  }
  return fitted.second_school_id === school_id ? withoutSecondCampus(fitted) : fitted;
}

export const withoutSecondCampus = (condition: Condition): Condition => ({
  ...condition,
  second_school_id: undefined,
  second_commute_minutes_max: undefined,
  second_commute_transfers_max: undefined,
});

/** The orders that can be chosen: the one by wishes only where there are wishes. */
export function offeredSorts(place: SearchPlace, condition: Condition): readonly SortName[] {
  const hasWishes = condition.optional_condition.length + condition.optional_equipment.length > 0;
  return hasWishes ? ['match_desc', ...place.sorts] : place.sorts;
}
