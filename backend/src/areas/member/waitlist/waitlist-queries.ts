import { isFull, WAITLIST_MAX } from '@gakumado/shared/vocabulary';
import type { WaitlistCreateRequest, WaitlistEntry } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { toJst } from '#platform/http/jst.ts';
import { lockCustomer } from '../customer/customer-queries.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** A customer's entries, newest first. */
export async function findWaitlist(db: Kysely<Database>, customerId: number): Promise<WaitlistEntry[]> {
  const rows = await db
    .selectFrom('waitlist')
    .leftJoin('estate', (join) =>
      join.onRef('estate.estate_id', '=', 'waitlist.estate_id').on(isEstatePublished),
    )
    .leftJoin('roomtype', 'roomtype.roomtype_id', 'waitlist.roomtype_id')
    .select(['waitlist_id', 'waitlist.estate_id', 'waitlist.roomtype_id', 'move_in_ym'])
    .select(['waitlist.created_at', 'notified_at', 'estate.name as estate_name'])
    .select('roomtype.name as roomtype_name')
    .where('customer_id', '=', customerId)
    .orderBy('waitlist.created_at', 'desc')
    .orderBy('waitlist_id', 'desc')
    .execute();
  return rows.map((row) => ({
    waitlist_id: row.waitlist_id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    roomtype_id: row.roomtype_id,
    roomtype_name: row.roomtype_name,
    move_in_ym: row.move_in_ym,
    created_at: toJst(row.created_at),
    notified_at: row.notified_at && toJst(row.notified_at),
  }));
}

/** The outcome of a request to wait. */
export type WaitOutcome = { kind: 'saved'; waitlist_id: number } | { kind: 'full' | Refusal };

type Refusal = 'vacant' | 'vacant_roomtype' | 'no_estate' | 'no_roomtype';

/** Puts a customer on the waiting list of a full building, or of a full type of its rooms; again changes nothing but the month of the move. */
export function saveWaitlist(
  db: Kysely<Database>,
  customerId: number,
  request: WaitlistCreateRequest,
): Promise<WaitOutcome> {
  return db
    .transaction()
    .execute(async (trx): Promise<WaitOutcome> => {
      await lockCustomer(trx, customerId);
      const refused = await findRefusal(trx, request);
      if (refused) return { kind: refused };
      const { rows } = await sql<{ waitlist_id: number }>`
      insert into waitlist (customer_id, estate_id, roomtype_id, move_in_ym)
      values (${customerId}, ${request.estate_id}, ${request.roomtype_id ?? null}, ${request.move_in_ym})
      on conflict (customer_id, estate_id, coalesce(roomtype_id, 0)) do update set
        move_in_ym = excluded.move_in_ym,
        created_at = case when waitlist.notified_at is null then waitlist.created_at else excluded.created_at end,
        notified_at = null
      returning waitlist_id`.execute(trx);
      const { count } = await trx
        .selectFrom('waitlist')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (count > WAITLIST_MAX) throw new WaitlistFull();
      return { kind: 'saved', waitlist_id: rows[0]?.waitlist_id ?? 0 };
    })
    .catch((error: unknown) => {
      if (error instanceof WaitlistFull) return { kind: 'full' as const };
      throw error;
    });
}

class WaitlistFull extends Error {}

async function findRefusal(
  trx: Transaction<Database>,
  { estate_id, roomtype_id }: WaitlistCreateRequest,
): Promise<Refusal | undefined> {
  const estate = await trx
    .selectFrom('estate')
    .select('vacant_status_id')
    .where('estate_id', '=', estate_id)
    .where(isEstatePublished)
    .executeTakeFirst();
  if (!estate) return 'no_estate';
  const isWholeFull = isFull(estate.vacant_status_id);
  if (roomtype_id === undefined) return isWholeFull ? undefined : 'vacant';
  const roomtype = await trx
    .selectFrom('roomtype')
    .select('vacant_status_id')
    .where('roomtype_id', '=', roomtype_id)
    .where('estate_id', '=', estate_id)
    .executeTakeFirst();
  if (!roomtype) return 'no_roomtype';
  return isWholeFull || isFull(roomtype.vacant_status_id) ? undefined : 'vacant_roomtype';
}

/** Takes a customer off lists and answers how many of the ids were the customer's. */
export async function deleteWaitlist(
  db: Kysely<Database>,
  customerId: number,
  waitlistIds: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist')
    .where('customer_id', '=', customerId)
    .where('waitlist_id', 'in', waitlistIds)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
