import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Kysely, QueryCreator } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import type { AccessTokenClaims } from './access-token.ts';
import type { IdentityContext } from './identity-context.ts';
import { findSession } from './identity-queries.ts';
import { isSignedOut } from './signed-out-queries.ts';

export interface CustomerSession {
  customer_id: number;
  sub: string;
  /** The name that the sign-in service knows the customer by. */
  username: string;
  session_id: string;
  access_token: string;
}

/** The customer of the request's Bearer token; 401 when it is missing, expired, revoked or nobody's. */
export type RequireCustomer = (request: FastifyRequest) => Promise<CustomerSession>;

export function createCustomerGuard(db: Kysely<Database>, identity: IdentityContext): RequireCustomer {
  return async (request) => {
    const token = readBearerToken(request);
    const claims = token === undefined ? undefined : await identity.readAccessToken(token);
    if (!token || !claims || !(await isOpen(identity, claims))) throw new ApiFault(401);
    const { sub, username, sessionId } = claims;
    const customer = await db
      .with('used', (query) => noteUse(query, sessionId))
      .selectFrom('customer')
      .select('customer_id')
      .where('sub', '=', sub)
      .executeTakeFirst();
    if (!customer) throw new ApiFault(401);
    return { ...customer, sub, username, session_id: sessionId, access_token: token };
  };
}

/** The use of a session, exact to ten minutes: a call seldom writes. */
const noteUse = (db: QueryCreator<Database>, sessionId: string) =>
  db
    .updateTable('customer_session')
    .set({ last_used_at: sql<Date>`now()` })
    .where('session_id', '=', sessionId)
    .where('last_used_at', '<', sql<Date>`now() - interval '10 minutes'`);

export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** Sessions of another service are not in our tables: there we know only who signed out here. */
async function isOpen({ db, config }: IdentityContext, { sessionId }: AccessTokenClaims): Promise<boolean> {
  return config.cognitoEndpoint
    ? !(await isSignedOut(db, sessionId))
    : (await findSession(db, sessionId)) !== undefined;
}
