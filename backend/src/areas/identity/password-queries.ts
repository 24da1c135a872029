import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** Passwords before the present one that may not be chosen again. */
const FORMER_MAX = 2;

/** Hashes of the present password and of those before it that may not be chosen again. */
export async function findPasswordHashes(db: Kysely<Database>, sub: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_user')
    .select('password_hash')
    .where('sub', '=', sub)
    .unionAll(formerPasswords(db, sub).select('password_hash'))
    .execute();
  return rows.map((row) => row.password_hash);
}

const formerPasswords = (db: Kysely<Database>, sub: string) =>
  db.selectFrom('identity_former_password').where('sub', '=', sub);

/**
 * Sets a password, which also confirms the person, and ends the sessions. The kept one moves to the new
 * generation; a sign-in with the old password that is under way stays in the old one and is void.
 */
export async function replacePassword(
  trx: Transaction<Database>,
  { sub, passwordHash, keptSessionId }: { sub: string; passwordHash: string; keptSessionId?: string },
): Promise<void> {
  const old = await trx
    .selectFrom('identity_user')
    .select(['password_hash', 'session_generation'])
    .where('sub', '=', sub)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const generation = old.session_generation + 1;
  await trx
    .updateTable('identity_user')
    .set({
      password_hash: passwordHash,
      is_confirmed: true,
      session_generation: generation,
      updated_at: new Date(),
    })
    .where('sub', '=', sub)
    .execute();
  await trx
    .insertInto('identity_former_password')
    .values({ sub, password_hash: old.password_hash })
    .execute();
  await trx
    .deleteFrom('identity_former_password')
    .where('sub', '=', sub)
    .where('replaced_at', 'not in', (query) =>
      query
        .selectFrom('identity_former_password')
        .select('replaced_at')
        .where('sub', '=', sub)
        .orderBy('replaced_at', 'desc')
        .limit(FORMER_MAX),
    )
    .execute();
  const kept = keptSessionId ?? null;
  await trx
    .deleteFrom('identity_session')
    .where('sub', '=', sub)
    .where('session_id', 'is distinct from', kept)
    .execute();
  await trx.updateTable('identity_session').set({ generation }).where('sub', '=', sub).execute();
}
