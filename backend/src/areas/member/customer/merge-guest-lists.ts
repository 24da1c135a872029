import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { mergeFavorites } from '../favorite/favorite-queries.ts';
import { addHistory } from '../history/history-queries.ts';
import { lockCustomer } from './customer-queries.ts';

export interface GuestLists {
  /** In the order of adding, the latest last, as both lists. */
  guest_favorites: readonly number[];
  guest_history: readonly number[];
}

/** Joins the lists of a guest with those of the customer: unions, within the limits of both lists. */
export async function mergeGuestLists(
  db: Kysely<Database>,
  customerId: number,
  guest: GuestLists,
): Promise<void> {
  if (guest.guest_favorites.length + guest.guest_history.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    await mergeFavorites(trx, customerId, guest.guest_favorites);
    await addHistory(trx, customerId, guest.guest_history);
  });
}
