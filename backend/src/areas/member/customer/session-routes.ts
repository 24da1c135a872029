import { loginResultSchema, singleAnswer } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCaptcha } from '../../captcha/check-captcha.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { IdentityFault } from '../../identity/identity-fault.ts';
import { readBearerToken } from '../../identity/require-customer.ts';
import { endSession, isSignedOut } from '../../identity/signed-out-queries.ts';
import { deviceName } from '../session/device-name.ts';
import { endReplacedSession, noteSession } from '../session/open-sessions.ts';
import { toLoginResult } from './customer-context.ts';
import type { CustomerContext } from './customer-context.ts';
import { refuse } from './identity-refusal.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';
import { countLogin } from './password-tries.ts';
import type { LoginTry } from './password-tries.ts';
import { clearRefreshCookie, readRefreshCookie, requireJson, writeRefreshCookie } from './refresh-cookie.ts';
import { loginRequest, noRequest } from './customer-requests.ts';

const tags = ['customer'];
const response = { 200: singleAnswer(loginResultSchema) };

/** customer/login, refresh and logout. The refresh token is in a cookie that no script can read. */
export function sessionRoutes(app: FastifyInstance, context: CustomerContext): void {
  const { db, config, client, identity } = context;

  typed(app).post(
    `${API_PREFIX}/customer/login`,
    { schema: { tags, body: loginRequest, response } },
    async (request, reply) => {
      const { mail_address, password, is_keep, recaptcha_token, ...guestLists } = request.body;
      const loginTry = await countLogin(context, request, mail_address);
      await checkLoginCaptcha(context, recaptcha_token, loginTry);
      const tokens = await client.signIn(mail_address, password).catch(refuseLogin);
      await loginTry.forgive();
      const login = await toLoginResult(context, tokens, mail_address);
      if (!login) throw new Error('a customer was deleted at the moment of the login');
      const { result, owner } = login;
      const replaced = readRefreshCookie(request);
      if (replaced) await endReplacedSession(identity, replaced);
      if (tokens.RefreshToken) {
        const device = deviceName(request.headers['user-agent']);
        await noteSession(identity, owner, { device, refreshToken: tokens.RefreshToken });
      }
      await mergeGuestLists(db, result.customer_id, guestLists);
      if (tokens.RefreshToken) writeRefreshCookie({ request, reply, config }, tokens.RefreshToken, is_keep);
      return { status: 200 as const, result };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/refresh`,
    { schema: { tags, body: noRequest, response }, preHandler: requireJson },
    async (request, reply) => {
      const token = readRefreshCookie(request);
      const refuseToken = () => {
        clearRefreshCookie(request, reply, config);
        return badField('refresh_token', 'expired', messages.sessionExpired);
      };
      if (!token) throw refuseToken();
      const tokens = await client
        .refresh(token)
        .catch(refuse({ NotAuthorizedException: refuseToken, UserNotFoundException: refuseToken }));
      const login = await toLoginResult(context, tokens);
      if (!login || (await isSignedOut(db, login.owner.session_id))) throw refuseToken();
      const { result, owner } = login;
      const device = deviceName(request.headers['user-agent']);
      await noteSession(identity, owner, { device, refreshToken: token });
      return { status: 200 as const, result };
    },
  );

  // Without a 401: a visitor can log out also when the token has expired meanwhile.
  typed(app).post(
    `${API_PREFIX}/customer/logout`,
    {
      schema: { tags, body: noRequest, response: { 200: singleAnswer(z.object({})) } },
      preHandler: requireJson,
    },
    async (request, reply) => {
      const bearer = readBearerToken(request);
      const claims = bearer && (await identity.readAccessToken(bearer));
      if (claims) await endSession(identity, claims.sessionId);
      clearRefreshCookie(request, reply, config);
      const token = readRefreshCookie(request);
      // A token that the service does not know is signed out already.
      if (token) await client.revoke(token).catch(passOverRefusal);
      return { status: 200 as const, result: {} };
    },
  );
}

const passOverRefusal = (error: unknown): void => {
  if (!(error instanceof IdentityFault)) throw error;
};

/**
 * A login needs no captcha until its name was tried too often: a password manager signs in without a page's scripts. A
 * token that is sent is checked.
 */
async function checkLoginCaptcha(
  { db, config }: CustomerContext,
  token: string | undefined,
  { isCaptchaNeeded }: LoginTry,
): Promise<void> {
  if (token !== undefined) return checkCaptcha({ db, config }, token, 'login');
  if (!isCaptchaNeeded || config.captchaProvider === 'off') return;
  const message = messages.loginCaptcha;
  throw new ApiFault(400, [{ field: 'recaptcha_token', code: 'captcha', message }], { message });
}

/**
 * A refused login is a 400 with one text, whatever the reason (contract, 3.10). Only the right password reveals that
 * the address waits for its code: the missing field leads to the page that asks for it.
 */
const refuseLogin = (error: unknown): never =>
  refuse(
    {
      UserNotConfirmedException: () => oneMessage('code', 'required', messages.mailUnconfirmed),
      default: () => oneMessage('', 'mismatch', messages.loginFailed),
    },
    messages.loginLocked,
  )(error);

const oneMessage = (field: string, code: 'required' | 'mismatch', message: string) =>
  new ApiFault(400, [{ field, code, message }], { message });
