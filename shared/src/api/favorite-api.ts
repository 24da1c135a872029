import type { Favorite, SavedCount, SavedEstate } from '../contract/favorite.ts';
import { callApi } from './client.ts';

const PAGE_SIZE = 100;

/** All favourites of the customer, newest first. */
export async function listFavorites(signal?: AbortSignal): Promise<Favorite[]> {
  const favorites: Favorite[] = [];
  for (let page = 1; ; page += 1) {
    const options = { page, limit: PAGE_SIZE, signal, isCustomerCall: true };
    const answer = await callApi<Favorite[]>('estate/favorite/list', {}, options);
    favorites.push(...answer.result);
    if (answer.result.length === 0 || favorites.length >= (answer.total_count ?? 0)) return favorites;
  }
}

/** Adds favourites of the customer, or removes those with `is_deleted: 1`; at most 100 a call. */
export async function saveFavorites(
  estates: readonly SavedEstate[],
  signal?: AbortSignal,
): Promise<SavedCount> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<SavedCount>('estate/favorite/create', { estates }, options)).result;
}
