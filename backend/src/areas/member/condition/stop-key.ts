import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONDITION_MAX, ID_MAX } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { findSecret } from '../../captcha/server-secret.ts';

/** 128 bits of the signature. */
const SIGNATURE_BYTES = 16;
const FORM = /^(\d{1,10}(?:-\d{1,10})*)\.([\w-]{22})$/;

async function createSign(db: Kysely<Database>): Promise<(ids: string) => string> {
  const secret = await findSecret(db, 'condition_stop');
  const sign = (ids: string) => createHmac('sha256', secret).update(ids).digest();
  return (ids) => sign(ids).subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/**
 * Makes the keys by which mails of saved conditions are stopped without a login: `{ids joined by -}.{signature}`. They
 * do not expire, because a mail is read whenever it is.
 */
export async function stopKeys(db: Kysely<Database>): Promise<(conditionIds: readonly number[]) => string> {
  const sign = await createSign(db);
  return (conditionIds) => {
    const ids = conditionIds.join('-');
    return `${ids}.${sign(ids)}`;
  };
}

/** The conditions that a key names; none for a key that is not ours. */
export async function readStopKey(db: Kysely<Database>, key: string): Promise<number[]> {
  const [, ids, signature] = FORM.exec(key) ?? [];
  if (ids === undefined || signature === undefined) return [];
  const sign = await createSign(db);
  if (!timingSafeEqual(Buffer.from(sign(ids)), Buffer.from(signature))) return [];
  return ids
    .split('-')
    .map(Number)
    .filter((id) => id <= ID_MAX)
    .slice(0, CONDITION_MAX);
}
