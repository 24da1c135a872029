import { mailField } from '@gakumado/shared/forms';
import { z } from 'zod';
import { errorCode } from '../../platform/error-code.ts';
import * as fields from './action-input.ts';
import { findCode, takeCode } from './code-queries.ts';
import { mailChangeMail } from './code-mails.ts';
import { checkCode, issueCode, limitSending } from './codes.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault, limitAttempts, wrongCode } from './identity-fault.ts';
import { changeMailAddress, findUserByUsername } from './identity-queries.ts';
import { requireSession } from './session-actions.ts';
import { deliveryDetails, toUsername } from './username.ts';

/** Addresses that one person may ask to change to. */
const CHANGES = { max: 10, windowS: 3600 };
const UNIQUE_VIOLATION = '23505';

const aliasExists = () =>
  new IdentityFault('AliasExistsException', 'An account with the given email already exists.');

export const updateAttributesInput = z.object({
  AccessToken: fields.token,
  UserAttributes: z
    .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default('') }))
    .max(25),
});

/**
 * Takes a new mail address and mails a code to it. Until the code confirms it the old one stays in force, as in a
 * pool that keeps the original value while an update is pending.
 */
export async function updateUserAttributes(
  context: IdentityContext,
  input: z.infer<typeof updateAttributesInput>,
) {
  const user = await requireSession(context, input.AccessToken);
  const unknown = input.UserAttributes.find((attribute) => attribute.Name !== 'email');
  if (unknown) {
    const message = `user.${unknown.Name}: Attribute does not exist in schema.`;
    throw new IdentityFault('InvalidParameterException', message);
  }
  const email = input.UserAttributes.at(-1);
  if (!email) return { CodeDeliveryDetailsList: [] };
  const mail = mailField.safeParse(email.Value);
  if (!mail.success) throw new IdentityFault('InvalidParameterException', 'Invalid email address format.');
  await limitAttempts(context.db, `mail_change:${user.sub}`, CHANGES);
  const owner = await findUserByUsername(context.db, toUsername(mail.data));
  if (owner && owner.sub !== user.sub) throw aliasExists();
  return { CodeDeliveryDetailsList: [await sendCode(context, user.username, mail.data)] };
}

export const attributeCodeInput = z.object({
  AccessToken: fields.token,
  AttributeName: z.literal('email'),
});

/** Sends a new code to the address that waits to be confirmed. */
export async function getUserAttributeVerificationCode(
  context: IdentityContext,
  input: z.infer<typeof attributeCodeInput>,
) {
  const user = await requireSession(context, input.AccessToken);
  const pending = await findCode(context.db, user.username, 'mail');
  if (!pending?.target) throw new IdentityFault('InvalidParameterException', 'User is already confirmed.');
  return { CodeDeliveryDetails: await sendCode(context, user.username, pending.target) };
}

export const verifyAttributeInput = z.object({
  AccessToken: fields.token,
  AttributeName: z.literal('email'),
  Code: fields.code,
});

/** Puts the new mail address in force; the person signs in with it from then on. */
export async function verifyUserAttribute(
  context: IdentityContext,
  input: z.infer<typeof verifyAttributeInput>,
) {
  const { sub, username } = await requireSession(context, input.AccessToken);
  const { codeHash, target } = await checkCode(context.db, 'mail', username, input.Code);
  if (!target) throw wrongCode();
  await context.db
    .transaction()
    .execute(async (trx) => {
      if (!(await takeCode(trx, username, codeHash))) throw wrongCode();
      await changeMailAddress(trx, sub, { username: toUsername(target), mail_address: target });
    })
    .catch((error: unknown) => {
      throw errorCode(error) === UNIQUE_VIOLATION ? aliasExists() : error;
    });
  return {};
}

async function sendCode({ db }: IdentityContext, username: string, target: string) {
  await limitSending(db, { purpose: 'mail', username });
  await db
    .transaction()
    .execute((trx) =>
      issueCode(trx, { purpose: 'mail', username, recipient: target, target, writeMail: mailChangeMail }),
    );
  return deliveryDetails(target);
}
