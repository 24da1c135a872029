import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { MailCalendar } from '../../data/tables/column-types.ts';
import type { WrittenMail } from './write-mail.ts';

/** A mail with its addresses, which are bare (`hanako@example.com`). */
export interface QueuedMail extends WrittenMail {
  to_address: string;
  reply_to?: string | undefined;
  /**
   * For a mail of which a second copy does harm: when it is not known whether the server took it, a person decides. Any
   * other mail is sent again then, with the same Message-ID: an inquiry must reach its shop.
   */
  at_most_once?: true;
  /** For a mail that somebody subscribed to: the whole address of RFC 8058, at which one POST stops it. */
  unsubscribe_url?: string | undefined;
  /** Goes along for the calendar of the recipient. */
  calendar?: MailCalendar | undefined;
}

/** Line ends and other controls: in a header they would begin another one. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const cleanHeader = (text: string) => text.replaceAll(CONTROLS, ' ').trim();
const cleanAddress = (text: string) => text.replaceAll(CONTROLS, '').trim();
const cleanBody = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '');

/**
 * Puts a mail into the outbox. Call it with the transaction that causes the mail: it is sent when that is
 * committed, and never when it is not.
 */
export async function queueMail(db: QueryExecutorProvider, mail: QueuedMail): Promise<void> {
  const replyTo = mail.reply_to === undefined ? null : cleanAddress(mail.reply_to);
  const { to_address, subject, body_text, body_html, unsubscribe_url, calendar, at_most_once = false } = mail;
  await sql`insert into mail_outbox (to_address, subject, body_text, body_html, reply_to, unsubscribe_url, calendar, at_most_once)
  values (
    ${cleanAddress(to_address)}, ${cleanHeader(subject)}, ${cleanBody(body_text)}, ${cleanBody(body_html)},
    ${replyTo}, ${unsubscribe_url ?? null}, ${calendar ? JSON.stringify(calendar) : null}, ${at_most_once})`.execute(
    db,
  );
}
