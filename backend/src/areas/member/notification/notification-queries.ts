import type { Notification } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { toJst } from '#platform/http/jst.ts';
import { notificationTitle } from './notification-title.ts';

/** A page of a customer's notifications, newest first, and how many there are and are unread. */
export async function findNotifications(
  db: Kysely<Database>,
  customerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Notification[]; total_count: number; unread_count: number }> {
  const own = db.selectFrom('notification').where('customer_id', '=', customerId);
  const [rows, counts] = await Promise.all([
    own
      .select(['notification_id', 'type', 'data', 'estate_id', 'condition_id', 'created_at', 'read_at'])
      .orderBy('created_at', 'desc')
      .orderBy('notification_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own
      .select(({ fn }) => fn.countAll<number>().as('total_count'))
      .select(sql<number>`count(*) filter (where read_at is null)`.as('unread_count'))
      .executeTakeFirstOrThrow(),
  ]);
  const result = rows.map((row) => ({
    notification_id: row.notification_id,
    type: row.type,
    title: notificationTitle(row.type, row.data),
    estate_id: row.estate_id,
    condition_id: row.condition_id,
    created_at: toJst(row.created_at),
    is_read: row.read_at !== null,
  }));
  return { result, ...counts };
}

/** Marks notifications of a customer as read, all without `ids`, and answers how many are left. */
export async function markRead(
  db: Kysely<Database>,
  customerId: number,
  ids: readonly number[] | undefined,
): Promise<number> {
  await db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('notification_id', 'in', ids ?? []))
    .execute();
  const { count } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
