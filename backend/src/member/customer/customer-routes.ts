import {
  accessKeyField,
  customerRefreshSchema,
  customerSchema,
  guestListsSchema,
  loginResultSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { LoginResult } from '@gakumado/shared/contract';
import { loginFormSchema, messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { ApiFault, badField } from '../../http/api-fault.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { createIdentityClient } from '../../identity/identity-client.ts';
import type { AuthTokens } from '../../identity/identity-client.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import { ATTEMPTS_EXCEEDED, IdentityFault } from '../../identity/identity-fault.ts';

import type { RequireCustomer } from '../../identity/require-customer.ts';
import { endSession } from '../../identity/signed-out-queries.ts';
import { findCustomer, findOrInsertCustomer } from './customer-queries.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';

/** How long a mail address is locked after ten failures, in seconds (contract, section 1). */
const LOCK_S = 600;

const loginSchema = loginFormSchema.extend(guestListsSchema.shape);
const logoutSchema = customerRefreshSchema.partial();

const tags = ['customer'];
const security = [{ bearer: [] }];

/** customer/login, refresh, detail and logout. */
export function customerRoutes(
  app: FastifyInstance,
  { db }: Deps,
  identity: IdentityContext,
  requireCustomer: RequireCustomer,
): void {
  const client = createIdentityClient(identity);

  /** The customer of fresh tokens, as login and refresh answer; `mailAddress` is for a new customer. */
  const toResult = async (tokens: AuthTokens, mailAddress: string): Promise<LoginResult> => {
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
  };

  typed(app).post(
    `${API_PREFIX}/customer/login`,
    { schema: { tags, body: loginSchema, response: { 200: singleAnswer(loginResultSchema) } } },
    async (request) => {
      const { mail_address, password, is_keep, ...guestLists } = request.body;
      const tokens = await client.signIn(mail_address, password).catch(refuseLogin);
      const result = await toResult(tokens, mail_address);
      await mergeGuestLists(db, result.customer_id, guestLists);
      const kept = is_keep && tokens.RefreshToken ? { refresh_token: tokens.RefreshToken } : {};
      return { status: 200 as const, result: { ...result, ...kept } };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/refresh`,
    { schema: { tags, body: customerRefreshSchema, response: { 200: singleAnswer(loginResultSchema) } } },
    async (request) => {
      const { refresh_token } = request.body;
      const tokens = await client.refresh(refresh_token).catch((error: unknown) => {
        if (error instanceof IdentityFault) throw badField('refresh_token', 'expired');
        throw error;
      });
      return { status: 200 as const, result: { ...(await toResult(tokens, '')), refresh_token } };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/detail`,
    {
      schema: {
        tags,
        security,
        body: z.object({ access_key: accessKeyField }),
        response: { 200: singleAnswer(customerSchema) },
      },
    },
    async (request) => {
      const { customer_id } = await requireCustomer(request);
      const result = await findCustomer(db, customer_id);
      if (!result) throw new ApiFault(401);
      return { status: 200 as const, result };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/logout`,
    { schema: { tags, security, body: logoutSchema, response: { 200: singleAnswer(z.object({})) } } },
    async (request) => {
      const { session_id } = await requireCustomer(request);
      if (request.body.refresh_token) await client.revoke(request.body.refresh_token);
      await endSession(identity, session_id);
      return { status: 200 as const, result: {} };
    },
  );
}

/** A refused login is a 400 with one text, whatever the reason (contract, 3.10); too many are a 429. */
function refuseLogin(error: unknown): never {
  if (!(error instanceof IdentityFault)) throw error;
  const isLocked =
    error.message === ATTEMPTS_EXCEEDED ||
    error.faultName === 'TooManyRequestsException' ||
    error.faultName === 'LimitExceededException';
  if (!isLocked) {
    const message = messages.loginFailed;
    throw new ApiFault(400, [{ field: '', code: 'mismatch', message }], { message });
  }
  const message = messages.loginLocked;
  const field = { field: '', code: 'rate_limit' as const, message };
  throw new ApiFault(400, [field], { message, httpStatus: 429, retryAfterS: LOCK_S });
}
