import { FAVORITE_MAX, HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type {
  AccountFormValues,
  PasswordResetFormValues,
  WithdrawalFormValues,
} from '../forms/account-forms.ts';
import type { LoginFormInput } from '../forms/login-form.ts';
import type { RegisterFormValues } from '../forms/register-form.ts';
import type { SentForm } from './captcha.ts';
import { idList, optional } from './fields.ts';

/**
 * The guest's lists that customer/login takes over into the customer's. The other fields of the call are
 * the login form's (`loginFormSchema` of `@gakumado/shared/forms`).
 */
export const guestListsSchema = z.object({
  guest_favorites: optional(idList(FAVORITE_MAX)).transform((ids) => ids ?? []),
  guest_history: optional(idList(HISTORY_MAX)).transform((ids) => ids ?? []),
});

type GuestLists = Partial<z.infer<typeof guestListsSchema>>;
/** A captcha's token is needed only once a call was refused at `recaptcha_token`. */
export type LoginRequest = LoginFormInput & GuestLists & Pick<SentForm, 'recaptcha_token'>;

/** customer/create: the registration form's values, and the guest's lists, which become the customer's. */
export type CustomerCreateRequest = RegisterFormValues & GuestLists & SentForm;

/** customer/confirm: the code of the registration mail. */
export interface CustomerConfirmRequest {
  mail_address: string;
  code: string;
}

/**
 * customer/update: the values of a section of 登録情報の変更, or of several. Omitted fields stay, and null empties a
 * field. A new mail address or password needs `current_password`.
 */
export type CustomerUpdateRequest = Partial<
  AccountFormValues &
    Pick<Customer, 'gender' | 'birthday' | 'student_name_sei' | 'student_name_mei' | 'registrant_type'> &
    Pick<Customer, 'language'>
>;

export type PasswordResetRequest = PasswordResetFormValues;

/** customer/delete; that the notices were read is the page's own affair. */
export type CustomerDeleteRequest = Omit<WithdrawalFormValues, 'is_confirmed'>;

/**
 * Answer of customer/login and customer/refresh. `expires_in` is in seconds. The refresh token is in a cookie that
 * no script can read.
 */
export const loginResultSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  customer_id: z.int(),
  user_name: z.string(),
  mail_address: z.string(),
});
export type LoginResult = z.infer<typeof loginResultSchema>;

/** A device that the customer is logged in on, as customer/session/list answers; date-times ISO 8601 with +09:00. */
export const loginSessionSchema = z.object({
  /** In words, such as 「iPhone（Safari）」. */
  device: z.string(),
  created_at: z.string(),
  /** The last call of a member, exact to ten minutes. */
  last_used_at: z.string(),
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** Answer of customer/logout/others. */
export const endedCountSchema = z.object({ ended_count: z.int() });

/** A customer as customer/detail answers; dates `YYYY-MM-DD`, date-times ISO 8601 with +09:00. */
export const customerSchema = z.object({
  customer_id: z.int(),
  mail_address: z.string(),
  /** 1 本人, 2 保護者. */
  registrant_type: z.int(),
  name_sei: z.string(),
  name_mei: z.string(),
  kana_sei: z.string(),
  kana_mei: z.string(),
  student_name_sei: z.string().nullable(),
  student_name_mei: z.string().nullable(),
  gender: z.int().nullable(),
  birthday: z.string().nullable(),
  tel: z.string().nullable(),
  zip_code: z.string().nullable(),
  prefecture_id: z.int().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  building: z.string().nullable(),
  grade_id: z.int().nullable(),
  move_in_ym: z.string().nullable(),
  campus_ids: z.array(z.int()),
  is_mail_magazine: z.boolean(),
  is_new_arrival_mail: z.boolean(),
  language: z.enum(['en', 'ja']),
  /** Rights by their names, which pages ask for (`permission` of their handle). */
  permissions: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Customer = z.infer<typeof customerSchema>;

/** Answer of customer/create; with is_confirm_required the mailed code is needed before a login. */
export const customerCreatedSchema = z.object({ customer_id: z.int(), is_confirm_required: z.boolean() });
export type CustomerCreated = z.infer<typeof customerCreatedSchema>;

export const customerCheckSchema = z.object({ is_available: z.boolean() });
export const passwordCheckSchema = z.object({ is_match: z.boolean() });
/** Whether a password is one of the last three. */
export const passwordHistorySchema = z.object({ is_used: z.boolean() });
