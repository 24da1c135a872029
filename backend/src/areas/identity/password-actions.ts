import { LOGIN_LOCK_MINUTES, LOGIN_TRIES } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { forgetAttempts, forgetAttemptsUnder } from '../../platform/http/rate-limit.ts';
import * as fields from './action-input.ts';
import { takeCode } from './code-queries.ts';
import { passwordResetMail } from './code-mails.ts';
import { checkCode, issueCode, limitSending } from './codes.ts';
import type { IdentityContext } from './identity-context.ts';
import { requireGoodPassword } from './good-password.ts';
import {
  IdentityFault,
  limitAttempts,
  tooManyPasswords,
  wrongCode,
  wrongPassword,
} from './identity-fault.ts';
import { findUserByUsername } from './identity-queries.ts';
import { findPasswordHashes, replacePassword } from './password-queries.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { requireSession } from './session-actions.ts';
import { deliveryDetails, toUsername } from './username.ts';

/** Tries of one person's password (contract, section 1). */
const PASSWORD_TRIES = { max: LOGIN_TRIES, windowS: LOGIN_LOCK_MINUTES * 60 };

/** The keys of the tries of one name, by whichever client. */
const triesOf = (name: string) => `password:${name}:`;

/**
 * Throws unless `password` is the user's. An unknown user (undefined) costs the same work. The tries of a client are
 * counted by `name`, so that nobody locks somebody else out.
 */
export async function requirePassword(
  { db, client }: IdentityContext,
  { name, hash, password }: { name: string; hash: string | undefined; password: string },
): Promise<void> {
  const key = client === undefined ? undefined : `${triesOf(name)}${client}`;
  if (key) await limitAttempts(db, key, PASSWORD_TRIES, tooManyPasswords);
  if (!(await isPasswordOf(hash, password))) throw wrongPassword();
  if (key) await forgetAttempts(db, key);
}

/** Whether a password is the present one of a person or one of the two before it. */
export async function isPasswordUsed(
  { db }: IdentityContext,
  sub: string,
  password: string,
): Promise<boolean> {
  const hashes = await findPasswordHashes(db, sub);
  const matches = await Promise.all(hashes.map((hash) => isPasswordOf(hash, password)));
  return matches.includes(true);
}

export const changePasswordInput = z.object({
  AccessToken: fields.token,
  PreviousPassword: fields.password,
  ProposedPassword: fields.password,
});

/** Changes the password and ends every other session of the person. */
export async function changePassword(context: IdentityContext, input: z.infer<typeof changePasswordInput>) {
  const session = await requireSession(context, input.AccessToken);
  const { sub, username, password_hash, session_id } = session;
  await requireGoodPassword(input.ProposedPassword, session.mail_address);
  await requirePassword(context, { name: username, hash: password_hash, password: input.PreviousPassword });
  const passwordHash = await hashUnused(context, sub, input.ProposedPassword);
  await context.db
    .transaction()
    .execute((trx) => replacePassword(trx, { sub, passwordHash, keptSessionId: session_id }));
  return {};
}

export const forgotPasswordInput = z.object({ ClientId: fields.clientId, Username: fields.username });

/** Mails a link with a code; the answer is the same for unknown users. */
export async function forgotPassword(
  { db, config }: IdentityContext,
  input: z.infer<typeof forgotPasswordInput>,
) {
  const username = toUsername(input.Username);
  await limitSending(db, { purpose: 'password', username });
  const user = await findUserByUsername(db, username);
  const writeMail = passwordResetMail(config.siteOrigin, user?.mail_address ?? username);
  await db
    .transaction()
    .execute((trx) =>
      issueCode(trx, { purpose: 'password', username, recipient: user?.mail_address, writeMail }),
    );
  return { CodeDeliveryDetails: deliveryDetails(username) };
}

export const confirmForgotPasswordInput = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ConfirmationCode: fields.code,
  Password: fields.password,
});

/**
 * Sets a new password with the mailed code and ends every session. The code proves that the address is the person's, so
 * it confirms a sign-up as well, and takes the account from anybody who began one with somebody else's address.
 */
export async function confirmForgotPassword(
  context: IdentityContext,
  input: z.infer<typeof confirmForgotPasswordInput>,
) {
  const { db } = context;
  const username = toUsername(input.Username);
  await requireGoodPassword(input.Password, username);
  const { codeHash } = await checkCode(db, 'password', username, input.ConfirmationCode);
  const user = await findUserByUsername(db, username);
  if (!user) throw wrongCode();
  const passwordHash = await hashUnused(context, user.sub, input.Password);
  await db.transaction().execute(async (trx) => {
    if (!(await takeCode(trx, username, codeHash))) throw wrongCode();
    await replacePassword(trx, { sub: user.sub, passwordHash });
  });
  await forgetAttemptsUnder(db, triesOf(user.username));
  return {};
}

async function hashUnused(context: IdentityContext, sub: string, password: string): Promise<string> {
  if (await isPasswordUsed(context, sub, password)) {
    const message = 'Password has previously been used.';
    throw new IdentityFault('PasswordHistoryPolicyViolationException', message);
  }
  return hashPassword(password);
}
