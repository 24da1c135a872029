import { SAVE_MAX } from '@gakumado/shared/vocabulary';
import type { Favorite, SavedEstate } from '../contract/favorite.ts';
import { chunksOf } from './chunks-of.ts';
import { callApi } from './client.ts';

/** All favourites of the customer, newest first. */
export async function listFavorites(signal?: AbortSignal): Promise<Favorite[]> {
  const favorites: Favorite[] = [];
  for (let page = 1; ; page += 1) {
    const options = { page, limit: SAVE_MAX, signal, isCustomerCall: true };
    const answer = await callApi<Favorite[]>('estate/favorite/list', {}, options);
    favorites.push(...answer.result);
    if (answer.result.length === 0 || favorites.length >= (answer.total_count ?? 0)) return favorites;
  }
}

/** Adds favourites of the customer, or removes those with `is_deleted: 1`, in as many calls as they need. */
export async function saveFavorites(estates: readonly SavedEstate[]): Promise<void> {
  for (const chunk of chunksOf(estates, SAVE_MAX)) {
    await callApi('estate/favorite/create', { estates: chunk }, { isCustomerCall: true });
  }
}
