import type { OwnShareList, OwnShareListSaveRequest } from '@gakumado/shared/contract';
import { OWN_SHARE_LISTS_MAX } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { toJst } from '#platform/http/jst.ts';
import { hashKey, isOwner } from '../../homes/share-list/share-queries.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

/** The open lists in an account, the latest first. */
export async function findOwnShareLists(db: Kysely<Database>, customerId: number): Promise<OwnShareList[]> {
  const rows = await db
    .selectFrom('customer_share_list as own')
    .innerJoin('share_list as list', 'list.share_hash', 'own.share_hash')
    .select(['own.share_key', 'own.owner_key', 'own.is_mailed', 'list.expires_at'])
    .select(sql<number>`cardinality(list.estate_ids)`.as('estate_count'))
    .select((query) =>
      query
        .selectFrom('share_verdict as answer')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('answer.share_hash', '=', 'own.share_hash')
        .whereRef('answer.updated_at', '>', 'own.seen_at')
        .whereRef('answer.estate_id', '=', sql`any(list.estate_ids)`)
        .as('new_answer_count'),
    )
    .where('own.customer_id', '=', customerId)
    .where('list.closed_at', 'is', null)
    .where('list.expires_at', '>', sql<Date>`now()`)
    .orderBy('own.created_at', 'desc')
    .execute();
  return rows.map(({ expires_at, new_answer_count, ...row }) =>
    Object.assign(row, { expires_at: toJst(expires_at), new_answer_count: new_answer_count ?? 0 }),
  );
}

/**
 * Keeps an open list in an account, and that its answers are seen now. Beyond the lists that an account holds, the oldest leaves.
 */
export function saveOwnShareList(
  db: Kysely<Database>,
  customerId: number,
  { share_key, owner_key, is_mailed }: OwnShareListSaveRequest,
): Promise<'saved' | 'no_list' | 'no_owner'> {
  const share_hash = hashKey(share_key);
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const list = await trx
      .selectFrom('share_list')
      .select('owner_hash')
      .where('share_hash', '=', share_hash)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!list) return 'no_list';
    if (owner_key !== undefined && !isOwner(owner_key, list.owner_hash)) return 'no_owner';
    const change = {
      seen_at: sql<Date>`clock_timestamp()`,
      ...(owner_key === undefined ? {} : { owner_key }),
      ...(is_mailed === undefined ? {} : { is_mailed }),
    };
    await trx
      .insertInto('customer_share_list')
      .values({ customer_id: customerId, share_hash, share_key, ...change })
      .onConflict((conflict) => conflict.columns(['customer_id', 'share_hash']).doUpdateSet(change))
      .execute();
    await sql`
      delete from customer_share_list where customer_id = ${customerId} and share_hash in (
        select share_hash from customer_share_list where customer_id = ${customerId}
        order by created_at desc, share_hash offset ${OWN_SHARE_LISTS_MAX})`.execute(trx);
    return 'saved';
  });
}

/** Takes a list out of an account, and answers whether it was there. */
export async function deleteOwnShareList(
  db: Kysely<Database>,
  customerId: number,
  shareKey: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_share_list')
    .where('customer_id', '=', customerId)
    .where('share_hash', '=', hashKey(shareKey))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
