import { singleAnswer } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { endSession } from '../../identity/signed-out-queries.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import type { CustomerContext } from './customer-context.ts';
import { farewellMail } from './customer-mails.ts';
import { deleteCustomer, insertWithdrawal } from './customer-queries.ts';
import { checkOwnPassword } from './password-tries.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { deleteRequest } from './customer-requests.ts';

/** customer/delete: erases the customer and everything that belongs to one; inquiries stay with their shops. */
export function withdrawalRoutes(app: FastifyInstance, context: CustomerContext): void {
  const { db, config, client, identity, requireCustomer } = context;
  typed(app).post(
    `${API_PREFIX}/customer/delete`,
    {
      schema: {
        tags: ['customer'],
        security: [{ bearer: [] }],
        body: deleteRequest,
        response: { 200: singleAnswer(z.object({})) },
      },
    },
    async (request, reply) => {
      const customer = await requireCustomer(request);
      const { customer_id, session_id, access_token } = customer;
      const { password, reason_ids, reason_text } = request.body;
      if (!(await checkOwnPassword(context, customer, password)))
        throw badField('password', 'mismatch', messages.passwordWrong);
      await db.transaction().execute(async (trx) => {
        const mailAddress = await deleteCustomer(trx, customer_id);
        if (mailAddress === undefined) return;
        await insertWithdrawal(trx, { reason_ids, reason_text: reason_text ?? null });
        await queueMail(trx, farewellMail(mailAddress));
      });
      // Should this fail, the account can still sign in, to an empty membership, and be deleted from there.
      await client.deleteUser(access_token);
      await endSession(identity, session_id);
      clearRefreshCookie(request, reply, config);
      return { status: 200 as const, result: {} };
    },
  );
}
