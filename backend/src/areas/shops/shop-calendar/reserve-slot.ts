import { messages } from '@gakumado/shared/forms';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { badField } from '#platform/http/api-fault.ts';
import { capacityOf, findClosedDays, findShopHours } from './shop-calendar-queries.ts';
import { isPast, slotTimes } from './shop-hours.ts';

/** A place of a shop that an inquiry holds. `wish_no`: of its preferred slots, from 1. */
export type Booking = Omit<Insertable<Database['booking']>, 'created_at'>;

/** Names of the request's fields that a refusal points at. */
interface SlotFields {
  date: string;
  time: string;
}

const slotFields = ({ wish_no }: Booking): SlotFields => ({
  date: `wishes.${wish_no - 1}.date`,
  time: `wishes.${wish_no - 1}.time`,
});

/**
 * Books one time of a shop within the caller's transaction, or throws a 400 `conflict`: on the date when the shop is
 * closed, on the time when it is full, past or not one of the shop's. The row of the shop is locked until the
 * transaction ends, so that no two inquiries take the last place. Book at several shops in the order of their ids.
 */
export async function reserveSlot(
  trx: Transaction<Database>,
  booking: Booking,
  { fields = slotFields(booking), now = new Date() }: { fields?: SlotFields; now?: Date } = {},
): Promise<void> {
  const { shop_id, date, time, kind } = booking;
  await trx.selectFrom('shop').select('shop_id').where('shop_id', '=', shop_id).forNoKeyUpdate().execute();
  const [shop] = await findShopHours(trx, [shop_id]);
  if (!shop || (await findClosedDays(trx, shop, date, 1)).size > 0) {
    throw badField(fields.date, 'conflict', messages.dateClosed);
  }
  const { count } = await trx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shop_id)
    .where('date', '=', date)
    .where('time', '=', time)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (isPast(date, time, now) || !slotTimes(shop).includes(time) || count >= capacityOf(shop, kind)) {
    throw badField(fields.time, 'conflict', messages.slotTaken);
  }
  await trx.insertInto('booking').values(booking).execute();
}

/** Gives the times of an inquiry back, when it is cancelled. */
export async function releaseSlots(db: Kysely<Database>, inquiryId: number): Promise<void> {
  await db.deleteFrom('booking').where('inquiry_id', '=', inquiryId).execute();
}
