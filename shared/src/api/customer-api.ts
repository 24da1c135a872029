import type { Customer, LoginRequest, LoginResult } from '../contract/customer.ts';
import { callApi } from './client.ts';

/** Logs in. A wrong mail address or password is an ApiError with status 400 and one text for both. */
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

/** Ends the session on the server as well; the refresh token of the session stops working. */
export async function logoutCustomer(signal?: AbortSignal): Promise<void> {
  await callApi<object>('customer/logout', {}, { signal, isCustomerCall: true });
}
