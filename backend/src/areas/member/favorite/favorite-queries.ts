import { FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

export interface FavoriteChange {
  removed: readonly number[];
  /** The last of these becomes the first of the list. */
  added: readonly number[];
}

/** A page of a customer's favourites, newest first, and how many there are. */
export async function findFavorites(
  db: Kysely<Database>,
  customerId: number,
  { page, limit }: { page: number; limit: number },
) {
  const own = db.selectFrom('favorite').where('customer_id', '=', customerId);
  const [favorites, count] = await Promise.all([
    own
      .select(['estate_id', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('estate_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { favorites, total: count.total };
}

/**
 * Saves a change and returns the number of favourites. Undefined, with nothing changed, when the list would be too
 * long. Unknown estates are skipped.
 */
export function saveFavorites(db: Kysely<Database>, customerId: number, change: FavoriteChange) {
  return db
    .transaction()
    .execute(async (trx) => {
      await lockCustomer(trx, customerId);
      await removeFavorites(trx, customerId, change.removed);
      await addFavorites(trx, customerId, change.added);
      const count = await countFavorites(trx, customerId);
      if (count > FAVORITE_MAX) throw new ListFull();
      return count;
    })
    .catch((error: unknown) => {
      if (error instanceof ListFull) return undefined;
      throw error;
    });
}

/** Adds a guest's favourites on login: as many of the latest as there is room for. */
export async function mergeFavorites(
  trx: Transaction<Database>,
  customerId: number,
  estateIds: readonly number[],
): Promise<void> {
  if (estateIds.length === 0) return;
  const known = await trx
    .selectFrom('favorite')
    .select('estate_id')
    .where('customer_id', '=', customerId)
    .execute();
  const knownIds = new Set(known.map((row) => row.estate_id));
  const room = FAVORITE_MAX - knownIds.size;
  const fresh = [...new Set(estateIds)].filter((id) => !knownIds.has(id));
  await addFavorites(trx, customerId, room > 0 ? fresh.slice(-room) : []);
}

class ListFull extends Error {}

async function removeFavorites(trx: Transaction<Database>, customerId: number, estateIds: readonly number[]) {
  if (estateIds.length === 0) return;
  await trx
    .deleteFrom('favorite')
    .where('customer_id', '=', customerId)
    .where('estate_id', 'in', estateIds)
    .execute();
}

async function addFavorites(trx: Transaction<Database>, customerId: number, estateIds: readonly number[]) {
  if (estateIds.length === 0) return;
  // A microsecond apart, so that a batch keeps its order.
  await sql`
    insert into favorite (customer_id, estate_id, created_at)
    select ${customerId}, given.estate_id, clock_timestamp() + given.place * interval '1 microsecond'
    from unnest(${estateIds}::int[]) with ordinality as given (estate_id, place)
    where exists (select 1 from estate where estate.estate_id = given.estate_id)
    on conflict do nothing`.execute(trx);
}

async function countFavorites(trx: Transaction<Database>, customerId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('favorite')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return total;
}
