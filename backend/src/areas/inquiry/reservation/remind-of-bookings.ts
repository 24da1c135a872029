import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { isMailTime } from '#background/mail/mail-hours.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#data/db/database.ts';
import { reservationKeys } from './reservation-key.ts';
import { reminderMail } from './reservation-mails.ts';
import { findBookedInquiry } from './reservation-queries.ts';

/** Bookings of one transaction. */
const BATCH = 100;

export interface ReminderDeps {
  db: Kysely<Database>;
  config: Pick<Config, 'siteOrigin' | 'shopMailFallback' | 'mailFrom'>;
}

/** Bookings of tomorrow that nobody was reminded of. One that was made today has its receipt, which says the same. */
async function takeBookings(trx: Transaction<Database>, today: string): Promise<number[]> {
  const { rows } = await sql<{ inquiry_id: number }>`
    select inquiry_id from inquiry
    where wishes -> 0 ->> 'date' = ${addDays(today, 1)} and reserved_minutes is not null
      and cancelled_at is null and reminded_at is null
      and (created_at at time zone 'Asia/Tokyo')::date < ${today}::date
    order by inquiry_id limit ${BATCH} for update skip locked`.execute(trx);
  return rows.map(({ inquiry_id }) => inquiry_id);
}

async function remindBatch({ db, config }: ReminderDeps, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = await takeBookings(trx, todayInJapan(now.getTime()));
    if (ids.length === 0) return 0;
    const keyOf = await reservationKeys(trx);
    for (const id of ids) {
      const reserved = await findBookedInquiry(trx, id, { isLocked: false });
      if (reserved) await queueMail(trx, reminderMail(reserved, keyOf(id), config));
    }
    await trx.updateTable('inquiry').set({ reminded_at: now }).where('inquiry_id', 'in', ids).execute();
    return ids.length;
  });
}

/** Mails everybody whose booking is tomorrow: once, between 9:00 and 20:00 in Japan. Any number of processes may run it. */
export async function remindOfBookings(deps: ReminderDeps, now: Date): Promise<void> {
  if (!isMailTime(now)) return;
  while ((await remindBatch(deps, now)) === BATCH);
}
