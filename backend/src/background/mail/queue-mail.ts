import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** A mail in plain text; addresses are bare (`hanako@example.com`). */
export interface QueuedMail {
  to_address: string;
  subject: string;
  body_text: string;
  reply_to?: string | undefined;
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
  await sql`insert into mail_outbox (to_address, subject, body_text, reply_to) values (
    ${cleanAddress(mail.to_address)}, ${cleanHeader(mail.subject)}, ${cleanBody(mail.body_text)}, ${replyTo})`.execute(
    db,
  );
}
