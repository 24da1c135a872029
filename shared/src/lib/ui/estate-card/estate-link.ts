import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { useMySearch } from '../../my-search/use-my-search.ts';
import { linkedPlaces } from '../../search-fields/targets-of-places.ts';
import { estateAnchor, paths } from '@gakumado/shared/paths';
import type { EstateQuery } from '@gakumado/shared/paths';

/** Query parameters that a list passes to its estates and their comparison (contract, 7.8, 7.10). */
export interface ListOrigin extends EstateQuery {
  /** The campuses whose ways the cards have: none, one or two. */
  campusIds: readonly number[];
  /** Path and query of the list, to come back to. */
  path?: string | undefined;
}

/** Around a list of cards or pins. */
export const ListOriginContext = createContext<ListOrigin>({ campusIds: [] });

/**
 * The address of an estate from a list, with the state of the navigation. Each card says the stay of its cost. From a list
 * without a school of its own it carries the visitor's.
 */
export function useEstateLink({
  estate_id,
  stay_months,
  with_meals,
}: Pick<Estate, 'estate_id' | 'stay_months' | 'with_meals'>) {
  const { path, ...targets } = use(ListOriginContext);
  const { places } = useMySearch();
  const isPlain = targets.campusIds.length === 0 && targets.destination === undefined;
  const asked = isPlain ? { ...targets, ...linkedPlaces(places) } : targets;
  return {
    to: paths.estate(estate_id, { ...asked, stay_months, with_meals }),
    state: path === undefined ? undefined : { list: `${path}#${estateAnchor(estate_id)}` },
  };
}

/** Where the list is that led to this page, at the place of the estate; undefined for whoever came another way. */
export function useListBehind(): string | undefined {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' && list.startsWith('/') ? list : undefined;
}
