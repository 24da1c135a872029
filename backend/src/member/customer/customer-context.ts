import type { LoginResult } from '@gakumado/shared/contract';
import type { Deps } from '../../app.ts';
import { rateLimits } from '../../http/rate-limits.ts';
import { createIdentityClient } from '../../identity/identity-client.ts';
import type { AuthTokens } from '../../identity/identity-client.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { findOrInsertCustomer } from './customer-queries.ts';

/** What the customer calls work with. */
export interface CustomerContext extends Pick<Deps, 'db' | 'config'> {
  identity: IdentityContext;
  client: ReturnType<typeof createIdentityClient>;
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

/** The customer of fresh tokens, as login and refresh answer; `mailAddress` is for a new customer. */
export async function toLoginResult(
  { db, identity }: CustomerContext,
  tokens: AuthTokens,
  mailAddress: string,
): Promise<LoginResult> {
  const claims = await identity.readAccessToken(tokens.AccessToken);
  const customer = claims && (await findOrInsertCustomer(db, claims.sub, mailAddress));
  if (!customer) throw new Error('the sign-in service gave a token that it does not accept');
  return {
    access_token: tokens.AccessToken,
    token_type: 'Bearer',
    expires_in: tokens.ExpiresIn,
    customer_id: customer.customer_id,
    user_name: `${customer.name_sei} ${customer.name_mei}`.trim(),
    mail_address: customer.mail_address,
  };
}
