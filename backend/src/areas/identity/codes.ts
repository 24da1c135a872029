import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CHANGE_MINUTES, RESEND_SECONDS, SIGN_UP_HOURS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { forgetAttempts } from '../../platform/http/rate-limit.ts';
import { queueMail } from '../../background/mail/queue-mail.ts';
import type { WrittenMail } from '../../background/mail/write-mail.ts';
import { findCode, putCode } from './code-queries.ts';
import type { CodePurpose } from '../../data/tables/column-types.ts';
import { IdentityFault, limitAttempts, wrongCode } from './identity-fault.ts';
import { hashSecret } from './tokens.ts';

const MINUTE_S = 60;

/** Six digits where a person types them, 120 random bits where a link carries them. */
const kinds = {
  sign_up: {
    lifeS: SIGN_UP_HOURS * 60 * MINUTE_S,
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),
  },
  mail: { lifeS: CHANGE_MINUTES * MINUTE_S, make: () => String(randomInt(1_000_000)).padStart(6, '0') },
  password: { lifeS: CHANGE_MINUTES * MINUTE_S, make: () => randomBytes(15).toString('base64url') },
} as const satisfies Record<CodePurpose, { lifeS: number; make: () => string }>;

/** Tries of one code. Sending a new one gives them back. */
const MAX_TRIES = 5;
/** A code is sent at most once a minute, and five times an hour. */
const SENDINGS = [
  { key: 'code_sent', max: 1, windowS: RESEND_SECONDS },
  { key: 'code_sent_hour', max: 5, windowS: 60 * MINUTE_S },
] as const;

interface CodeRequest {
  purpose: CodePurpose;
  /** The name that the code is asked for and will be given with. */
  username: string;
  /** The recipient of the code. Absent when there is nobody to send it to, which nobody may notice. */
  recipient: string | undefined;
  /** The new mail address that the code confirms. */
  target?: string;
  writeMail: (code: string) => WrittenMail;
}

/** Throws when a code for this name was sent less than a minute ago or too often; counts this sending. */
export async function limitSending(
  db: Kysely<Database>,
  { purpose, username }: Pick<CodeRequest, 'purpose' | 'username'>,
): Promise<void> {
  for (const { key, max, windowS } of SENDINGS) {
    await limitAttempts(db, `${key}:${purpose}:${username}`, { max, windowS });
  }
}

/**
 * Writes a code and its mail. Without a recipient the same statements run and the mail is taken back, so that the time
 * does not reveal whether an address is known.
 */
export async function issueCode(
  trx: Transaction<Database>,
  { purpose, username, recipient, target, writeMail }: CodeRequest,
): Promise<void> {
  const { make, lifeS } = kinds[purpose];
  const code = make();
  await putCode(trx, {
    username,
    purpose,
    code_hash: hashSecret(code),
    target: target ?? null,
    expires_at: new Date(Date.now() + lifeS * 1000),
  });
  await sql`savepoint code_mail`.execute(trx);
  await queueMail(trx, { to_address: recipient ?? username, at_most_once: true, ...writeMail(code) });
  await (
    recipient === undefined ? sql`rollback to savepoint code_mail` : sql`release savepoint code_mail`
  ).execute(trx);
  await forgetAttempts(trx, triesKey(purpose, username));
}

/** Checks a code without using it up: five tries. The answer is the same for a name that has none. */
export async function checkCode(db: Kysely<Database>, purpose: CodePurpose, username: string, given: string) {
  const tries = { max: MAX_TRIES, windowS: kinds[purpose].lifeS };
  await limitAttempts(db, triesKey(purpose, username), tries);
  const codeHash = hashSecret(given.normalize('NFKC').trim());
  const code = await findCode(db, username, purpose);
  if (!code || !timingSafeEqual(code.code_hash, codeHash)) throw wrongCode();
  if (code.expires_at < new Date()) {
    throw new IdentityFault('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  return { codeHash, target: code.target };
}

const triesKey = (purpose: CodePurpose, username: string) => `code_tried:${purpose}:${username}`;
