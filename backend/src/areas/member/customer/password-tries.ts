import { messages } from '@gakumado/shared/forms';
import type { FastifyRequest } from 'fastify';
import { ApiFault } from '#platform/http/api-fault.ts';
import { limitByAddress } from '#platform/http/client-address.ts';
import {
  countAttempt,
  forgetAttempts,
  forgetAttemptsUnder,
  limitRate,
  returnAttempt,
  secondsToWait,
} from '#platform/http/rate-limit.ts';
import type { CustomerSession } from '../../identity/require-customer.ts';
import { toUsername } from '../../identity/username.ts';
import type { CustomerContext } from './customer-context.ts';
import { refuse } from './identity-refusal.ts';

type Limits = Pick<CustomerContext, 'db' | 'limits'>;

const ofMail = (mailAddress: string) => `login:${toUsername(mailAddress)}`;
const ofClient = (mailAddress: string, client: string) => `${ofMail(mailAddress)}:${client}`;
const ofPassword = (customerId: number) => `password_check:${customerId}`;
const ofHistory = (customerId: number) => `password_history:${customerId}`;
const ofForgotten = (mailAddress: string) => `password_forgot:${toUsername(mailAddress)}`;

export interface LoginTry {
  /**
   * The name was tried too often, from wherever, or names in all by this client: a captcha has to come with this try
   * (contract, 7.15).
   */
  isCaptchaNeeded: boolean;
  /** For a login that succeeded: gives its own try back, and those that were made for its name. */
  forgive: () => Promise<void>;
}

/**
 * Counts a try to log in. Throws the 429 of a client that tried this name too often. Tries of others never refuse a name:
 * anybody could lock a member out. Nor do those of a network, which a school or a carrier shares: where there is a captcha, it
 * has to come with the try.
 */
export async function countLogin(
  { db, limits, config }: Limits & Pick<CustomerContext, 'config'>,
  request: FastifyRequest,
  mailAddress: string,
): Promise<LoginTry> {
  const client = limitByAddress(request);
  const keys = {
    pair: ofClient(mailAddress, client),
    client: `login_client:${client}`,
    mail: ofMail(mailAddress),
  };
  await limitRate(db, keys.pair, limits.login).catch(sayLocked);
  const waitS = await secondsToWait(db, keys.client, limits.loginClient);
  if (waitS > 0 && config.captchaProvider === 'off') throw locked(waitS);
  const isNameTried = !(await countAttempt(db, keys.mail, limits.login));
  return {
    isCaptchaNeeded: isNameTried || waitS > 0,
    forgive: async () => {
      await forgetAttempts(db, keys.pair);
      await forgetAttempts(db, keys.mail);
      await returnAttempt(db, keys.client);
    },
  };
}

type Owner = Pick<CustomerSession, 'customer_id' | 'username'>;

/** Counts a try of a member who is logged in to give the own password, apart from the login: it locks nobody out. */
export const limitPasswordCheck = ({ db, limits }: Limits, { customer_id }: Pick<Owner, 'customer_id'>) =>
  limitRate(db, ofPassword(customer_id), limits.passwordCheck);

/** Gives those tries back: the password was right. */
export const forgivePasswordCheck = ({ db }: Limits, { customer_id }: Pick<Owner, 'customer_id'>) =>
  forgetAttempts(db, ofPassword(customer_id));

/** Whether a password is the one of the member who is logged in. */
export async function checkOwnPassword(
  context: CustomerContext,
  owner: Owner,
  password: string,
): Promise<boolean> {
  await limitPasswordCheck(context, owner);
  const isRight = await context.client.checkPassword(owner.username, password).catch(refuse({}));
  if (isRight) await forgivePasswordCheck(context, owner);
  return isRight;
}

export const limitHistory = ({ db, limits }: Limits, { customer_id }: Owner) =>
  limitRate(db, ofHistory(customer_id), limits.passwordCheck);

export const limitForgotten = ({ db, limits }: Limits, mailAddress: string) =>
  limitRate(db, ofForgotten(mailAddress), limits.passwordForgot);

/** Clears every count of a name, whose owner has just set a new password. */
export async function forgiveName(
  { db }: Limits,
  mailAddress: string,
  customerId: number | undefined,
): Promise<void> {
  const own = customerId === undefined ? [] : [ofPassword(customerId), ofHistory(customerId)];
  for (const key of [ofMail(mailAddress), ofForgotten(mailAddress), ...own]) await forgetAttempts(db, key);
  await forgetAttemptsUnder(db, ofClient(mailAddress, ''));
}

function sayLocked(error: unknown): never {
  if (!(error instanceof ApiFault) || error.httpStatus !== 429) throw error;
  throw locked(error.retryAfterS ?? 0);
}

function locked(retryAfterS: number): ApiFault {
  const message = messages.loginLocked;
  const fields = [{ field: '', code: 'rate_limit', message }] as const;
  return new ApiFault(400, [...fields], { message, httpStatus: 429, retryAfterS });
}
