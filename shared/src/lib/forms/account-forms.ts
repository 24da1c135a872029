import { fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { choiceList, flagField, oneOf } from './choice-field.ts';
import { withdrawalReasons } from './choices.ts';
import { codeField } from './code-field.ts';
import { withRules } from './cross-rules.ts';
import { moveInField } from './date-field.ts';
import { messages } from './messages.ts';
import { currentPasswordField, newPasswordField, presentPasswordField } from './password-field.ts';
import {
  addressFields,
  checkMailPair,
  checkReading,
  checkStudentName,
  mailField,
  mailFields,
  nameFields,
  requiredRegistrantType,
  sentCampusIds,
  studentFields,
  studentNameFields,
  telField,
} from './person.ts';
import { optionalText } from './text-field.ts';
import { longText } from './text-kinds.ts';

/** Asking for the link that resets a password (contract, 4.4). */
export const passwordForgotForm = z.object({ mail_address: mailField });

/** The code that is mailed to a new address of a member. */
export const mailCodeForm = z.object({ code: codeField });

/** The code that was mailed at a registration (contract, 7.6). */
export const registrationCodeForm = passwordForgotForm.extend({ code: codeField });

/** A new password by that link (contract, 4.5); `code` and `mail_address` come from its query. */
export const passwordResetForm = z.object({
  code: z.string().min(1).max(200),
  mail_address: mailField,
  password: newPasswordField,
});
export type PasswordResetFormValues = z.output<typeof passwordResetForm>;

/** Leaving (contract, 4.12). */
export const withdrawalForm = withRules(
  z.object({
    reason_ids: choiceList({
      label: fieldLabels.reason,
      max: withdrawalReasons.length,
      isKnown: oneOf(withdrawalReasons),
    }),
    reason_text: optionalText(longText(fieldLabels.reason, 500)),
    password: currentPasswordField,
    is_confirmed: flagField,
  }),
  ({ is_confirmed }, refuse) => {
    if (!is_confirmed) refuse(['is_confirmed'], { code: 'required', message: messages.withdrawalConsent });
  },
);
export type WithdrawalFormValues = z.output<typeof withdrawalForm>;

const profileFields = (today: Today) => ({
  registrant_type: requiredRegistrantType.optional(),
  ...nameFields,
  ...studentNameFields,
  tel: telField,
  ...addressFields,
  grade_id: studentFields.grade_id,
  move_in_ym: moveInField(today),
});

/** The section プロフィール of 登録情報の変更 (contract, 4.13). */
export const profileForm = (today: Today) =>
  withRules(z.object({ ...profileFields(today), campus_ids: studentFields.campus_ids }), (values, refuse) => {
    checkStudentName(values, refuse);
    checkReading(values, refuse);
  });

/**
 * Any of its fields, as the call takes them: what is not sent stays as it is. {@link checkStudentName} and
 * {@link checkReading} look at the whole of what is there then.
 */
export const profileChange = (today: Today) =>
  z.object(profileFields(today)).partial().extend({ campus_ids: sentCampusIds });

/** The section メールアドレス; the code that is mailed to the new address comes afterwards. */
export const mailChangeForm = withRules(
  z.object({ ...mailFields, current_password: presentPasswordField }),
  (values, refuse) => checkMailPair(values, refuse),
);

/** The section パスワード. */
export const passwordChangeForm = z.object({
  current_password: presentPasswordField,
  password: newPasswordField,
});

/** The section お知らせ. */
export const notificationForm = z.object({
  is_mail_magazine: flagField,
  is_new_arrival_mail: flagField,
});

/** The values of all four sections. */
export type AccountFormValues = z.output<ReturnType<typeof profileForm>> &
  z.output<typeof mailChangeForm> &
  z.output<typeof passwordChangeForm> &
  z.output<typeof notificationForm>;
