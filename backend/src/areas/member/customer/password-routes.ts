import { passwordCheckSchema, passwordHistorySchema, singleAnswer } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { IdentityFault } from '../../identity/identity-fault.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import type { CustomerContext } from './customer-context.ts';
import { passwordChangedMail } from './customer-mails.ts';
import { findCustomerIdByMail } from './customer-queries.ts';
import { newPasswordRefusals, refuse } from './identity-refusal.ts';
import { checkOwnPassword, forgiveName, limitForgotten, limitHistory } from './password-tries.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { mailAddressRequest, passwordRequest, passwordResetRequest } from './customer-requests.ts';

const tags = ['customer'];
const security = [{ bearer: [] }];
const done = { 200: singleAnswer(z.object({})) };

/** customer/password/check, history, forgot and reset. */
export function passwordRoutes(app: FastifyInstance, context: CustomerContext): void {
  const { db, config, client, requireCustomer } = context;

  typed(app).post(
    `${API_PREFIX}/customer/password/check`,
    {
      schema: { tags, security, body: passwordRequest, response: { 200: singleAnswer(passwordCheckSchema) } },
    },
    async (request) => {
      const customer = await requireCustomer(request);
      const is_match = await checkOwnPassword(context, customer, request.body.password);
      return { status: 200 as const, result: { is_match } };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/password/history`,
    {
      schema: {
        tags,
        security,
        body: passwordRequest,
        response: { 200: singleAnswer(passwordHistorySchema) },
      },
    },
    async (request) => {
      const customer = await requireCustomer(request);
      await limitHistory(context, customer);
      const is_used = await client.checkUsedPassword(customer, request.body.password).catch(refuse({}));
      return { status: 200 as const, result: { is_used } };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/password/forgot`,
    { schema: { tags, body: mailAddressRequest, response: done } },
    async ({ body: { mail_address } }) => {
      await limitForgotten(context, mail_address);
      await client.forgotPassword(mail_address).catch((error: unknown) => {
        // The answer is the same for every address; a mail of less than a minute ago is still on its way.
        if (!(error instanceof IdentityFault) || error.faultName === 'InternalErrorException') throw error;
      });
      return { status: 200 as const, result: {} };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/password/reset`,
    { schema: { tags, body: passwordResetRequest, response: done } },
    async (request, reply) => {
      const { mail_address, code, password } = request.body;
      await client.resetPassword(mail_address, code, password).catch(
        refuse({
          ...newPasswordRefusals,
          CodeMismatchException: () => badField('code', 'mismatch', messages.resetLinkInvalid),
          ExpiredCodeException: () => badField('code', 'expired', messages.resetLinkInvalid),
          UserNotFoundException: () => badField('code', 'mismatch', messages.resetLinkInvalid),
        }),
      );
      await forgiveName(context, mail_address, await findCustomerIdByMail(db, mail_address));
      await queueMail(db, passwordChangedMail(config.siteOrigin, mail_address));
      clearRefreshCookie(request, reply, config);
      return { status: 200 as const, result: {} };
    },
  );
}
