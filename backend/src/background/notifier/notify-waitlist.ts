import type { NotificationData } from '@gakumado/shared/contract';
import type { MySearch } from '@gakumado/shared/search-fields';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { vacancyMail } from './mail-texts.ts';
import { waysOfMember } from './ways-of-member.ts';
import type { Addressee, MailedEstate } from './mail-texts.ts';
import { fullStatuses } from '../../data/sql/vacancy-sql.ts';
import { pricesOfEstate, STANDARD_STAY, withCosts } from '../../data/sql/kept-stays-sql.ts';
import type { Unpriced } from '../../data/sql/kept-stays-sql.ts';
import { isEstatePublished } from '../../data/sql/estate-status-sql.ts';

/** Members who are notified in one transaction. */
const BATCH = 200;

interface Waiter extends Unpriced<Omit<MailedEstate, 'ways'>>, Addressee, Point {
  waitlist_id: number;
  customer_id: number;
  mail_address: string;
  my_search: MySearch | null;
}

/** Entries whose building has a room now, or whose room type has where it still exists. */
async function takeWaiters(trx: Transaction<Database>): Promise<Waiter[]> {
  const { rows } = await sql<Waiter>`
    select waitlist_id, customer_id, mail_address, name_sei, name_mei, my_search, estate.lat, estate.lon,
      estate.estate_id, estate.name, station_time_text_min, is_sample, ${pricesOfEstate}
    from waitlist
    join estate on estate.estate_id = waitlist.estate_id and ${isEstatePublished} and estate.vacant_status_id not in ${fullStatuses}
    join customer using (customer_id)
    left join roomtype on roomtype.roomtype_id = waitlist.roomtype_id
      and roomtype.estate_id = waitlist.estate_id
    where notified_at is null and coalesce(roomtype.vacant_status_id, 1) not in ${fullStatuses}
    order by waitlist_id limit ${BATCH} for update of waitlist skip locked`.execute(trx);
  return rows;
}

async function notifyBatch(
  trx: Transaction<Database>,
  estates: Pick<EstateIndex, 'placeOf'>,
  now: Date,
  origin: string,
): Promise<number> {
  const waiters = await takeWaiters(trx);
  for (const waiter of waiters) {
    const data: NotificationData = { name: waiter.name };
    await sql`
      insert into notification (customer_id, type, estate_id, data, created_at)
      values (${waiter.customer_id}, 'waitlist_vacancy', ${waiter.estate_id}, ${JSON.stringify(data)}::jsonb, ${now})
      on conflict (customer_id, type, coalesce(estate_id, 0), coalesce(condition_id, 0)) where read_at is null
        do update set data = excluded.data, created_at = excluded.created_at`.execute(trx);
    const ways = (await waysOfMember(estates, waiter.my_search))(waiter);
    const mail = vacancyMail(waiter, { ...withCosts(waiter, STANDARD_STAY), ways }, origin);
    await queueMail(trx, { to_address: waiter.mail_address, at_most_once: true, ...mail });
  }
  if (waiters.length > 0) {
    await trx
      .updateTable('waitlist')
      .set({ notified_at: now })
      .where(
        'waitlist_id',
        'in',
        waiters.map((waiter) => waiter.waitlist_id),
      )
      .execute();
  }
  return waiters.length;
}

/** Notifies everybody who waits for a room that is free now: once, on the site and by mail. */
export async function notifyWaitlist(
  { db, estates }: { db: Kysely<Database>; estates: Pick<EstateIndex, 'placeOf'> },
  now: Date,
  origin: string,
): Promise<void> {
  let notified: number;
  do {
    notified = await db.transaction().execute((trx) => notifyBatch(trx, estates, now, origin));
  } while (notified === BATCH);
}
