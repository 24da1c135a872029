import type { createBrowserRouter } from 'react-router-dom';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import type { GuardName, PageHandle } from '@gakumado/shared/routing';
import {
  configureStoreEffects,
  handleUnauthorized,
  languageChanged,
  languageOf,
  keepPersonalListsFresh,
  loadPersonalLists,
  loginPathWithReturn,
  renewBeforeExpiry,
  renewSession,
} from '@gakumado/shared/store';
import type { AppStore, SessionChange } from '@gakumado/shared/store';
import { pathOf } from '../base/path-of.ts';
import { reloadEmpty } from '../reload/reload-page.ts';
import { keepGuestLists } from './keep-guest-lists.ts';
import { keepMySearch } from './keep-my-search.ts';
import { logAccess, logFavorites } from './log-access.ts';
import { trackVisit } from './log-tracking.ts';

/** By then the estate of the page is in the history: lists that do not change need no second look. */
const KEEP_DELAY_MS = 3_000;

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Connects the API and the store with the visitor of this browser. Nothing of the visitor is read before
 * {@link beginVisit}: the first HTML is the same for everybody.
 */
export function connectVisitor(store: AppStore, router: Router): void {
  // The store's own default is en (specification, section 4), but the site is Japanese. A later choice stays.
  store.dispatch(languageChanged('ja'));
  configureApi({
    readToken: readAccessToken,
    renewToken: (refusedToken) => store.dispatch(renewSession(refusedToken)),
    renewEarly: () => store.dispatch(renewBeforeExpiry()),
    onUnauthorized: () => void store.dispatch(handleUnauthorized()),
  });
  configureStoreEffects({
    goToLogin: (returnPath) => goToLogin(router, returnPath),
    onFavoritesSaved: logFavorites,
  });
}

/**
 * Goes to the login page, which leads back to `returnPath`, or on to the page that was being loaded. A visitor whose
 * session turns out to be good comes back to the same page at once.
 */
async function goToLogin(router: Router, returnPath: string): Promise<boolean> {
  const { location: target } = router.state.navigation;
  const isGoingThere = target?.pathname === paths.login();
  if (isGoingThere) return false;
  const preventScrollReset = !target && readAccessToken() !== undefined;
  await router.navigate(loginPathWithReturn(target ? pathOf(target) : returnPath), { preventScrollReset });
  const isBack = router.state.location.pathname !== paths.login();
  if (preventScrollReset && !isBack) window.scrollTo(0, 0);
  return isBack;
}

/** Fills the store with the visitor's session and lists; runs after hydration. */
export function beginVisit(store: AppStore, router: Router): void {
  // The browser of somebody who reads no Japanese asks for other languages only.
  if (languageOf(navigator.languages) === 'en') store.dispatch(languageChanged('en'));
  void store.dispatch(loadPersonalLists());
  keepPersonalListsFresh(store, (change) => followSession(router, change));
  keepMySearch(store);
  window.setTimeout(() => void keepGuestLists(), KEEP_DELAY_MS);
  logPages(router);
  trackVisit(router);
}

/**
 * Runs the guard of the page again after another tab logged in or its session ran out. A page for members leads to the
 * login and from there back; the login leads to its target. A form for guests does too, unless it contains typed text.
 * After a logout the page is loaded anew: it may show what is the customer's own.
 */
function followSession(router: Router, change: SessionChange): void {
  if (change === 'left') return reloadEmpty(router.state.location);
  const hasGuard = (name: GuardName) =>
    router.state.matches.some(({ route }) =>
      (route.handle as PageHandle | undefined)?.guards?.includes(name),
    );
  const mustLeave =
    change === 'started'
      ? hasGuard('login') || (hasGuard('guestOnly') && !isAnythingTyped())
      : hasGuard('auth');
  if (mustLeave) void router.revalidate();
}

const TEXT_FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>(`main :is(${TEXT_FIELDS})`)].some(
    ({ value }) => value !== '',
  );

/** Logs this page and every further one of the visit. */
function logPages(router: Router): void {
  let shownPath = router.state.location.pathname;
  logAccess(shownPath);
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shownPath) return;
    logAccess(pathname, shownPath);
    shownPath = pathname;
  });
}
