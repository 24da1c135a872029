import { redirect } from 'react-router-dom';
import { ApiError, apiStatus } from '@gakumado/shared/api';
import { cookieNames, readRequestCookie } from '@gakumado/shared/cookies';
import type { LoginResult } from '@gakumado/shared/contract';
import { loginPathWithReturn } from '@gakumado/shared/store';
import { DAY_MS, FAVORITE_MAX, HISTORY_MAX, KEPT_LOGIN_DAYS, parseIds } from '@gakumado/shared/vocabulary';

/** Headers of an answer; a name may come more than once. */
type HeaderRows = [name: string, value: string][];

/** The cookie that a script would write, as a server writes it: readable by scripts, for the whole site. */
function cookieRow(request: Request, name: string, value: string, maxAgeS?: number): HeaderRows[number] {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAgeS === undefined ? [] : [`Max-Age=${maxAgeS}`]),
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
  ];
  return ['Set-Cookie', parts.join('; ')];
}

const removed = (request: Request, names: readonly string[]) =>
  names.map((name) => cookieRow(request, name, '', 0));

const guestLists = [cookieNames.favorite, cookieNames.history];
const session = [cookieNames.authorization, cookieNames.mail, cookieNames.customerId];

/** The lists of the guest who sends a form, for a login. */
export function guestListsOf(request: Request) {
  const idsOf = (name: string) => parseIds(readRequestCookie(request.headers.get('cookie'), name));
  return {
    guest_favorites: idsOf(cookieNames.favorite).slice(-FAVORITE_MAX),
    guest_history: idsOf(cookieNames.history).slice(-HISTORY_MAX),
  };
}

/** Begins a session as `login` of the store does it: the guest's lists are the customer's now. */
export function loginHeaders(request: Request, login: LoginResult, isKept: boolean): HeaderRows {
  const maxAgeS = isKept ? (KEPT_LOGIN_DAYS * DAY_MS) / 1000 : undefined;
  return [
    cookieRow(request, cookieNames.authorization, login.access_token, maxAgeS),
    cookieRow(request, cookieNames.mail, login.mail_address, maxAgeS),
    cookieRow(request, cookieNames.customerId, String(login.customer_id), maxAgeS),
    ...removed(request, guestLists),
  ];
}

/** Ends a session as `forgetSession` of the store does it. */
export const endedSessionHeaders = (request: Request): HeaderRows => removed(request, session);

/** Leaves nothing of a customer, as `logout` of the store does it. */
export const logoutHeaders = (request: Request): HeaderRows => removed(request, [...session, ...guestLists]);

/** The mail address of a member as the guards of pages write it. */
export const mailHeaders = (request: Request, mail: string): HeaderRows => [
  cookieRow(request, cookieNames.mail, mail),
];

/** Leads from a call of a session that has run out to the login, and back to a page of this site; rethrows other errors. */
export const loginInstead =
  (request: Request, returnPath: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== apiStatus.UNAUTHORIZED) throw error;
    throw redirect(loginPathWithReturn(returnPath), { status: 303, headers: endedSessionHeaders(request) });
  };
