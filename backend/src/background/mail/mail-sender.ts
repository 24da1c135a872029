import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { createDelivery } from './deliver-mail.ts';
import type { Database } from '../../data/db/database.ts';
import { removeOldMail, closeLost, takeMail } from './outbox-queries.ts';
import type { OutboxMail } from './outbox-queries.ts';
import { sendMail } from './send-mail.ts';

/** How soon a committed mail is noticed, in ms. A look at an empty outbox costs two index scans. */
const LOOK_MS = 1_000;
const CONNECTIONS = 4;
const CLEAN_MS = 3_600_000;

export interface MailSender {
  /** Takes no more mail and waits for the current ones. */
  stop: () => Promise<void>;
}

interface SenderDeps {
  db: Kysely<Database>;
  config: Config;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Sends the mails of the outbox, beside any number of other processes that do the same. */
export function startMailSender({ db, config, log }: SenderDeps): MailSender {
  const deliver = createDelivery(config);
  if (!deliver) {
    log.warn('SMTP_URL is not set: mails wait in the outbox.');
    return { stop: async () => {} };
  }
  const stopped = new AbortController();
  let cleanedAt = 0;

  async function send(mail: OutboxMail): Promise<void> {
    const { mail_id, tries } = mail;
    const { result, reason } = await sendMail(db, deliver!, mail);
    if (result === 'sent') log.info({ mail_id, tries }, 'A mail is sent.');
    else log.warn({ mail_id, tries, result, reason }, 'A mail is not sent.');
  }

  async function drain(): Promise<void> {
    while (!stopped.signal.aborted) {
      const mail = await takeMail(db);
      if (!mail) return;
      await send(mail);
    }
  }

  async function look(): Promise<void> {
    const lost = await closeLost(db);
    if (lost.length > 0) log.error({ lost }, 'Mails were left behind by a process that ended.');
    if (Date.now() - cleanedAt > CLEAN_MS) {
      await removeOldMail(db);
      cleanedAt = Date.now();
    }
    const first = await takeMail(db);
    if (!first) return;
    const others = Array.from({ length: CONNECTIONS - 1 }, drain);
    await Promise.all([send(first).then(drain), ...others]);
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      // The database may be away for a while.
      await look().catch((error: unknown) => log.warn(error, 'The outbox cannot be read.'));
      await sleep(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop: () => {
      stopped.abort();
      return running;
    },
  };
}
