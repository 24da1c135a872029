import { callApi } from '@gakumado/shared/connection';
import type {
  Customer,
  CustomerConfirmRequest,
  CustomerCreated,
  CustomerCreateRequest,
  CustomerDeleteRequest,
  CustomerUpdateRequest,
  LoginRequest,
  LoginResult,
  LoginSession,
} from '../contract/customer.ts';

/**
 * Registers. With `is_confirm_required` the code that was mailed comes next. ApiError 400 names refused fields: an
 * address that has a customer is `duplicate`.
 */
export async function createCustomer(
  body: CustomerCreateRequest,
  signal?: AbortSignal,
): Promise<CustomerCreated> {
  return (await callApi<CustomerCreated>('customer/create', body, { signal })).result;
}

/** Confirms a registration by its code. ApiError 400 at `code`: wrong or expired; 429 after five wrong ones. */
export async function confirmCustomer(body: CustomerConfirmRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/confirm', body, { signal });
}

/** Mails the code again, and answers every address alike. ApiError 429 within a minute of the last code. */
export async function resendConfirmation(mailAddress: string, signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/confirm/resend', { mail_address: mailAddress }, { signal });
}

/** Whether nobody is registered with a mail address. ApiError 429 after 20 in ten minutes. */
export async function checkMailAddress(mailAddress: string, signal?: AbortSignal): Promise<boolean> {
  const body = { mail_address: mailAddress };
  return (await callApi<{ is_available: boolean }>('customer/check', body, { signal })).result.is_available;
}

/**
 * Logs in. A wrong mail address or password is an ApiError with status 400 and one text for both. ApiError 400 at
 * `recaptcha_token`: the name was tried too often, and a token for the action `login` has to be sent along. ApiError 429
 * after ten failures of this client with one name.
 */
export async function loginCustomer(body: LoginRequest, signal?: AbortSignal): Promise<LoginResult> {
  return (await callApi<LoginResult>('customer/login', body, { signal })).result;
}

/**
 * Renews the session by the cookie that only the server reads. An ApiError with status 400 says that the session
 * is over.
 */
export async function refreshCustomer(): Promise<LoginResult> {
  return (await callApi<LoginResult>('customer/refresh', {})).result;
}

/** The customer whose Bearer token is sent, without a body (specification, section 7); 401 for a token that is no good. */
export async function findCustomer(signal?: AbortSignal): Promise<Customer> {
  return (await callApi<Customer>('customer/detail', undefined, { signal, isCustomerCall: true })).result;
}

/**
 * Changes the customer. A new mail address counts once {@link confirmMailChange} has the code that is mailed to it: the
 * answer still has the former one. ApiError 400 names refused fields.
 */
export async function updateCustomer(body: CustomerUpdateRequest, signal?: AbortSignal): Promise<Customer> {
  return (await callApi<Customer>('customer/update', body, { signal, isCustomerCall: true })).result;
}

/** Makes the new mail address of a customer count, by its code. ApiError 400 at `code`: wrong or expired. */
export async function confirmMailChange(code: string, signal?: AbortSignal): Promise<Customer> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<Customer>('customer/mail/confirm', { code }, options)).result;
}

/** Ends the membership. ApiError 400 at `password` for a wrong one, which does not end the session. */
export async function deleteCustomer(body: CustomerDeleteRequest, signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/delete', body, { signal, isCustomerCall: true });
}

/** The devices that the customer is logged in on, the one that was used last first; at most ten. */
export async function listSessions(signal?: AbortSignal): Promise<LoginSession[]> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<LoginSession[]>('customer/session/list', {}, options)).result;
}

/** Logs the customer out on every other device, and answers how many there were. */
export async function logoutOtherSessions(signal?: AbortSignal): Promise<number> {
  const options = { signal, isCustomerCall: true };
  return (await callApi<{ ended_count: number }>('customer/logout/others', {}, options)).result.ended_count;
}

/** Ends the session on the server as well; the refresh token of the session stops working. */
export async function logoutCustomer(signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/logout', {}, { signal, isCustomerCall: true });
}
