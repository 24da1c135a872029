import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../data/db/database.ts';

type Db = Kysely<Database>;

/** A mail that this process may send until its lease ends. `tries` identifies its try. */
export type OutboxMail = Pick<
  Selectable<Database['mail_outbox']>,
  | 'mail_id'
  | 'to_address'
  | 'subject'
  | 'body_text'
  | 'body_html'
  | 'reply_to'
  | 'unsubscribe_url'
  | 'calendar'
  | 'at_most_once'
  | 'message_key'
  | 'tries'
  | 'created_at'
>;

/** Longer than the timeouts of a whole try; a process that died is waited for as long, in seconds. */
const LEASE_S = 180;
const MAX_TRIES = 10;
/** 10 s, 30 s, 90 s, … up to four hours: ten tries take about half a day. */
const pauseS = (tries: number) => Math.min(10 * 3 ** (tries - 1), 4 * 3600);
/** The outbox holds personal data, so every mail is removed after so many days. */
const KEEP_DAYS = 30;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Takes the next mail that is due, or one whose sender died: before it handed the message over, or at any moment where a
 * second copy does no harm.
 */
export async function takeMail(db: Db): Promise<OutboxMail | undefined> {
  return db
    .updateTable('mail_outbox')
    .set((eb) => ({
      state: 'sending',
      tries: eb('tries', '+', 1),
      lease_until: inSeconds(LEASE_S),
      handed_over_at: null,
    }))
    .where('mail_id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('mail_id')
        .where(
          sql<boolean>`(state = 'waiting' and next_try_at <= now())
            or (state = 'sending' and lease_until < now()
              and (handed_over_at is null or not at_most_once) and tries < ${MAX_TRIES})`,
        )
        .orderBy('next_try_at')
        .orderBy('mail_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'mail_id',
      'to_address',
      'subject',
      'body_text',
      'body_html',
      'reply_to',
      'unsubscribe_url',
      'calendar',
      'at_most_once',
      'message_key',
      'tries',
      'created_at',
    ])
    .executeTakeFirst();
}

const ownTry = (db: Db, { mail_id, tries }: OutboxMail) =>
  db.updateTable('mail_outbox').where('mail_id', '=', mail_id).where('tries', '=', tries);

/**
 * Says that the end of the message goes out now. False when the lease has ended: another process may have taken the
 * mail, so the message must not be ended.
 */
export async function markHandedOver(db: Db, mail: OutboxMail): Promise<boolean> {
  const { numUpdatedRows } = await ownTry(db, mail)
    .set({ handed_over_at: sql<Date>`now()`, lease_until: inSeconds(LEASE_S) })
    .where('state', '=', 'sending')
    .where('lease_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The server has accepted the message, even if that was given up meanwhile. */
export async function markSent(db: Db, mail: OutboxMail): Promise<void> {
  await ownTry(db, mail)
    .set({ state: 'sent', sent_at: sql<Date>`now()`, lease_until: null, last_error: null })
    .where('state', 'in', ['sending', 'unsure'])
    .execute();
}

/** The server has not accepted the message: again after a pause, until the tries are used up. */
export async function markRefused(db: Db, mail: OutboxMail, reason: string, isFinal: boolean): Promise<void> {
  await ownTry(db, mail)
    .set({
      state: isFinal || mail.tries >= MAX_TRIES ? 'failed' : 'waiting',
      next_try_at: inSeconds(pauseS(mail.tries)),
      lease_until: null,
      handed_over_at: null,
      last_error: reason,
    })
    .where('state', '=', 'sending')
    .execute();
}

/**
 * Nobody knows whether the server accepted the message: again after a pause, with the same Message-ID, or a person
 * decides, where a second copy does harm or the tries are used up.
 */
export async function markDoubtful(db: Db, mail: OutboxMail, reason: string): Promise<'unsure' | 'repeated'> {
  const isOver = mail.at_most_once || mail.tries >= MAX_TRIES;
  await ownTry(db, mail)
    .set({
      state: isOver ? 'unsure' : 'waiting',
      next_try_at: inSeconds(pauseS(mail.tries)),
      lease_until: null,
      last_error: reason,
    })
    .where('state', '=', 'sending')
    .execute();
  return isOver ? 'unsure' : 'repeated';
}

/** Closes the mails of dead processes that no other may take. Returns the ids of those that became unsure or failed. */
export async function closeLost(db: Db): Promise<number[]> {
  const rows = await db
    .updateTable('mail_outbox')
    .set({
      state: sql`case when handed_over_at is null then 'failed' else 'unsure' end`,
      lease_until: null,
      last_error: 'the sending process ended',
    })
    .where('state', '=', 'sending')
    .where('lease_until', '<', sql<Date>`now()`)
    .where(sql<boolean>`(handed_over_at is not null and at_most_once or tries >= ${MAX_TRIES})`)
    .returning('mail_id')
    .execute();
  return rows.map(({ mail_id }) => mail_id);
}

/** Mails that are still to be sent, and those that a person has to look at. */
export async function countOpenMails(db: Db): Promise<{ unsent: number; unsure: number; failed: number }> {
  const { rows } = await sql<{ unsent: number; unsure: number; failed: number }>`select
    (select count(*) from mail_outbox where state in ('waiting', 'sending')) as unsent,
    (select count(*) from mail_outbox where state = 'unsure') as unsure,
    (select count(*) from mail_outbox where state = 'failed') as failed`.execute(db);
  return rows[0] ?? { unsent: 0, unsure: 0, failed: 0 };
}

/** Removes old closed mails. */
export async function removeOldMail(db: Db): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('state', 'in', ['sent', 'failed', 'unsure'])
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute();
}

/** The mails in the inbox, newest first. */
export function findArrived(db: Db, limit: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'to_address', 'subject', 'sent_at'])
    .where('state', '=', 'sent')
    .orderBy('mail_id', 'desc')
    .limit(limit)
    .execute();
}

export function findArrivedMail(db: Db, mailId: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['to_address', 'reply_to', 'subject', 'body_text', 'body_html', 'sent_at'])
    .where('state', '=', 'sent')
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
}
