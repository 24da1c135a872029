import type { LoaderFunctionArgs } from 'react-router-dom';
import { clearCustomerIdCookie, cookieNames } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { storeContext } from '@gakumado/shared/routing';
import type { GuardName } from '@gakumado/shared/routing';
import {
  checkCustomer,
  completePendingFavorites,
  loginPathWithReturn,
  readReturnPath,
} from '@gakumado/shared/store';
import * as rules from './param-rules.ts';
import { hasCookie } from './request-cookies.ts';

/** Answers where the visitor has to go instead, or undefined to let the page load. */
type Guard = (
  args: LoaderFunctionArgs,
  permission?: string,
) => Promise<string | undefined> | string | undefined;

const NOT_FOUND = paths.notFound();
const isBrowser = typeof document !== 'undefined';

/** Asks the server who the visitor is; undefined, with the cookies cleared, when the session is no good. */
const confirmSession = ({ context }: LoaderFunctionArgs) =>
  context.get(storeContext).dispatch(checkCustomer());

const toLogin = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return loginPathWithReturn(pathname + search);
};

const is404Unless = (isAllowed: boolean) => (isAllowed ? undefined : NOT_FOUND);

/**
 * Guests belong on the one page that shows the list of this browser. That page has the guard as well, and a visitor who
 * is there stays.
 */
const guestsBelongAt =
  (listPath: string): Guard =>
  ({ request }) => {
    const { pathname } = new URL(request.url);
    const isThere = pathname === listPath || `${pathname}/` === listPath;
    return isThere || hasCookie(request, cookieNames.authorization) ? undefined : listPath;
  };

/** The guards that look at cookies on the server: they send some visitors elsewhere, and others not. */
const cookieGuards: ReadonlySet<GuardName> = new Set([
  'auth',
  'guest',
  'guestOnly',
  'fav',
  'hist',
  'permission',
]);

/** Whether pages with these guards have the same answer for every visitor. */
export const areForEverybody = (names: readonly GuardName[] = []): boolean =>
  !names.some((name) => cookieGuards.has(name));

/** The guards of the specification (sections 4 and 5) by name. On the server only cookies' presence counts. */
export const guards: Record<GuardName, Guard> = {
  auth: async (args) => {
    if (!hasCookie(args.request, cookieNames.authorization)) return toLogin(args);
    return !isBrowser || (await confirmSession(args)) ? undefined : toLogin(args);
  },
  login: async (args) => {
    if (!isBrowser) return undefined;
    if (hasCookie(args.request, cookieNames.authorization) && (await confirmSession(args))) {
      await args.context.get(storeContext).dispatch(completePendingFavorites());
      return readReturnPath(new URL(args.request.url).searchParams) ?? paths.mypage();
    }
    // A session that ended leaves the customer id, with which guestOnly would send the visitor round in a circle:
    // from the reset of the password to the member page and from there back to here.
    clearCustomerIdCookie();
    return undefined;
  },
  guest: ({ request }) => (hasCookie(request, cookieNames.customerId) ? paths.mypage() : paths.login()),
  guestOnly: ({ request }) =>
    hasCookie(request, cookieNames.customerId) || hasCookie(request, cookieNames.authorization)
      ? paths.mypage()
      : undefined,
  fav: guestsBelongAt(paths.favorite()),
  hist: guestsBelongAt(paths.history()),
  // Of a customer without the right, the page is not there. A page that names no right is nobody's.
  permission: async (args, permission = '') => {
    if (!hasCookie(args.request, cookieNames.authorization)) return toLogin(args);
    if (!isBrowser) return undefined;
    const customer = await confirmSession(args);
    return customer ? is404Unless(customer.permissions.includes(permission)) : toLogin(args);
  },
  code: ({ request }) => {
    const query = new URL(request.url).searchParams;
    return is404Unless(Boolean(query.get('code') && query.get('mail_address')));
  },
  pid: ({ params }) => is404Unless(rules.hasPrefixedIds(params)),
  pid1: ({ params }) => is404Unless(rules.splitsOnColon(params)),
  pid2: ({ params }) => is404Unless(rules.startsWithPrefecture(params)),
  num: ({ params }) => is404Unless(rules.hasNumericId(params)),
  areaSlug: ({ params }) => is404Unless(rules.hasRegionSlug(params)),
  placeSlug: ({ params }) => is404Unless(rules.hasPlaceSlugs(params)),
  prefSlug: ({ params }) => is404Unless(rules.hasPrefectureSlug(params)),
  slug: ({ params }) => is404Unless(rules.hasEventSlugs(params)),
  key: ({ params }) => is404Unless(rules.hasRandomKey(params)),
  range: ({ params }) => is404Unless(rules.hasRange(params)),
};
