import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

type Db = Kysely<Database>;

/** Share of the sign-ins after which expired sessions are removed, of all users. */
const SWEEP_RATE = 0.01;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The user of a sign-in name, or of an id, which signs in as well. */
export function findUserByUsername(db: Db, username: string) {
  return db
    .selectFrom('identity_user')
    .selectAll()
    .where(UUID.test(username) ? 'sub' : 'username', '=', username)
    .executeTakeFirst();
}

/** Inserts an unconfirmed user; undefined when the name is taken. */
export function insertUser(
  db: Db,
  user: { username: string; mail_address: string; password_hash: string },
): Promise<{ sub: string } | undefined> {
  return db
    .insertInto('identity_user')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('sub')
    .executeTakeFirst();
}

/** Confirms the mail address of a user; false when there is no such user. */
export async function confirmUser(db: Db, username: string): Promise<boolean> {
  const changed = await db
    .updateTable('identity_user')
    .set({ is_confirmed: true, updated_at: new Date() })
    .where('username', '=', username)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Throws a unique violation when the name is somebody else's. */
export async function changeMailAddress(
  db: Db,
  sub: string,
  change: { username: string; mail_address: string },
): Promise<void> {
  await db
    .updateTable('identity_user')
    .set({ ...change, updated_at: new Date() })
    .where('sub', '=', sub)
    .execute();
}

/** Removes a user with all sessions and former passwords. */
export async function deleteUser(db: Db, sub: string): Promise<void> {
  await db.deleteFrom('identity_user').where('sub', '=', sub).execute();
}

export async function insertSession(
  db: Db,
  session: { sub: string; refresh_hash: Buffer; generation: number; expires_at: Date },
) {
  if (Math.random() < SWEEP_RATE) await sweepSessions(db);
  return db
    .insertInto('identity_session')
    .values(session)
    .returning(['session_id', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** Removes sessions that have run out. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('identity_session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
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
    .where('session.expires_at', '>', sql<Date>`now()`)
    .select([
      'session.session_id',
      'session.created_at',
      'user.sub',
      'user.username',
      'user.mail_address',
      'user.password_hash',
      'user.is_confirmed',
    ]);
}

/** Ends one session. */
export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('identity_session').where('session_id', '=', sessionId).execute();
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(db: Db, sub: string, keptSessionId: string): Promise<void> {
  await db
    .deleteFrom('identity_session')
    .where('sub', '=', sub)
    .where('session_id', '<>', keptSessionId)
    .execute();
}

/** Voids every token of a user; also of a sign-in that is under way, which has read the old generation. */
export async function signOutEverywhere(db: Db, sub: string): Promise<void> {
  await db
    .updateTable('identity_user')
    .set((update) => ({ session_generation: update('session_generation', '+', 1), updated_at: new Date() }))
    .where('sub', '=', sub)
    .execute();
  await db.deleteFrom('identity_session').where('sub', '=', sub).execute();
}
