import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

/** A customer's viewed estates, newest first. */
export function findHistory(db: Kysely<Database>, customerId: number) {
  return db
    .selectFrom('history')
    .select(['estate_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('estate_id')
    .limit(HISTORY_MAX)
    .execute();
}

/** Saves views, the latest last, and answers how many estates the history holds now. */
export function saveHistory(
  db: Kysely<Database>,
  customerId: number,
  { removed, added }: { removed: readonly number[]; added: readonly number[] },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    if (removed.length > 0) {
      await trx
        .deleteFrom('history')
        .where('customer_id', '=', customerId)
        .where('estate_id', 'in', removed)
        .execute();
    }
    await addHistory(trx, customerId, added);
    return (await findHistory(trx, customerId)).length;
  });
}

/** Adds views, the latest last. One that is there already becomes the latest; only the ten latest stay. */
export async function addHistory(
  trx: Transaction<Database>,
  customerId: number,
  estateIds: readonly number[],
): Promise<void> {
  if (estateIds.length === 0) return;
  // One that was viewed twice counts where it came last; a statement can change a row only once.
  const views = [...new Set(estateIds.toReversed())].toReversed();
  await sql`
    insert into history (customer_id, estate_id, created_at)
    select ${customerId}, given.estate_id, clock_timestamp() + given.place * interval '1 microsecond'
    from unnest(${views}::int[]) with ordinality as given (estate_id, place)
    where exists (select 1 from estate where estate.estate_id = given.estate_id)
    on conflict (customer_id, estate_id) do update set created_at = excluded.created_at`.execute(trx);
  await sql`
    delete from history where customer_id = ${customerId} and estate_id not in (
      select estate_id from history where customer_id = ${customerId}
      order by created_at desc, estate_id limit ${HISTORY_MAX})`.execute(trx);
}
