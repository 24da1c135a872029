import { customerCheckSchema, customerCreatedSchema, singleAnswer } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCaptcha } from '../../captcha/check-captcha.ts';
import { findAnswer, keepAnswer } from '#data/db/answer-once.ts';
import { badField } from '#platform/http/api-fault.ts';
import { limitByAddress } from '#platform/http/client-address.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { refuseUnknownIds } from '../../places/refuse-unknown-ids.ts';
import { IdentityFault } from '../../identity/identity-fault.ts';
import type { CustomerContext } from './customer-context.ts';
import { findCustomerIdByMail, updateProfile, upsertCustomer } from './customer-queries.ts';
import { codeRefusals, isTooOften, newPasswordRefusals, refuse } from './identity-refusal.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';
import { confirmRequest, createRequest, mailAddressRequest } from './customer-requests.ts';

type CustomerCreated = z.infer<typeof customerCreatedSchema>;

const tags = ['customer'];
const done = { 200: singleAnswer(z.object({})) };
const duplicate = () => badField('mail_address', 'duplicate', messages.mailDuplicate);

/** customer/create, confirm, confirm/resend and check. */
export function registrationRoutes(app: FastifyInstance, context: CustomerContext): void {
  const { db, config, client, limits } = context;

  typed(app).post(
    `${API_PREFIX}/customer/create`,
    { schema: { tags, body: createRequest, response: { 200: singleAnswer(customerCreatedSchema) } } },
    async (request) => {
      const { password, guest_favorites, guest_history, recaptcha_token, request_id, ...form } = request.body;
      const { agree: _, mail_address_confirm: __, access_key: ___, ...profile } = form;
      // Without the password: the record of a request is a quick hash of it.
      const once = { request_id, content: ['customer/create', profile] };
      const known = await findAnswer<CustomerCreated>(db, once);
      if (known) return { status: 200 as const, result: known };
      await limitRate(db, `customer_create:${limitByAddress(request)}`, limits.customerCreate);
      await refuseUnknownIds(db, [{ field: 'campus_ids', campus_ids: form.campus_ids }]);
      await checkCaptcha({ db, config }, recaptcha_token, 'regist');
      const result = await client.signUp(profile.mail_address, password).then(
        async ({ UserSub, UserConfirmed }) => ({
          customer_id: await upsertCustomer(db, UserSub, profile),
          is_confirm_required: !UserConfirmed,
        }),
        async (error: unknown) => {
          if (!isTaken(error)) return refuse(newPasswordRefusals)(error);
          const customerId = await findUnconfirmed(context, profile.mail_address, password);
          if (customerId === undefined) throw duplicate();
          await updateProfile(db, customerId, profile);
          await sendCodeAgain(context, profile.mail_address);
          return { customer_id: customerId, is_confirm_required: true };
        },
      );
      await mergeGuestLists(db, result.customer_id, { guest_favorites, guest_history });
      await keepAnswer(db, once, result);
      return { status: 200 as const, result };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/confirm`,
    { schema: { tags, body: confirmRequest, response: done } },
    async ({ body }) => {
      await client.confirmSignUp(body.mail_address, body.code).catch(refuse(codeRefusals));
      return { status: 200 as const, result: {} };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/confirm/resend`,
    { schema: { tags, body: mailAddressRequest, response: done } },
    async ({ body }) => {
      await client.resendCode(body.mail_address).catch((error: unknown) => {
        // The answer is the same for every address.
        const isAnswered = error instanceof IdentityFault && error.faultName !== 'InternalErrorException';
        if (!isAnswered || isTooOften(error)) refuse({})(error);
      });
      return { status: 200 as const, result: {} };
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/check`,
    { schema: { tags, body: mailAddressRequest, response: { 200: singleAnswer(customerCheckSchema) } } },
    async (request) => {
      await limitRate(db, `customer_check:${limitByAddress(request)}`, limits.customerCheck);
      const customerId = await findCustomerIdByMail(db, request.body.mail_address);
      return { status: 200 as const, result: { is_available: customerId === undefined } };
    },
  );
}

const isTaken = (error: unknown) =>
  error instanceof IdentityFault && error.faultName === 'UsernameExistsException';

/**
 * The customer of a registration that waits for its code, when the password is the one given then: somebody who
 * sent the form twice, or comes back to it. To everybody else the address is taken.
 */
async function findUnconfirmed({ client, db }: CustomerContext, mailAddress: string, password: string) {
  try {
    const { RefreshToken } = await client.signIn(mailAddress, password);
    if (RefreshToken) await client.revoke(RefreshToken);
    return undefined;
  } catch (error) {
    if (!(error instanceof IdentityFault)) throw error;
    if (error.faultName !== 'UserNotConfirmedException') return undefined;
    return findCustomerIdByMail(db, mailAddress);
  }
}

/** A code that was sent less than a minute ago is still on its way: no other one then. */
async function sendCodeAgain({ client }: CustomerContext, mailAddress: string): Promise<void> {
  await client.resendCode(mailAddress).catch((error: unknown) => {
    if (!isTooOften(error)) throw error;
  });
}
