import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX, SAVE_MAX } from '@gakumado/shared/vocabulary';
import type { Favorite, SavedEstate } from '../contract/favorite.ts';
import type { FavoriteCount } from '../contract/log.ts';
import { allPages } from './all-pages.ts';
import { chunksOf } from './chunks-of.ts';

/** All favourites of the customer, newest first. */
export function listFavorites(signal?: AbortSignal): Promise<Favorite[]> {
  const options = { limit: PAGE_SIZE_MAX, signal, isCustomerCall: true };
  return allPages((page) => callApi<Favorite[]>('estate/favorite/list', {}, { ...options, page }));
}

/** How many keep an estate as a favourite; null below five. */
export async function countFavorites(estateId: number, signal?: AbortSignal): Promise<number | null> {
  const { result } = await callApi<FavoriteCount[]>('log/favorite/get', { estate_id: estateId }, { signal });
  return result[0]?.favorite_count ?? null;
}

/** Adds favourites of the customer, or removes those with `is_deleted: 1`, in as many calls as they need. */
export async function saveFavorites(estates: readonly SavedEstate[]): Promise<void> {
  for (const chunk of chunksOf(estates, SAVE_MAX)) {
    await callApi('estate/favorite/create', { estates: chunk }, { isCustomerCall: true });
  }
}
