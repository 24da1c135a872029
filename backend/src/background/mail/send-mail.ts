import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DeliverMail } from './deliver-mail.ts';
import { UnusableAddress } from './deliver-mail.ts';
import type { Database } from '../../data/db/database.ts';
import { markDoubtful, markHandedOver, markRefused, markSent } from './outbox-queries.ts';
import type { OutboxMail } from './outbox-queries.ts';

/** The end of one try; `repeated`: the mail may have been taken, and is sent again. */
export type SendResult = 'sent' | 'refused' | 'unsure' | 'repeated';

/** The mail is accepted: losing that note costs a doubt, so it is tried for a while, in ms. */
const RECORD_PAUSES_MS = [100, 500, 1_000, 2_000, 4_000];

/** The numbers of an SMTP error. Its text may contain the address, so it is not kept. */
function describe(error: unknown) {
  const part = (name: string): unknown => Reflect.get(Object(error), name);
  const replyCode = Number(part('responseCode')) || undefined;
  const command = typeof part('command') === 'string' ? String(part('command')) : '';
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(part('response') ?? ''))?.[0];
  const words = [part('code') ?? part('name'), command, replyCode, status];
  // 5xx about the recipient or the message is final. Errors of the sender or the login are configuration faults: retry.
  const isFinal =
    error instanceof UnusableAddress ||
    (replyCode !== undefined && replyCode >= 500 && (command === 'RCPT TO' || command === 'DATA'));
  return { reason: words.filter(Boolean).join(' '), isAnswered: replyCode !== undefined, isFinal };
}

async function recordSent(db: Kysely<Database>, mail: OutboxMail): Promise<void> {
  for (const pause of RECORD_PAUSES_MS) {
    try {
      return await markSent(db, mail);
    } catch {
      await sleep(pause);
    }
  }
  await markSent(db, mail);
}

/** One try. Whether the message may be sent again follows from how far it came. */
export async function sendMail(
  db: Kysely<Database>,
  deliver: DeliverMail,
  mail: OutboxMail,
): Promise<{ result: SendResult; reason?: string }> {
  let isHandedOver = false;
  try {
    await deliver(mail, async () => {
      if (!(await markHandedOver(db, mail))) throw new Error('the lease of this try has ended');
      isHandedOver = true;
    });
  } catch (error) {
    const { reason, isAnswered, isFinal } = describe(error);
    if (isHandedOver && !isAnswered) {
      return { result: await markDoubtful(db, mail, reason), reason };
    }
    await markRefused(db, mail, reason, isFinal);
    return { result: 'refused', reason };
  }
  await recordSent(db, mail);
  return { result: 'sent' };
}
