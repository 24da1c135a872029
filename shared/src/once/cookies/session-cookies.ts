import { KEPT_LOGIN_DAYS } from '@gakumado/shared/vocabulary';
import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options.ts';
import { isLoginKept } from './keep-login.ts';
import { cookieNames } from './names.ts';

export interface SessionCookies {
  accessToken: string;
  mail: string;
  customerId: string;
}

/** The Bearer token; its presence alone decides that a visitor is logged in (specification, section 4). */
export function readAccessToken(): string | undefined {
  return Cookies.get(cookieNames.authorization) || undefined;
}

/** The session of the cookies, or undefined for a guest. */
export function readSessionCookies(): SessionCookies | undefined {
  const accessToken = readAccessToken();
  if (!accessToken) return undefined;
  return {
    accessToken,
    mail: Cookies.get(cookieNames.mail) ?? '',
    customerId: Cookies.get(cookieNames.customerId) ?? '',
  };
}

/**
 * The customer who is logged in, to compare after a call: the token may have been renewed meanwhile. Undefined for a
 * guest.
 */
export function readLoggedInId(): string | undefined {
  return readSessionCookies()?.customerId;
}

/** The customer of the cookie, who stays when a session runs out. Undefined after a logout. */
export function readCustomerId(): string | undefined {
  return Cookies.get(cookieNames.customerId) || undefined;
}

// The cookies outlive the token in them by far: the presence of the first one says that somebody is logged in, and
// the first call with a token that has run out renews it.
const sessionOptions = () => cookieOptions(isLoginKept() ? KEPT_LOGIN_DAYS : undefined);

/** Writes the three session cookies; they end with the browser session unless the login is kept. */
export function writeSessionCookies(session: SessionCookies): void {
  const options = sessionOptions();
  Cookies.set(cookieNames.authorization, session.accessToken, options);
  Cookies.set(cookieNames.mail, session.mail, options);
  Cookies.set(cookieNames.customerId, session.customerId, options);
}

/** Stores the mail address that the server knows; it lasts as long as the session does. */
export function writeMailCookie(mail: string): void {
  Cookies.set(cookieNames.mail, mail, sessionOptions());
}

/** Removes the token and the mail address, after a 401 or a failed guard (specification, section 4). */
export function clearAuthorizationCookies(): void {
  Cookies.remove(cookieNames.authorization, { path: '/' });
  Cookies.remove(cookieNames.mail, { path: '/' });
}

/** The customer id alone, which an ended session leaves behind. */
export function clearCustomerIdCookie(): void {
  Cookies.remove(cookieNames.customerId, { path: '/' });
}

/** Removes the same and the customer id, at a logout. */
export function clearSessionCookies(): void {
  clearAuthorizationCookies();
  clearCustomerIdCookie();
}
