import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findSecret } from './server-secret.ts';

/** 128 bits of the signature. */
const SIGNATURE_BYTES = 16;
const FORM = /^([\w-]{1,300})\.([\w-]{22})$/;

/** Keys of links that work without a login. */
interface SignedKeys {
  /** `{text}.{signature}`, which needs no encoding in an address; `text` is of letters, digits, - and _. */
  make: (text: string) => string;
  /** The text of a key; undefined for one that is not ours. */
  read: (key: string) => string | undefined;
}

/** The keys of one kind: a key counts for the secret that made it, so that no key opens something else. */
export async function signedKeys(db: Kysely<Database>, secretName: string): Promise<SignedKeys> {
  const secret = await findSecret(db, secretName);
  const sign = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  return {
    make: (text) => `${text}.${sign(text)}`,
    read: (key) => {
      const [, text, signature] = FORM.exec(key) ?? [];
      if (text === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature)) ? text : undefined;
    },
  };
}
