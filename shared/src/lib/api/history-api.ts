import { callApi } from '@gakumado/shared/connection';
import type { Estate } from '../contract/estate.ts';
import type { SavedCount, SavedEstate } from '../contract/favorite.ts';
import type { HistoryEntry } from '../contract/history.ts';

/** Viewed estates of the customer, newest first, at most ten. */
export async function listHistory(signal?: AbortSignal): Promise<HistoryEntry[]> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<HistoryEntry[]>('estate/history/list', { order_by: 'created_at' }, options)).result;
}

/**
 * Cards of up to ten estates, in the order of `estateIds`. Ids that are unknown or no longer published are
 * left out. Sends no token: it serves guests and customers alike.
 */
export async function listHistoryEstates(
  estateIds: readonly number[],
  signal?: AbortSignal,
): Promise<Estate[]> {
  if (estateIds.length === 0) return [];
  const body = { estate_id: estateIds.join(',') };
  const { result } = await callApi<Estate[]>('estate/history/list', body, { signal });
  const found = new Map(result.map((estate) => [estate.estate_id, estate]));
  return estateIds.flatMap((id) => found.get(id) ?? []);
}

/** Records viewed estates of the customer; `is_deleted: 1` marks one as deleted. */
export async function saveHistory(
  estates: readonly SavedEstate[],
  signal?: AbortSignal,
): Promise<SavedCount> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<SavedCount>('estate/history/create', { estates }, options)).result;
}
