import type { LoginSession } from '@gakumado/shared/contract';
import { KEPT_LOGIN_DAYS, SESSIONS_MAX } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { IdentityContext } from '../../identity/identity-context.ts';
import { deleteOtherSessions } from '../../identity/identity-queries.ts';
import type { CustomerSession } from '../../identity/require-customer.ts';
import { endSession } from '../../identity/signed-out-queries.ts';
import { hashSecret } from '../../identity/tokens.ts';
import { toJst } from '#platform/http/jst.ts';
import { lockCustomer } from '../customer/customer-queries.ts';

/** A session of a customer, as the tokens name both. */
type SessionOwner = Pick<CustomerSession, 'customer_id' | 'sub' | 'session_id'>;

/** Whether a session still lets somebody in. Of another service's we know only who signed out here. */
function isOpen({ config }: IdentityContext, sub: string): RawBuilder<SqlBool> {
  return config.cognitoEndpoint
    ? sql<SqlBool>`customer_session.last_used_at > now() - make_interval(days => ${KEPT_LOGIN_DAYS})
        and not exists (select from signed_out_session
          where signed_out_session.session_id = customer_session.session_id)`
    : sql<SqlBool>`exists (select from identity_session join identity_user using (sub)
        where sub = ${sub}::uuid and identity_session.session_id::text = customer_session.session_id
          and generation = session_generation and expires_at > now())`;
}

const openSessions = (identity: IdentityContext, { customer_id, sub }: Omit<SessionOwner, 'session_id'>) =>
  identity.db
    .selectFrom('customer_session')
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customer_id)
    .where(isOpen(identity, sub))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/**
 * Notes that a session is used now, and from which device. Beyond {@link SESSIONS_MAX} the one that was longest not used
 * ends; rows of sessions that have ended are removed.
 */
export async function noteSession(
  identity: IdentityContext,
  owner: SessionOwner,
  { device, refreshToken }: { device: string; refreshToken: string },
): Promise<void> {
  const { customer_id, session_id } = owner;
  await identity.db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer_id);
    // The clock of after the wait for the lock.
    const used = { device, last_used_at: sql<Date>`clock_timestamp()` };
    await trx
      .insertInto('customer_session')
      .values({ session_id, customer_id, refresh_hash: hashSecret(refreshToken), ...used })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(used))
      .execute();
    const open = await openSessions({ ...identity, db: trx }, owner);
    for (const { session_id: old } of open.slice(SESSIONS_MAX))
      await endSession({ ...identity, db: trx }, old);
    const kept = open.slice(0, SESSIONS_MAX).map((session) => session.session_id);
    await trx
      .deleteFrom('customer_session')
      .where('customer_id', '=', customer_id)
      .where('session_id', 'not in', kept.length > 0 ? kept : [session_id])
      .execute();
  });
}

/** The sessions of a customer, the one that was used last first; `owner` names the present one. */
export async function listOpenSessions(
  identity: IdentityContext,
  owner: SessionOwner,
): Promise<LoginSession[]> {
  const sessions = await openSessions(identity, owner);
  return sessions.map(({ session_id, device, created_at, last_used_at }) => ({
    device,
    created_at: toJst(created_at),
    last_used_at: toJst(last_used_at),
    is_current: session_id === owner.session_id,
  }));
}

/** Ends every session of a customer but the present one, and answers how many of the listed ones they were. */
export async function endOtherSessions(identity: IdentityContext, owner: SessionOwner): Promise<number> {
  const others = (await openSessions(identity, owner)).filter(
    ({ session_id }) => session_id !== owner.session_id,
  );
  for (const { session_id } of others) await endSession(identity, session_id);
  // Those that no device has used since this list is kept are ended as well.
  if (!identity.config.cognitoEndpoint) await deleteOtherSessions(identity.db, owner.sub, owner.session_id);
  await identity.db
    .deleteFrom('customer_session')
    .where('customer_id', '=', owner.customer_id)
    .where('session_id', '<>', owner.session_id)
    .execute();
  return others.length;
}

/** Ends the session of a refresh token: a login in its place began another one in the same browser. */
export async function endReplacedSession(identity: IdentityContext, refreshToken: string): Promise<void> {
  const session = await identity.db
    .deleteFrom('customer_session')
    .where('refresh_hash', '=', hashSecret(refreshToken))
    .returning('session_id')
    .executeTakeFirst();
  if (session) await endSession(identity, session.session_id);
}
