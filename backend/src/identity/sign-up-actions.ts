import { randomInt, timingSafeEqual } from 'node:crypto';
import { mailField, newPasswordField } from '@gakumado/shared/forms';
import { z } from 'zod';
import { countAttempt, forgetAttempts } from '../http/rate-limit.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import { confirmUser, findSignUpCode, findUserByUsername, insertUser } from './identity-queries.ts';
import { hashPassword } from './passwords.ts';
import { hashSecret } from './tokens.ts';
import { toUsername } from './username.ts';

const CODE_LIFE_MS = 24 * 3_600_000;
const SIGN_UPS = { max: 5, windowS: 3600 };
const CODE_TRIES = { max: 5, windowS: 3600 };

export const signUpInput = z.object({ ClientId: z.string(), Username: z.string(), Password: z.string() });

/** Makes an unconfirmed user and mails a six-digit code. */
export async function signUp({ db }: IdentityContext, input: z.infer<typeof signUpInput>) {
  const mail = mailField.safeParse(input.Username);
  if (!mail.success) throw new IdentityFault('InvalidParameterException', 'Username should be an email.');
  if (!newPasswordField.safeParse(input.Password).success) {
    throw new IdentityFault('InvalidPasswordException', 'Password did not conform with policy.');
  }
  const username = toUsername(mail.data);
  if (!(await countAttempt(db, `sign_up:${username}`, SIGN_UPS))) {
    throw new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sub = await insertUser(db, {
    username,
    mailAddress: mail.data,
    passwordHash: await hashPassword(input.Password),
    codeHash: hashSecret(code),
    codeExpiresAt: new Date(Date.now() + CODE_LIFE_MS),
    mail: confirmationMail(code),
  });
  if (!sub) throw new IdentityFault('UsernameExistsException', 'User already exists');
  return {
    UserConfirmed: false,
    UserSub: sub,
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(mail.data) },
  };
}

export const confirmSignUpInput = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string().max(20),
});

/** Confirms the mail address with the code; five tries an hour. */
export async function confirmSignUp({ db }: IdentityContext, input: z.infer<typeof confirmSignUpInput>) {
  const username = toUsername(input.Username);
  if (!(await countAttempt(db, `code:${username}`, CODE_TRIES))) {
    throw new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  const user = await findUserByUsername(db, username);
  const code = user && (await findSignUpCode(db, user.sub));
  // The same answer for an unknown user and for a wrong code.
  if (!user || !code || !timingSafeEqual(code.code_hash, hashSecret(input.ConfirmationCode.trim()))) {
    throw new IdentityFault('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  if (code.expires_at < new Date()) {
    throw new IdentityFault('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  await confirmUser(db, user.sub);
  await forgetAttempts(db, `code:${username}`);
  return {};
}

function confirmationMail(code: string) {
  return {
    subject: '【ガクマド】メールアドレスの確認',
    body_text: [
      'ガクマドへのご登録ありがとうございます。',
      '次の確認コードを登録画面に入力してください。',
      '',
      `確認コード：${code}`,
      '',
      'コードの有効期限は24時間です。お心当たりのない場合は、このメールを破棄してください。',
    ].join('\n'),
  };
}

/** h***@e*** */
const masked = (mail: string) => mail.replaceAll(/(^|@)([^@])[^@]*/g, '$1$2***');
