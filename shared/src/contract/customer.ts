import { z } from 'zod';
import { idList, optional } from './fields.ts';

/**
 * The guest's lists that customer/login takes over into the customer's. The other fields of the call are
 * the login form's (`loginFormSchema` of `@gakumado/shared/forms`).
 */
export const guestListsSchema = z.object({
  guest_favorites: optional(idList(200)).transform((ids) => ids ?? []),
  guest_history: optional(idList(10)).transform((ids) => ids ?? []),
});

/** customer/refresh: renews a session that the visitor asked to keep. */
export const customerRefreshSchema = z.object({ refresh_token: z.string().min(1).max(2048) });

export interface LoginRequest {
  mail_address: string;
  password: string;
  is_keep?: boolean;
  guest_favorites?: number[];
  guest_history?: number[];
}

/** Answer of customer/login and customer/refresh. `expires_in` is in seconds. */
export interface LoginResult {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  /** Present when the visitor asked to stay logged in. */
  refresh_token?: string;
  customer_id: number;
  user_name: string;
  mail_address: string;
}

/** A customer as customer/detail answers; dates `YYYY-MM-DD`, date-times ISO 8601 with +09:00. */
export interface Customer {
  customer_id: number;
  mail_address: string;
  /** 1 本人, 2 保護者. */
  registrant_type: number;
  name_sei: string;
  name_mei: string;
  kana_sei: string;
  kana_mei: string;
  student_name_sei: string | null;
  student_name_mei: string | null;
  gender: number | null;
  birthday: string | null;
  tel: string | null;
  zip_code: string | null;
  prefecture_id: number | null;
  city: string | null;
  address: string | null;
  building: string | null;
  grade_id: number | null;
  move_in_ym: string | null;
  campus_ids: number[];
  is_mail_magazine: boolean;
  is_new_arrival_mail: boolean;
  language: 'en' | 'ja';
  created_at: string;
  updated_at: string;
}
