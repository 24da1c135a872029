import type { LoaderFunctionArgs } from 'react-router-dom';
import { cookieNames } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { storeContext } from '@gakumado/shared/routing';
import type { GuardName } from '@gakumado/shared/routing';
import { checkCustomer, loginPathWithReturn } from '@gakumado/shared/store';
import * as rules from './param-rules.ts';
import { hasCookie } from './request-cookies.ts';

/** Answers where the visitor has to go instead, or undefined to let the page load. */
type Guard = (args: LoaderFunctionArgs) => Promise<string | undefined> | string | undefined;

const NOT_FOUND = '/404/';
const isBrowser = typeof document !== 'undefined';

/** Asks the server who the visitor is; false, with the cookies cleared, when the session is no good. */
const confirmSession = async ({ context }: LoaderFunctionArgs) =>
  Boolean(await context.get(storeContext).dispatch(checkCustomer()));

const toLogin = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return loginPathWithReturn(pathname + search);
};

const is404Unless = (isAllowed: boolean) => (isAllowed ? undefined : NOT_FOUND);

/** The list pages show the local list to guests: the rule points at the page itself, so nobody moves. */
const stayHere: Guard = () => undefined;

/** The guards of the specification (sections 4 and 5) by name. On the server only cookies' presence counts. */
export const guards: Record<GuardName, Guard> = {
  auth: async (args) => {
    if (!hasCookie(args.request, cookieNames.authorization)) return toLogin(args);
    return !isBrowser || (await confirmSession(args)) ? undefined : toLogin(args);
  },
  login: async (args) => {
    if (!isBrowser || !hasCookie(args.request, cookieNames.authorization)) return undefined;
    return (await confirmSession(args)) ? paths.mypage() : undefined;
  },
  guest: ({ request }) => (hasCookie(request, cookieNames.customerId) ? paths.mypage() : paths.login()),
  guestOnly: ({ request }) =>
    hasCookie(request, cookieNames.customerId) || hasCookie(request, cookieNames.authorization)
      ? paths.mypage()
      : undefined,
  fav: stayHere,
  hist: stayHere,
  code: ({ request }) => {
    const query = new URL(request.url).searchParams;
    return is404Unless(Boolean(query.get('code') && query.get('mail_address')));
  },
  pid: ({ params }) => is404Unless(rules.hasPrefixedIds(params)),
  pid1: ({ params }) => is404Unless(rules.splitsOnColon(params)),
  pid2: ({ params }) => is404Unless(rules.startsWithPrefecture(params)),
  num: ({ params }) => is404Unless(rules.hasNumericId(params)),
  areaSlug: ({ params }) => is404Unless(rules.hasRegionSlug(params)),
};
