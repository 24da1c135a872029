import { z } from 'zod';
import { maxLengthMessage, messages, requiredMessage } from './messages.ts';
import { lengthOf, normaliseMail } from './normalise.ts';

const MAIL_MAX = 254;
const MAIL_LOCAL_MAX = 64;

/**
 * One @, a local part of printable ASCII, a domain of dotted labels. Consecutive and trailing dots in the
 * local part pass: docomo and au gave out such addresses.
 */
function isMail(mail: string): boolean {
  const [local = '', domain = '', ...more] = mail.split('@');
  return (
    more.length === 0 &&
    mail.length <= MAIL_MAX &&
    local.length <= MAIL_LOCAL_MAX &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain)
  );
}

/** A rule of our own; the backend answers with its code (contract, section 1). */
function custom(code: string, message: string) {
  return { code: 'custom' as const, message, params: { code } };
}

/** メールアドレス: normalised, required, checked. */
export const mailField = z
  .string({ error: requiredMessage('メールアドレス') })
  .transform(normaliseMail)
  .superRefine((mail, context) => {
    if (mail === '') context.addIssue(custom('required', requiredMessage('メールアドレス')));
    else if (!isMail(mail)) context.addIssue(custom('format', messages.mailFormat));
  });

/** The password of a login: 1 to 64 characters, its form is not checked (contract, 4.3). */
export const currentPasswordField = z
  .string({ error: requiredMessage('パスワード') })
  .superRefine((password, context) => {
    if (password === '') context.addIssue(custom('required', requiredMessage('パスワード')));
    else if (lengthOf(password) > 64) {
      context.addIssue(custom('max_length', maxLengthMessage('パスワード', 64)));
    }
  });

/** A password that is being chosen: 8 to 64 half-width characters with a letter and a digit. */
export const newPasswordField = z
  .string({ error: requiredMessage('パスワード') })
  .superRefine((password, context) => {
    if (password === '') context.addIssue(custom('required', requiredMessage('パスワード')));
    else if (!/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,64}$/.test(password)) {
      context.addIssue(custom('format', messages.password));
    }
  });
