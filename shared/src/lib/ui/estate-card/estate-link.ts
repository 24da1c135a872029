import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { useMySearch } from '../../my-search/use-my-search.ts';
import { linkedPlaces } from '../../search-fields/targets-of-places.ts';
import { estateAnchor, paths } from '@gakumado/shared/paths';
import type { EstateQuery } from '@gakumado/shared/paths';
import { isEmptyText } from '@gakumado/shared/ui/core';
import type { Ahead } from '../../ahead.ts';
import { costLabel } from '../home-price/price-words.ts';
import { commuteTexts } from './estate-texts.ts';
import { monthlyCostText } from './monthly-cost.ts';

/** Query parameters that a list passes to its estates and their comparison (contract, 7.8, 7.10). */
export interface ListOrigin extends EstateQuery {
  /** The campuses whose ways the cards have: none, one or two. */
  campusIds: readonly number[];
  /** Path and query of the list, to come back to. */
  path?: string | undefined;
}

/** Around a list of cards or pins. */
export const ListOriginContext = createContext<ListOrigin>({ campusIds: [] });

/** The first lines of the page of an estate, of what its card has. */
function aheadOf(estate: Estate, pictureSizes: string): Ahead {
  const cost = monthlyCostText(estate);
  const commutes = commuteTexts(estate);
  const station = estate.station_time_text_min ?? '';
  return {
    name: estate.name,
    picture: estate.estate_image_path,
    pictureSizes,
    costName: cost === '' ? '' : costLabel(estate),
    cost,
    ways: commutes.length > 0 || isEmptyText(station) ? commutes : [station],
  };
}

/**
 * The address of an estate from a list, with the state of the navigation: where the list is, and the first lines of the page. Each
 * card says the stay of its cost. From a list without a school of its own it carries the visitor's.
 * @param pictureSizes the `sizes` of the picture beside the link
 */
export function useEstateLink(estate: Estate, pictureSizes = '') {
  const { estate_id, stay_months, with_meals } = estate;
  const { path, ...targets } = use(ListOriginContext);
  const { places } = useMySearch();
  const isPlain = targets.campusIds.length === 0 && targets.destination === undefined;
  const asked = isPlain ? { ...targets, ...linkedPlaces(places) } : targets;
  return {
    to: paths.estate(estate_id, { ...asked, stay_months, with_meals }),
    state: {
      ...(path === undefined ? {} : { list: `${path}#${estateAnchor(estate_id)}` }),
      ahead: aheadOf(estate, pictureSizes),
    },
  };
}

/** Where the list is that led to this page, at the place of the estate; undefined for whoever came another way. */
export function useListBehind(): string | undefined {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' && list.startsWith('/') ? list : undefined;
}
