import { KEPT_LOGIN_DAYS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { IdentityContext } from './identity-context.ts';
import { deleteSession } from './identity-queries.ts';

export async function isSignedOut(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('signed_out_session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a session for every instance. One of another service is remembered as long as a refresh token lives, which would
 * give the session new tokens.
 */
export async function endSession({ db, config }: IdentityContext, sessionId: string): Promise<void> {
  if (!config.cognitoEndpoint) return deleteSession(db, sessionId);
  await db
    .insertInto('signed_out_session')
    .values({ session_id: sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('signed_out_session')
    .where('signed_out_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_LOGIN_DAYS})`)
    .execute();
}
