import type { LoginResult } from '@gakumado/shared/contract';
import type { Deps } from '../../deps.ts';
import { rateLimits } from '#platform/http/rate-limits.ts';
import { createIdentityClient } from '../../identity/identity-client.ts';
import type { AuthTokens, IdentityClient } from '../../identity/identity-client.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import type { CustomerSession, RequireCustomer } from '../../identity/require-customer.ts';
import { toUsername } from '../../identity/username.ts';
import { findCustomerBySub, findOrInsertCustomer } from './customer-queries.ts';
import { followMailAddress } from './follow-mail-address.ts';

/** Dependencies of the customer calls. */
export interface CustomerContext extends Pick<Deps, 'db' | 'config'> {
  identity: IdentityContext;
  client: IdentityClient;
  requireCustomer: RequireCustomer;
  limits: ReturnType<typeof rateLimits>;
}

export function createCustomerContext(
  { db, config }: Deps,
  identity: IdentityContext,
  requireCustomer: RequireCustomer,
): CustomerContext {
  const client = createIdentityClient(identity);
  return { db, config, identity, client, requireCustomer, limits: rateLimits(config) };
}

/** The answer of a login or a refresh, and the owner of the session. */
interface LoginOutcome {
  result: LoginResult;
  owner: Pick<CustomerSession, 'customer_id' | 'sub' | 'session_id'>;
}

/**
 * The customer of fresh tokens, as login and refresh answer. With a mail address, a person without a customer's row
 * becomes a customer; without it there is no result for them.
 */
export async function toLoginResult(
  { db, config, identity }: CustomerContext,
  tokens: AuthTokens,
  mailAddress?: string,
): Promise<LoginOutcome | undefined> {
  const claims = await identity.readAccessToken(tokens.AccessToken);
  if (!claims) throw new Error('the sign-in service gave a token that it does not accept');
  const customer =
    mailAddress === undefined
      ? await findCustomerBySub(db, claims.sub)
      : await findOrInsertCustomer(db, claims.sub, mailAddress);
  if (!customer) return undefined;
  // A change of the address that ended between the sign-in service and our table.
  if (mailAddress !== undefined && toUsername(customer.mail_address) !== toUsername(mailAddress)) {
    await followMailAddress({ db, config }, customer.customer_id, mailAddress);
    customer.mail_address = mailAddress;
  }
  const result: LoginResult = {
    access_token: tokens.AccessToken,
    token_type: 'Bearer',
    expires_in: tokens.ExpiresIn,
    customer_id: customer.customer_id,
    user_name: `${customer.name_sei} ${customer.name_mei}`.trim(),
    mail_address: customer.mail_address,
  };
  const { customer_id } = customer;
  return { result, owner: { customer_id, sub: claims.sub, session_id: claims.sessionId } };
}
