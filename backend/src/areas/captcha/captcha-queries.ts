import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

type Db = Kysely<Database>;

/** Share of the spent tokens after which those that have expired are removed. */
const SWEEP_RATE = 0.02;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The record of a token that was seen before. */
export function findToken(db: Db, token: string) {
  return db
    .selectFrom('captcha_token')
    .select(['is_used', 'score'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Spends a token; false when it was spent before, by whichever process. */
export async function useToken(db: Db, token: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto('captcha_token')
    .values({ token_hash: hashOf(token), is_used: true, score: null, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('token_hash')
        .doUpdateSet({ is_used: true, expires_at: expiresAt })
        .where('captcha_token.is_used', '=', false),
    )
    .executeTakeFirst();
  if (Math.random() < SWEEP_RATE) {
    await db
      .deleteFrom('captcha_token')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
  }
  return spent.numInsertedOrUpdatedRows === 1n;
}

/** Stores the captcha service's score of a token, because it answers only once. */
export async function saveScore(db: Db, token: string, score: number, expiresAt: Date): Promise<void> {
  await db
    .insertInto('captcha_token')
    .values({ token_hash: hashOf(token), is_used: false, score, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
