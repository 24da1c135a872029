import { fieldLabels, lengthOf, PASSWORD_MAX, PASSWORD_MIN } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { maxLengthMessage, messages, requiredMessage } from './messages.ts';
import { issueOf } from './text-field.ts';
import type { Fault } from './text-field.ts';

/** No password holds a blank or a character that nobody sees; a pasted one brings them along at its ends. */
const cutEnds = (password: string) => password.replaceAll(/^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu, '');

// Otherwise a password is taken as it was typed: tidying it would change it.
function passwordField(label: string, findFault: (password: string) => Fault | undefined) {
  const empty: Fault = { code: 'required', message: requiredMessage(label) };
  return z
    .string({ error: empty.message })
    .transform(cutEnds)
    .superRefine((password, context) => {
      const fault = password === '' ? empty : findFault(password);
      if (fault) context.addIssue(issueOf(fault));
    });
}

const givenPassword = (label: string) =>
  passwordField(label, (password) =>
    lengthOf(password) > PASSWORD_MAX
      ? { code: 'max_length', message: maxLengthMessage(label, PASSWORD_MAX) }
      : undefined,
  );

/** The password of a login: at least one character, its form is not checked (contract, 4.3). */
export const currentPasswordField = givenPassword(fieldLabels.password);

/** The same where a new password or mail address stands beside it. */
export const presentPasswordField = givenPassword(fieldLabels.current_password);

const isLongEnough = ({ length }: string) => length >= PASSWORD_MIN && length <= PASSWORD_MAX;

/** A password that is being chosen: half-width characters with a letter and a digit. */
export const newPasswordField = passwordField(fieldLabels.password, (password) =>
  isLongEnough(password) && /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]+$/.test(password)
    ? undefined
    : { code: 'format', message: messages.password },
);
