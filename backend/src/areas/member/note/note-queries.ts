import { FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import type { HomeNote } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

/** A customer's notes, the one that was changed last first. */
export const findNotes = (db: Kysely<Database>, customerId: number): Promise<HomeNote[]> =>
  db
    .selectFrom('home_note')
    .select(['estate_id', 'note'])
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('estate_id')
    .execute();

/** Saves notes and forgets the empty ones. As many are kept as there are favourites, the latest. */
export function saveNotes(
  db: Kysely<Database>,
  customerId: number,
  notes: readonly HomeNote[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    // One by one: of two notes about one home the later one counts.
    for (const { estate_id, note } of notes) {
      if (note === '') {
        await trx
          .deleteFrom('home_note')
          .where('customer_id', '=', customerId)
          .where('estate_id', '=', estate_id)
          .execute();
      } else {
        const change = { note, updated_at: sql<Date>`clock_timestamp()` };
        await trx
          .insertInto('home_note')
          .values({ customer_id: customerId, estate_id, ...change })
          .onConflict((conflict) => conflict.columns(['customer_id', 'estate_id']).doUpdateSet(change))
          .execute();
      }
    }
    await sql`
      delete from home_note where customer_id = ${customerId} and estate_id in (
        select estate_id from home_note where customer_id = ${customerId}
        order by updated_at desc, estate_id offset ${FAVORITE_MAX})`.execute(trx);
  });
}
