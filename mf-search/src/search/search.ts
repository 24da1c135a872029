import type { SortName } from '@gakumado/shared/contract';
import { emptyQuery, readInteger, readQuery, writeQuery } from '@gakumado/shared/search-fields';
import type { QueryValues } from '@gakumado/shared/search-fields';
import { findBandFrom, MAX_YEN } from '@gakumado/shared/vocabulary';
import { withSynonymIds } from './synonyms.ts';
import { readSort } from './sorts.ts';

/**
 * A visitor's search on a result page. It lives in the address: keys are alphabetical, ids sorted and synonyms
 * together, so one search has one address. Defaults are left out. Names are those of the API's common filter.
 */
export interface Search extends QueryValues {
  view: 'list' | 'map';
  /** Words are looked for as they are, whatever they mean. */
  as?: 'text' | undefined;
  /** Left out: the default order of the place. */
  sort?: SortName;
  page: number;
}

const MAX_PAGE = 100_000;

/** The plain list, without any filter. */
export const emptySearch: Search = { ...emptyQuery, view: 'list', page: 1 };

/** Whether anything is asked for as a preference (できれば). */
export const hasPreferences = ({ optional_condition, optional_equipment }: Search): boolean =>
  optional_condition.length + optional_equipment.length > 0;

/** Whether it is a search between two campuses or other points. */
export const hasSecond = ({ second_school_id, second_destination }: QueryValues): boolean =>
  (second_school_id ?? second_destination) !== undefined;

/** `price` of older links names one band of 10,000 yen, as rentSelect does. */
function bandOfPrice(query: URLSearchParams): number | undefined {
  return findBandFrom(readInteger(query.get('price'), 0, MAX_YEN))?.value;
}

const withoutIds = (ids: readonly number[], gone: readonly number[]) =>
  ids.filter((id) => !gone.includes(id));

/** Rules between fields: free amounts win over a rent option, a fee is included only in a rent, and so on. */
function applyFieldRules(asked: QueryValues, query: URLSearchParams): QueryValues {
  const { price_from, price_to, room_area_from = 0, room_area_to } = asked;
  const isFree = price_from !== undefined || price_to !== undefined;
  const rentSelect = isFree ? undefined : (asked.rentSelect ?? bandOfPrice(query));
  return {
    ...asked,
    rentSelect,
    is_include_management: isFree || rentSelect ? asked.is_include_management : undefined,
    // An upper limit below the lower one does not count.
    room_area_to: room_area_to !== undefined && room_area_to < room_area_from ? undefined : room_area_to,
    // The filter form names a preference in both lists: it is only a preference.
    condition: withoutIds(asked.condition, asked.optional_condition),
    equipment: withoutIds(asked.equipment, asked.optional_equipment),
    ...(!hasSecond(asked) && {
      second_commute_minutes_max: undefined,
      second_commute_transfers_max: undefined,
    }),
  };
}

/** Reads an address. Unreadable parts are left out. */
export function readSearch(query: URLSearchParams): Search {
  const asked = readQuery(query);
  return {
    ...applyFieldRules({ ...asked, ...withSynonymIds(asked) }, query),
    view: query.get('view') === 'map' ? 'map' : 'list',
    ...(query.get('as') === 'text' && { as: 'text' }),
    sort: readSort(query.get('sort')),
    page: readInteger(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** The query of a search with its `?`, '' for none. */
export const writeSearch = ({ view, page, ...rest }: Search): string =>
  writeQuery({
    ...rest,
    ...withSynonymIds(rest),
    view: view === 'list' ? undefined : view,
    page: page > 1 ? page : undefined,
  });
