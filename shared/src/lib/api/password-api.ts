import { callApi } from '@gakumado/shared/connection';
import type { PasswordResetRequest } from '../contract/customer.ts';

/** Whether a password is the customer's. ApiError 429 after ten wrong ones within ten minutes. */
export async function checkPassword(password: string, signal?: AbortSignal): Promise<boolean> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<{ is_match: boolean }>('customer/password/check', { password }, options)).result
    .is_match;
}

/** Whether a password is among the customer's last three. */
export async function checkPasswordHistory(password: string, signal?: AbortSignal): Promise<boolean> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<{ is_used: boolean }>('customer/password/history', { password }, options)).result
    .is_used;
}

/** Mails the link that resets a password, and answers every address alike. ApiError 429 after five in an hour. */
export async function requestPasswordReset(mailAddress: string, signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/password/forgot', { mail_address: mailAddress }, { signal });
}

/**
 * Sets a new password by the code of that link, and ends every session of the customer. ApiError 400: at `code` for a
 * link that is over or wrong, at `password` for a used one.
 */
export async function resetPassword(body: PasswordResetRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/password/reset', body, { signal });
}
