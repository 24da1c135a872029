import { mailField } from '@gakumado/shared/forms';
import { z } from 'zod';
import * as fields from './action-input.ts';
import { takeCode } from './code-queries.ts';
import { signUpMail } from './code-mails.ts';
import { checkCode, issueCode, limitSending } from './codes.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault, limitAttempts, wrongCode } from './identity-fault.ts';
import { confirmUser, findUserByUsername, insertUser } from './identity-queries.ts';
import { hashPassword } from './passwords.ts';
import { requireGoodPassword } from './good-password.ts';
import { deliveryDetails, toUsername } from './username.ts';

const SIGN_UPS = { max: 5, windowS: 3600 };

export const signUpInput = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  Password: fields.password,
});

/** Makes an unconfirmed user and mails a six-digit code. A name that is taken stays as it is, confirmed or not. */
export async function signUp({ db, config }: IdentityContext, input: z.infer<typeof signUpInput>) {
  const mail = mailField.safeParse(input.Username);
  if (!mail.success) throw new IdentityFault('InvalidParameterException', 'Username should be an email.');
  await requireGoodPassword(input.Password, mail.data);
  const username = toUsername(mail.data);
  await limitAttempts(db, `sign_up:${username}`, SIGN_UPS);
  const passwordHash = await hashPassword(input.Password);
  const sub = await db.transaction().execute(async (trx) => {
    const inserted = await insertUser(trx, {
      username,
      mail_address: mail.data,
      password_hash: passwordHash,
    });
    const writeMail = signUpMail(config.siteOrigin);
    const request = { purpose: 'sign_up', username, recipient: mail.data, writeMail } as const;
    if (inserted) await issueCode(trx, request);
    return inserted?.sub;
  });
  if (!sub) throw new IdentityFault('UsernameExistsException', 'User already exists');
  // This mail counts as a sending: the next one has to wait. A new sign-up is not refused by it.
  await limitSending(db, { purpose: 'sign_up', username }).catch(() => undefined);
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: deliveryDetails(username) };
}

export const confirmSignUpInput = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  ConfirmationCode: fields.code,
});

/** Confirms the mail address with the code. */
export async function confirmSignUp({ db }: IdentityContext, input: z.infer<typeof confirmSignUpInput>) {
  const username = toUsername(input.Username);
  const { codeHash } = await checkCode(db, 'sign_up', username, input.ConfirmationCode);
  await db.transaction().execute(async (trx) => {
    if (!(await takeCode(trx, username, codeHash)) || !(await confirmUser(trx, username))) throw wrongCode();
  });
  return {};
}

export const resendInput = z.object({ ClientId: fields.clientId, Username: fields.username });

/** Sends a new code; the answer is the same for unknown and for confirmed users. */
export async function resendConfirmationCode(
  { db, config }: IdentityContext,
  input: z.infer<typeof resendInput>,
) {
  const username = toUsername(input.Username);
  await limitSending(db, { purpose: 'sign_up', username });
  const user = await findUserByUsername(db, username);
  const recipient = user && !user.is_confirmed ? user.mail_address : undefined;
  const writeMail = signUpMail(config.siteOrigin);
  await db
    .transaction()
    .execute((trx) => issueCode(trx, { purpose: 'sign_up', username, recipient, writeMail }));
  return { CodeDeliveryDetails: deliveryDetails(username) };
}
