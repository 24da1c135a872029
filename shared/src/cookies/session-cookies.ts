import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options.ts';
import { isLoginKept } from './keep-login.ts';
import { cookieNames } from './names.ts';

/** Days that a login lasts when the visitor asked to be kept logged in. */
const KEEP_DAYS = 30;

export interface SessionCookies {
  accessToken: string;
  mail: string;
  customerId: string;
}

/** The Bearer token; its presence alone decides that a visitor is logged in (specification, section 4). */
export function readAccessToken(): string | undefined {
  return Cookies.get(cookieNames.authorization) || undefined;
}

/** The session as the cookies tell it, or undefined for a guest. */
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
 * Who is logged in, for telling after a call whether that is still so: the token may have been renewed meanwhile.
 * Undefined for a guest.
 */
export function readLoggedInId(): string | undefined {
  return readSessionCookies()?.customerId;
}

// The cookies outlive the token in them by far: the presence of the first one says that somebody is logged in, and
// the first call with a token that has run out renews it.
const sessionOptions = () => cookieOptions(isLoginKept() ? KEEP_DAYS : undefined);

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

/** What a 401 and a failed guard take away (specification, section 4): the token and the mail address. */
export function clearAuthorizationCookies(): void {
  Cookies.remove(cookieNames.authorization, { path: '/' });
  Cookies.remove(cookieNames.mail, { path: '/' });
}

/** The customer id alone, which an ended session leaves behind. */
export function clearCustomerIdCookie(): void {
  Cookies.remove(cookieNames.customerId, { path: '/' });
}

/** What a logout takes away: those two and the customer id. */
export function clearSessionCookies(): void {
  clearAuthorizationCookies();
  clearCustomerIdCookie();
}
