import { CONDITION_MAX } from '@gakumado/shared/vocabulary';
import type {
  ConditionCreateRequest,
  ConditionUpdateRequest,
  MailedConditions,
  SavedCondition,
} from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { toJst } from '#platform/http/jst.ts';
import { lockCustomer } from '../customer/customer-queries.ts';
import { canonicalCondition } from './canonical-condition.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Published estates that matched after the member last looked. */
const newCount = sql<number>`(
  select count(*) from condition_match join estate using (estate_id)
  where condition_match.condition_id = saved_condition.condition_id
    and condition_match.matched_at > saved_condition.seen_at and ${isEstatePublished})`;

/** A customer's conditions, newest first, or the one with `conditionId`. */
export async function findConditions(
  db: Kysely<Database>,
  customerId: number,
  conditionId?: number,
): Promise<SavedCondition[]> {
  const rows = await db
    .selectFrom('saved_condition')
    .select(['condition_id', 'name', 'condition', 'path', 'notify_frequency'])
    .select(['last_notified_at', 'created_at', newCount.as('new_count')])
    .where('customer_id', '=', customerId)
    .$if(conditionId !== undefined, (query) => query.where('condition_id', '=', conditionId ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('condition_id', 'desc')
    .execute();
  return rows.map((row) => ({
    condition_id: row.condition_id,
    name: row.name,
    condition: row.condition,
    path: row.path,
    notify_frequency: row.notify_frequency,
    new_count: row.new_count,
    last_notified_at: row.last_notified_at && toJst(row.last_notified_at),
    created_at: toJst(row.created_at),
  }));
}

/** The outcome of a save. */
export type SaveOutcome =
  | { kind: 'saved'; condition_id: number }
  | { kind: 'duplicate'; condition_id: number }
  | { kind: 'full' }
  | { kind: 'unknown' };

/** Saves a condition, over the one with its `condition_id` if it names one. */
export function saveCondition(
  db: Kysely<Database>,
  customerId: number,
  request: ConditionCreateRequest,
): Promise<SaveOutcome> {
  const { text, hash } = canonicalCondition(request.condition);
  const { name, path, notify_frequency } = request;
  const values = { name, path, notify_frequency, condition: text, condition_hash: hash };
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const own = await trx
      .selectFrom('saved_condition')
      .select(['condition_id', 'condition_hash', 'notify_frequency'])
      .where('customer_id', '=', customerId)
      .execute();
    const same = own.find((row) => row.condition_hash.equals(hash));
    if (same && same.condition_id !== request.condition_id) {
      return { kind: 'duplicate', condition_id: same.condition_id };
    }
    if (notify_frequency > 0) await wantMails(trx, customerId);
    if (request.condition_id === undefined) {
      return own.length < CONDITION_MAX
        ? insert(trx, { customer_id: customerId, ...values })
        : { kind: 'full' };
    }
    const target = own.find((row) => row.condition_id === request.condition_id);
    if (!target) return { kind: 'unknown' };
    if (target.notify_frequency === 0) await dropWaitingMails(trx, target.condition_id);
    if (!same) await restartMatching(trx, target.condition_id);
    await trx
      .updateTable('saved_condition')
      .set(values)
      .where('condition_id', '=', target.condition_id)
      .execute();
    return { kind: 'saved', condition_id: target.condition_id };
  });
}

async function insert(
  trx: Transaction<Database>,
  values: { customer_id: number; name: string; path: string; notify_frequency: number } & {
    condition: string;
    condition_hash: Buffer;
  },
): Promise<SaveOutcome> {
  const { condition_id } = await trx
    .insertInto('saved_condition')
    .values(values)
    .returning('condition_id')
    .executeTakeFirstOrThrow();
  return { kind: 'saved', condition_id };
}

/** Another search: matches of the former one are not its own. */
async function restartMatching(trx: Transaction<Database>, conditionId: number): Promise<void> {
  await trx.deleteFrom('condition_match').where('condition_id', '=', conditionId).execute();
  await trx
    .updateTable('saved_condition')
    .set({ saved_at: sql<Date>`clock_timestamp()`, seen_at: sql<Date>`clock_timestamp()` })
    .where('condition_id', '=', conditionId)
    .execute();
}

/** Mails report matches from now on, not those while they were off. */
async function dropWaitingMails(trx: Transaction<Database>, conditionId: number): Promise<void> {
  await trx
    .updateTable('condition_match')
    .set({ mailed_at: sql<Date>`now()` })
    .where('condition_id', '=', conditionId)
    .where('mailed_at', 'is', null)
    .execute();
}

/** A member who asks for mails of one condition wants mails of new arrivals. */
async function wantMails(trx: Transaction<Database>, customerId: number): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ is_new_arrival_mail: true, updated_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('is_new_arrival_mail', '=', false)
    .execute();
}

