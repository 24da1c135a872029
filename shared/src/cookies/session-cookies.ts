import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options.ts';
import { cookieNames } from './names.ts';
import { readRefreshToken } from './refresh-token.ts';

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

/** True when somebody has logged in on this browser before and has not logged out. */
export function hasCustomerIdCookie(): boolean {
  return Boolean(Cookies.get(cookieNames.customerId));
}

/** Writes the three session cookies; without `isKept` they end with the browser session. */
export function writeSessionCookies(session: SessionCookies, isKept: boolean): void {
  const options = cookieOptions(isKept ? KEEP_DAYS : undefined);
  Cookies.set(cookieNames.authorization, session.accessToken, options);
  Cookies.set(cookieNames.mail, session.mail, options);
  Cookies.set(cookieNames.customerId, session.customerId, options);
}

/** Stores the mail address that the server knows; it lasts as long as the session does. */
export function writeMailCookie(mail: string): void {
  const isKept = readRefreshToken() !== undefined;
  Cookies.set(cookieNames.mail, mail, cookieOptions(isKept ? KEEP_DAYS : undefined));
}

/** What a 401 and a failed guard take away (specification, section 4): the token and the mail address. */
export function clearAuthorizationCookies(): void {
  Cookies.remove(cookieNames.authorization, { path: '/' });
  Cookies.remove(cookieNames.mail, { path: '/' });
}

/** What a logout takes away: those two and the customer id. */
export function clearSessionCookies(): void {
  clearAuthorizationCookies();
  Cookies.remove(cookieNames.customerId, { path: '/' });
}
