import { Readable } from 'node:stream';
import type { Config } from '../../platform/config.ts';
import { isLocalSite } from '../../platform/local-site.ts';
import type { OutboxMail } from './outbox-queries.ts';

/**
 * Gives a mail away. It calls `handOver` when everything but the end of the message is with the server, and ends the
 * message only after that; throws when the mail was not accepted, or when that is not known.
 */
export type DeliverMail = (mail: OutboxMail, handOver: () => Promise<void>) => Promise<void>;

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** One address and nothing else: no list, no name, no route. */
const ONE_ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/** An address that no server is asked about. */
export class UnusableAddress extends Error {
  override name = 'UnusableAddress';
}

/** Mails go to SMTP_URL, or stay in the inbox of a site on this machine; undefined: neither, so they wait. */
export function createDelivery(config: Config): DeliverMail | undefined {
  if (config.smtpUrl !== undefined) return createSmtpDelivery(config.smtpUrl, config.mailFrom);
  // The inbox shows the rows themselves.
  return isLocalSite(config) ? (_mail, handOver) => handOver() : undefined;
}

/**
 * The message, whose end is held back until `handOver` is done. A generator, because it begins only when the server
 * has asked for the message; a stream would read ahead and hand over before.
 */
async function* heldBack(message: AsyncIterable<Buffer>, handOver: () => Promise<void>) {
  yield* message;
  await handOver();
}

/** Headers for the unsubscribe button of the mail program (RFC 8058). */
const onePressHeaders = ({ unsubscribe_url: url }: OutboxMail) =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

function createSmtpDelivery(url: string, from: string): DeliverMail {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail, handOver) => {
    if (!ONE_ADDRESS.test(mail.to_address)) throw new UnusableAddress('to_address');
    // Loaded with the first mail: it would hold up every start.
    const { createTransport } = await import('nodemailer');
    // A connection per mail: a pool of them sends a lost mail again by itself, and so perhaps twice.
    const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
    transport.use('stream', ({ message }, done) => {
      message.processFunc((stream) => Readable.from(heldBack(stream, handOver), { objectMode: false }));
      done();
    });
    await transport.sendMail({
      from,
      // As an object, so that nothing in it is read as a list or a name.
      to: { name: '', address: mail.to_address },
      ...(mail.reply_to && ONE_ADDRESS.test(mail.reply_to)
        ? { replyTo: { name: '', address: mail.reply_to } }
        : {}),
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.body_html === null ? {} : { html: mail.body_html }),
      ...(mail.calendar && { icalEvent: mail.calendar }),
      // Both stay the same with every try, so that a server which got two keeps one.
      messageId: `<${mail.message_key}@${domain}>`,
      date: mail.created_at,
      headers: { 'Auto-Submitted': 'auto-generated', ...onePressHeaders(mail) },
    });
  };
}
