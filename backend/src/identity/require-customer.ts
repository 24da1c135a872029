import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { IdentityContext } from './identity-context.ts';
import { findSession } from './identity-queries.ts';

export interface CustomerSession {
  customer_id: number;
  sub: string;
  session_id: string;
}

/** The customer of the request's Bearer token; 401 when it is missing, expired, revoked or nobody's. */
export type RequireCustomer = (request: FastifyRequest) => Promise<CustomerSession>;

export function createCustomerGuard(db: Kysely<Database>, identity: IdentityContext): RequireCustomer {
  return async (request) => {
    const [, token] = /^Bearer +([\w.~+/-]+=*) *$/i.exec(request.headers.authorization ?? '') ?? [];
    const claims = token === undefined ? undefined : await identity.readAccessToken(token);
    if (!claims || !(await isOpen(identity, identity.config, claims.sessionId))) throw new ApiFault(401);
    const customer = await db
      .selectFrom('customer')
      .select('customer_id')
      .where('sub', '=', claims.sub)
      .executeTakeFirst();
    if (!customer) throw new ApiFault(401);
    return { customer_id: customer.customer_id, sub: claims.sub, session_id: claims.sessionId };
  };
}

/** Sessions of another service are not in our tables: there the token's expiry is what ends it. */
async function isOpen(identity: IdentityContext, config: Config, sessionId: string): Promise<boolean> {
  return config.cognitoEndpoint !== undefined || (await findSession(identity.db, sessionId)) !== undefined;
}
