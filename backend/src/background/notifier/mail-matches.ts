import { estateFilterSchema } from '@gakumado/shared/contract';
import { stayPlanOf } from '@gakumado/shared/cost-simulation';
import { usualStayMonths } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { matchMail } from './mail-texts.ts';
import type { MailedCondition, MailedEstate } from './mail-texts.ts';
import { waysOfMember } from './ways-of-member.ts';
import { stopKeys, onePressAddress } from './stop-key.ts';
import { pricesOfEstate, withCosts } from '../../data/sql/kept-stays-sql.ts';
import type { Unpriced } from '../../data/sql/kept-stays-sql.ts';
import { findRoomFields } from '../../data/sql/fitting-rooms-sql.ts';
import type { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import { isEstatePublished } from '../../data/sql/estate-status-sql.ts';

/** Estates that a mail names of each condition. */
const NAMED_ESTATES = 5;

/** Customers that one run mails to; the next run takes the next. */
const CUSTOMERS_MAX = 500;

/** A match that waits to be mailed. It is not news when it is old, or the member has seen it on the site. */
const isWaiting = (now: Date) => sql<SqlBool>`
  condition_match.mailed_at is null and condition_match.matched_at > saved_condition.seen_at
  and condition_match.matched_at > ${now}::timestamptz - interval '8 days'`;

/**
 * Conditions whose mail is due. 1: two minutes after a match, when an import has settled, and at most once an hour.
 * 2 and 3: between 9:00 and 20:00 in Japan, a day or a week after the last one (or after it was saved).
 */
function isDue(now: Date): RawBuilder<SqlBool> {
  const japan = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Tokyo')`;
  const today = japan(sql`${now}::timestamptz`);
  const last = japan(sql`coalesce(saved_condition.last_notified_at, saved_condition.created_at)`);
  const isDaytime = sql`extract(hour from ${today}) between 9 and 19`;
  return sql<SqlBool>`(
    saved_condition.notify_frequency = 1
      and coalesce(saved_condition.last_notified_at, '-infinity') <= ${now}::timestamptz - interval '1 hour'
      and exists (select from condition_match
        where condition_match.condition_id = saved_condition.condition_id and ${isWaiting(now)}
          and condition_match.matched_at <= ${now}::timestamptz - interval '2 minutes')
    or saved_condition.notify_frequency in (2, 3) and ${isDaytime}
      and ${last}::date + case saved_condition.notify_frequency when 2 then 1 else 7 end <= ${today}::date
      and exists (select from condition_match
        where condition_match.condition_id = saved_condition.condition_id and ${isWaiting(now)}))`;
}

/** Members who want mails of new arrivals and have something due. */
async function findCustomers(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_condition')
    .innerJoin('customer', 'customer.customer_id', 'saved_condition.customer_id')
    .select('customer.customer_id')
    .distinct()
    .where('is_new_arrival_mail', '=', true)
    .where('notify_frequency', '>', 0)
    .where(isDue(now))
    .orderBy('customer.customer_id')
    .limit(CUSTOMERS_MAX)
    .execute();
  return rows.map((row) => row.customer_id);
}

interface MatchRow extends Unpriced<Omit<MailedEstate, 'ways'>>, Point {
  condition_id: number;
  total: number;
}

/** The newest published matches of each condition, and how many there are. */
async function findMatches(trx: Transaction<Database>, conditionIds: readonly number[], now: Date) {
  const { rows } = await sql<MatchRow>`
    select * from (
      select condition_id, estate_id, estate.name, station_time_text_min, is_sample, vacant_count,
        estate.lat, estate.lon,
        ${pricesOfEstate},
        count(*) over (partition by condition_id) as total,
        row_number() over (partition by condition_id order by condition_match.matched_at desc, estate_id) as place
      from condition_match join saved_condition using (condition_id) join estate using (estate_id)
      where condition_id = any(${[...conditionIds]}::integer[]) and ${isWaiting(now)} and ${isEstatePublished}
    ) as matches where place <= ${NAMED_ESTATES} order by condition_id, place`.execute(trx);
  return Map.groupBy(rows, (row) => row.condition_id);
}

/** The kind of school near which a condition searches: the usual stay depends on it. */
const schoolTypeOf = sql<string | null>`(
  select school_type from campus_summary where campus_id = (saved_condition.condition ->> 'school_id')::integer)`;

interface Run {
  now: Date;
  origin: string;
  keyOf: (conditionIds: readonly number[]) => string;
  estates: Pick<EstateIndex, 'findRooms' | 'placeOf'>;
}

/** One mail for everything that is due to a customer; another process that is at it is left alone. */
async function mailCustomer(
  trx: Transaction<Database>,
  customerId: number,
  { now, origin, keyOf, estates: index }: Run,
): Promise<void> {
  const due = await trx
    .selectFrom('saved_condition')
    .select(['condition_id', 'name', 'path', 'condition'])
    .select(schoolTypeOf.as('school_type'))
    .where('customer_id', '=', customerId)
    .where(isDue(now))
    .orderBy('condition_id')
    .forUpdate()
    .skipLocked()
    .execute();
  const person = await trx
    .selectFrom('customer')
    .select(['mail_address', 'name_sei', 'name_mei', 'my_search'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (due.length === 0 || !person) return;
  const conditionIds = due.map((row) => row.condition_id);
  const matches = await findMatches(trx, conditionIds, now);
  const waysFrom = await waysOfMember(index, person.my_search);
  const mailed: MailedCondition[] = [];
  for (const { condition_id, name, path, condition, school_type } of due) {
    const [first, ...others] = matches.get(condition_id) ?? [];
    if (!first) continue;
    // The costs of the stay that the list of the condition shows, in the rooms that it shows.
    const stay = stayPlanOf(condition, usualStayMonths(school_type ?? undefined));
    const rows = [first, ...others];
    const rooms = await findRoomFields(
      { db: trx, estates: index },
      estateFilterSchema.safeParse(condition).data ?? {},
      rows.map(({ estate_id }) => estate_id),
      stay,
    );
    const estates = rows.map((row) =>
      Object.assign(withCosts(row, stay), rooms.get(row.estate_id), { ways: waysFrom(row) }),
    );
    mailed.push({ name, path, total: first.total, estates, stop_key: keyOf([condition_id]) });
  }
  await trx
    .updateTable('condition_match')
    .set({ mailed_at: now })
    .where('condition_id', 'in', conditionIds)
    .where('mailed_at', 'is', null)
    .execute();
  if (mailed.length === 0) return;
  await trx
    .updateTable('saved_condition')
    .set({ last_notified_at: now })
    .where('condition_id', 'in', [...matches.keys()])
    .execute();
  const stopKey = keyOf([...matches.keys()]);
  await queueMail(trx, {
    to_address: person.mail_address,
    at_most_once: true,
    unsubscribe_url: onePressAddress(origin, stopKey),
    ...matchMail(person, mailed, stopKey, origin),
  });
}

/** Queues the mails of saved conditions that are due now; mail and mark are one transaction. */
export async function mailMatches(
  { db, estates }: { db: Kysely<Database>; estates: Pick<EstateIndex, 'findRooms' | 'placeOf'> },
  now: Date,
  origin: string,
): Promise<void> {
  const keyOf = await stopKeys(db);
  for (const customerId of await findCustomers(db, now)) {
    await db.transaction().execute((trx) => mailCustomer(trx, customerId, { now, origin, keyOf, estates }));
  }
}