/** Renames, changes the mails, or marks the matches as seen; false when the customer has no such condition. */
export function updateCondition(
  db: Kysely<Database>,
  customerId: number,
  { condition_id, name, notify_frequency, is_seen }: ConditionUpdateRequest,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const before = await trx
      .selectFrom('saved_condition')
      .select('notify_frequency')
      .where('customer_id', '=', customerId)
      .where('condition_id', '=', condition_id)
      .executeTakeFirst();
    if (!before) return false;
    if (before.notify_frequency === 0 && notify_frequency) await dropWaitingMails(trx, condition_id);
    if (notify_frequency) await wantMails(trx, customerId);
    await trx
      .updateTable('saved_condition')
      .set({
        ...(name ? { name } : {}),
        ...(notify_frequency === undefined ? {} : { notify_frequency }),
        seen_at: is_seen ? sql<Date>`clock_timestamp()` : sql<Date>`seen_at`,
      })
      .where('condition_id', '=', condition_id)
      .execute();
    return true;
  });
}

/** The names of those of these conditions that are there, and whether mails of any come. */
export async function findMailed(
  db: Kysely<Database>,
  conditionIds: readonly number[],
): Promise<MailedConditions> {
  const rows = await db
    .selectFrom('saved_condition')
    .innerJoin('customer', 'customer.customer_id', 'saved_condition.customer_id')
    .select(['name', 'notify_frequency', 'is_new_arrival_mail'])
    .where('condition_id', 'in', conditionIds)
    .orderBy('condition_id')
    .execute();
  const isMailed = rows.some((row) => row.is_new_arrival_mail && row.notify_frequency > 0);
  return { names: rows.map(({ name }) => name), is_stopped: !isMailed };
}

/** Ends the mails of these conditions, and answers the names of those that are there. */
export async function stopMails(db: Kysely<Database>, conditionIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .updateTable('saved_condition')
    .set({ notify_frequency: 0 })
    .where('condition_id', 'in', conditionIds)
    .returning(['condition_id', 'name'])
    .execute();
  return rows.toSorted((a, b) => a.condition_id - b.condition_id).map(({ name }) => name);
}

/** Deletes those of the ids that are the customer's and answers how many they were. Each is kept whole for a day. */
export function deleteConditions(
  db: Kysely<Database>,
  customerId: number,
  conditionIds: readonly number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    await sql`
      insert into deleted_condition (condition_id, customer_id, saved, matches, notifications)
      select condition_id, customer_id, to_jsonb(saved_condition), ${rowsOf('condition_match')},
        ${rowsOf('notification')}
      from saved_condition where customer_id = ${customerId} and condition_id = any(${conditionIds})`.execute(
      trx,
    );
    const { numDeletedRows } = await trx
      .deleteFrom('saved_condition')
      .where('customer_id', '=', customerId)
      .where('condition_id', 'in', conditionIds)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** The rows that belong to a condition, as a JSON list. */
const rowsOf = (table: 'condition_match' | 'notification') => sql`coalesce((
  select jsonb_agg(to_jsonb(${sql.ref(table)})) from ${sql.table(table)}
  where ${sql.ref(table)}.condition_id = saved_condition.condition_id), '[]')`;

/**
 * Undoes a deletion: the condition returns with its id, name, frequency, dates, matches and news. It stays deleted if
 * the same condition was saved again meanwhile, or if the customer has `CONDITION_MAX` others.
 */
export function restoreCondition(
  db: Kysely<Database>,
  customerId: number,
  conditionId: number,
): Promise<SaveOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const deleted = await trx
      .selectFrom('deleted_condition')
      .select(['saved', 'matches', 'notifications'])
      .where('customer_id', '=', customerId)
      .where('condition_id', '=', conditionId)
      .executeTakeFirst();
    if (!deleted) return { kind: 'unknown' };
    const { saved, matches, notifications } = deleted;
    const own = await trx
      .selectFrom('saved_condition')
      .select(['condition_id', sql<string>`condition_hash::text`.as('hash')])
      .where('customer_id', '=', customerId)
      .execute();
    const same = own.find(({ hash }) => hash === saved.condition_hash);
    if (same) return { kind: 'duplicate', condition_id: same.condition_id };
    if (own.length >= CONDITION_MAX) return { kind: 'full' };
    await putBack(trx, 'saved_condition', [saved]);
    await putBack(trx, 'condition_match', matches);
    await putBack(trx, 'notification', notifications);
    await trx.deleteFrom('deleted_condition').where('condition_id', '=', conditionId).execute();
    return { kind: 'saved', condition_id: conditionId };
  });
}

/** Inserts rows as they were, with their ids. News that came once more since is there once. */
async function putBack(
  trx: Transaction<Database>,
  table: 'saved_condition' | 'condition_match' | 'notification',
  rows: readonly object[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(trx);
}
