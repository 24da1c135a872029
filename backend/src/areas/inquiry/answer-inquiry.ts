import type { FastifyRequest } from 'fastify';
import { todayInJapan } from '@gakumado/shared/forms';
import type { Today } from '@gakumado/shared/forms';
import type { Kysely, Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { judgeCaptcha } from '../captcha/check-captcha.ts';
import type { Database } from '../../data/db/database.ts';
import { answerOnce, findAnswer, findAnsweredAt } from '../../data/db/answer-once.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { limitByAddress } from '../../platform/http/client-address.ts';
import { countAttempt, limitRate, refuseOverLimit } from '../../platform/http/rate-limit.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { RequireCustomer } from '../identity/require-customer.ts';

interface Asked {
  call: 'inquiry/create' | 'inquiry/kimaroom';
  request_id?: string | undefined;
  recaptcha_token?: string | undefined;
}

interface Steps<Form, Result> {
  /** Throws a 400 for a form with faults. Valid choices depend on the day, which is today by default. */
  read: (today?: Today) => Promise<Form>;
  /** The values by which a repeat is known: what the visitor chose and typed, checked. */
  valuesOf: (form: Form) => unknown;
  work: (trx: Transaction<Database>, form: Form) => Promise<Result>;
}

/**
 * Does the work of an inquiry behind its limit and its captcha. Only what is accepted counts against the limit: it is
 * counted in the transaction, whose rollback gives it back. Refused captchas and what is refused after them (a time that
 * was taken) have limits of their own. A repeat is answered before both: it costs no try,
 * and its token is spent. It is known by its checked values, so that another spelling of them is the same request. The token is spent inside the transaction, so that of two equal requests at once the
 * second one waits for the first instead of failing with a token that the first has spent; and a token whose
 * inquiry failed, because a time was taken, serves for the next try.
 */
export async function answerInquiry<Form, Result extends object>(
  { db, config }: Deps,
  request: Pick<FastifyRequest, 'ip'>,
  { call, request_id, recaptcha_token }: Asked,
  { read, valuesOf, work }: Steps<Form, Result>,
): Promise<Result> {
  const form = await readByItsDay(db, request_id, read);
  const once = { request_id, content: [call, valuesOf(form)] };
  const known = await findAnswer<Result>(db, once);
  if (known) return known;
  const limits = rateLimits(config);
  const address = limitByAddress(request);
  const counts = {
    sent: { key: `inquiry:${address}`, limit: limits.inquiry },
    captchaRefused: { key: `captcha_refused:${address}`, limit: limits.captchaRefused },
    refused: { key: `inquiry_refused:${address}`, limit: limits.inquiryRefused },
  };
  for (const { key, limit } of Object.values(counts)) await refuseOverLimit(db, key, limit);
  const action = call === 'inquiry/create' ? 'inquiry' : 'roomorder';
  try {
    const admit = await judgeCaptcha({ db, config }, recaptcha_token, action);
    return await answerOnce(db, once, {
      admit,
      work: async (trx) => {
        await limitRate(trx, counts.sent.key, counts.sent.limit);
        return work(trx, form);
      },
    });
  } catch (error) {
    if (error instanceof ApiFault && error.httpStatus === 400) {
      const isCaptcha = error.fields.some(({ code }) => code === 'captcha');
      const { key, limit } = isCaptcha ? counts.captchaRefused : counts.refused;
      await countAttempt(db, key, limit);
    }
    throw error;
  }
}

/** A repeat after midnight is read by the rules of the day when it was first answered: its 「明日」 is today by now. */
async function readByItsDay<Form>(
  db: Kysely<Database>,
  request_id: string | undefined,
  read: Steps<Form, object>['read'],
): Promise<Form> {
  try {
    return await read();
  } catch (error) {
    const answeredAt = await findAnsweredAt(db, request_id);
    if (!answeredAt) throw error;
    return read(() => todayInJapan(answeredAt.getTime()));
  }
}

/** The customer who is logged in; null for a guest and for an invalid token (contract, section 1). */
export async function findSender(
  request: FastifyRequest,
  requireCustomer: RequireCustomer,
): Promise<number | null> {
  try {
    return (await requireCustomer(request)).customer_id;
  } catch (error) {
    if (error instanceof ApiFault && error.status === 401) return null;
    throw error;
  }
}
