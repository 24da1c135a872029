import { accessKeyField, captchaToken, flag, guestListsSchema, optional } from '@gakumado/shared/contract';
import * as forms from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';

const access_key = accessKeyField;
const recaptcha_token = optional(captchaToken);

/** Bodies of the customer calls: the forms of the pages, and further fields of the calls. */
export const loginRequest = forms.loginFormSchema.extend({
  ...guestListsSchema.shape,
  is_keep: optional(flag()).transform((isKept) => isKept ?? false),
  recaptcha_token,
  access_key,
});

/** For calls without a body of their own, which are given by their headers. */
export const noRequest = z.object({ access_key });

export const createRequest = forms.registerForm(forms.todayInJapan).safeExtend({
  ...guestListsSchema.shape,
  language: optional(z.enum(['en', 'ja'])),
  recaptcha_token,
  request_id: optional(z.uuid()),
  access_key,
});

export const mailAddressRequest = forms.passwordForgotForm.extend({ access_key });
export const confirmRequest = forms.registrationCodeForm.extend({ access_key });
export const mailCodeRequest = z.object({ code: forms.codeField, access_key });
export const passwordRequest = z.object({ password: forms.currentPasswordField, access_key });
export const passwordResetRequest = forms.passwordResetForm.extend({ access_key });

const { password, reason_ids, reason_text } = forms.withdrawalForm.shape;
export const deleteRequest = z.object({ password, reason_ids, reason_text, access_key });

/**
 * Any field of a customer. Absent ones stay as they are. profile-routes.ts knows whether the mail address is a new one,
 * which needs the current password.
 */
export const updateRequest = forms.withRules(
  forms.profileChange(forms.todayInJapan).extend({
    gender: forms.optionalChoice(fieldLabels.gender, forms.oneOf(forms.genders)),
    birthday: forms.birthdayField(forms.todayInJapan),
    is_mail_magazine: optional(flag()),
    is_new_arrival_mail: optional(flag()),
    language: optional(z.enum(['en', 'ja'])),
    mail_address: forms.mailField.optional(),
    mail_address_confirm: forms.mailFields.mail_address_confirm,
    password: forms.newPasswordField.optional(),
    current_password: optional(forms.presentPasswordField),
    access_key,
  }),
  (values, refuse) => {
    forms.checkMailPair(values, refuse);
    if (values.password === undefined) return;
    const field = {
      path: ['current_password'],
      value: values.current_password,
      label: fieldLabels.current_password,
    };
    forms.requireAll([field], refuse);
  },
);
