import type { MySearchExchangeRequest, MySearchOfMember } from '@gakumado/shared/contract';
import type { MySearch } from '@gakumado/shared/search-fields';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

const MS = 1000;

/**
 * Keeps the profile of a device where it was changed after the one of the member, and answers the one that holds. A moment
 * in the future counts as now, or a clock that is wrong would hold for ever.
 */
export function exchangeMySearch(
  db: Kysely<Database>,
  customerId: number,
  { search, saved_at = 0 }: MySearchExchangeRequest,
): Promise<MySearchOfMember> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const { my_search, my_search_at } = await trx
      .selectFrom('customer')
      .select(['my_search', 'my_search_at'])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    const keptAt = Math.floor((my_search_at?.getTime() ?? 0) / MS);
    const savedAt = Math.min(saved_at, Math.floor(Date.now() / MS));
    if (search === undefined || savedAt <= keptAt) {
      return { search: my_search ?? { places: [] }, saved_at: keptAt };
    }
    await trx
      .updateTable('customer')
      .set({ my_search: JSON.stringify(search), my_search_at: new Date(savedAt * MS) })
      .where('customer_id', '=', customerId)
      .execute();
    // The schema admits no other choices.
    return { search: search as MySearch, saved_at: savedAt };
  });
}
