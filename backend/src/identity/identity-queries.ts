import type { Kysely } from 'kysely';
import { queueMail } from '../mail/queue-mail.ts';
import type { IdentityTables } from './identity-tables.ts';

type Db = Kysely<IdentityTables>;

export function findUserByUsername(db: Db, username: string) {
  return db.selectFrom('identity_user').selectAll().where('username', '=', username).executeTakeFirst();
}

export interface NewUser {
  username: string;
  mailAddress: string;
  passwordHash: string;
  codeHash: Buffer;
  codeExpiresAt: Date;
  mail: { subject: string; body_text: string };
}

/**
 * Inserts an unconfirmed user with a code and the mail that carries it; undefined when the name is taken. An
 * unconfirmed user is overwritten: whoever confirms the address owns it.
 */
export function insertUser(db: Db, user: NewUser): Promise<string | undefined> {
  const { username, mailAddress: mail_address, passwordHash: password_hash } = user;
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('identity_user')
      .values({ username, mail_address, password_hash })
      .onConflict((conflict) =>
        conflict
          .column('username')
          .doUpdateSet({ mail_address, password_hash, updated_at: new Date() })
          .where('identity_user.is_confirmed', '=', false),
      )
      .returning('sub')
      .executeTakeFirst();
    if (!inserted) return undefined;
    const code = { code_hash: user.codeHash, expires_at: user.codeExpiresAt };
    await trx
      .insertInto('identity_code')
      .values({ sub: inserted.sub, purpose: 'sign_up', ...code })
      .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet(code))
      .execute();
    await queueMail(trx, { to_address: mail_address, ...user.mail });
    return inserted.sub;
  });
}

export function findSignUpCode(db: Db, sub: string) {
  return db
    .selectFrom('identity_code')
    .select(['code_hash', 'expires_at'])
    .where('sub', '=', sub)
    .where('purpose', '=', 'sign_up')
    .executeTakeFirst();
}

export async function confirmUser(db: Db, sub: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('identity_user')
      .set({ is_confirmed: true, updated_at: new Date() })
      .where('sub', '=', sub)
      .execute();
    await trx.deleteFrom('identity_code').where('sub', '=', sub).where('purpose', '=', 'sign_up').execute();
  });
}

/** Inserts a session and removes those of the same person that have run out. */
export async function insertSession(
  db: Db,
  session: { sub: string; refresh_hash: Buffer; generation: number; expires_at: Date },
) {
  await db
    .deleteFrom('identity_session')
    .where('sub', '=', session.sub)
    .where('expires_at', '<', new Date())
    .execute();
  return db
    .insertInto('identity_session')
    .values(session)
    .returning(['session_id', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** The session of a refresh token with its user, when it is still good. */
export function findSessionByRefreshHash(db: Db, refreshHash: Buffer) {
  return openSessions(db).where('session.refresh_hash', '=', refreshHash).executeTakeFirst();
}

/** The session with its user, when it is still good. */
export function findSession(db: Db, sessionId: string) {
  return openSessions(db).where('session.session_id', '=', sessionId).executeTakeFirst();
}

function openSessions(db: Db) {
  return db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.sub', 'session.sub')
    .whereRef('session.generation', '=', 'user.session_generation')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', new Date())
    .select([
      'session.session_id',
      'session.created_at',
      'user.sub',
      'user.mail_address',
      'user.is_confirmed',
    ]);
}

export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('identity_session')
    .set({ revoked_at: new Date() })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Voids every token of a user. */
export async function signOutEverywhere(db: Db, sub: string): Promise<void> {
  await db
    .updateTable('identity_user')
    .set((update) => ({ session_generation: update('session_generation', '+', 1), updated_at: new Date() }))
    .where('sub', '=', sub)
    .execute();
}
