import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { CodePurpose } from '../../data/tables/column-types.ts';

/** Share of the new codes after which expired ones are removed. */
const SWEEP_RATE = 0.01;

interface NewCode {
  username: string;
  purpose: CodePurpose;
  code_hash: Buffer;
  target: string | null;
  expires_at: Date;
}

/** Writes a code; an earlier one of the same purpose is void. */
export async function putCode(trx: Transaction<Database>, code: NewCode): Promise<void> {
  const { username: _, purpose: __, ...values } = code;
  await trx
    .insertInto('identity_code')
    .values(code)
    .onConflict((conflict) => conflict.columns(['username', 'purpose']).doUpdateSet(values))
    .execute();
  if (Math.random() < SWEEP_RATE) {
    await trx
      .deleteFrom('identity_code')
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  }
}

export function findCode(db: Kysely<Database>, username: string, purpose: CodePurpose) {
  return db
    .selectFrom('identity_code')
    .select(['code_hash', 'target', 'expires_at'])
    .where('username', '=', username)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses a code up, with every other one of the same name; false when somebody else has used it just now. */
export async function takeCode(
  trx: Transaction<Database>,
  username: string,
  codeHash: Buffer,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('identity_code')
    .where('username', '=', username)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) return false;
  await deleteCodes(trx, username);
  return true;
}

export async function deleteCodes(db: Kysely<Database>, username: string): Promise<void> {
  await db.deleteFrom('identity_code').where('username', '=', username).execute();
}
