import type { Dispatch } from '@reduxjs/toolkit';
import { ApiError, apiStatus, saveFavorites, saveHistory } from '@gakumado/shared/api';
import {
  adoptCompareList,
  clearGuestLists,
  readGuestFavorites,
  readGuestHistory,
  readCustomerId,
  readLoggedInId,
  readSessionCookies,
  storageKeys,
  tabStorage,
} from '@gakumado/shared/cookies';
import type { SessionCookies } from '@gakumado/shared/cookies';
import { favoritesRead } from './favorites-slice.ts';
import { fetchFavorites } from './favorites-thunks.ts';
import { fetchHistory } from './history-thunks.ts';
import { historyRead } from './history-slice.ts';
import { announceChange, listenToOtherTabs } from './other-tabs.ts';
import { forgetPendingFavorites, readPendingFavorites } from './pending-favorites.ts';
import { renewBeforeExpiry } from './renew-session.ts';
import type { AppThunk } from './root-reducer.ts';
import { savedSearchesChanged } from './search-condition-slice.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';
import type { AppStore } from './app-store.ts';

const RENEWAL_CHECK_MS = 5 * 60_000;

/**
 * Reads the session from the cookies and then the visitor's lists: a guest's from this browser, a
 * customer's from the server. The shell dispatches it once, right after hydration.
 * @param deleted 1 when the fetched lists must replace those of this page (after a change elsewhere).
 */
export function loadPersonalLists(deleted: 0 | 1 = 0): AppThunk {
  return async (dispatch, getState) => {
    // A visitor with the cookie is logged in (specification, section 4). A renewal may take its time.
    startFromCookies(dispatch);
    await dispatch(renewBeforeExpiry());
    const cookies = startFromCookies(dispatch);
    adoptCompareList();
    if (!cookies) {
      if (getState().session.isLogin) dispatch(sessionEnded());
      dispatch(favoritesRead(readGuestFavorites()));
      dispatch(historyRead(readGuestHistory()));
      return;
    }
    await adoptLocalChanges();
    if (readLoggedInId() !== cookies.customerId) return;
    await Promise.all([dispatch(fetchFavorites(deleted)), dispatch(fetchHistory(deleted))]);
  };
}

/** Makes the save that led to the login page, where there is one, and takes the lists of the server as they are then. */
export function completePendingFavorites(): AppThunk {
  return async (dispatch) => {
    if (readPendingFavorites().length > 0) await dispatch(loadPersonalLists(1));
  };
}

/** Starts the session of the cookies, if any, and returns it. */
function startFromCookies(dispatch: Dispatch): SessionCookies | undefined {
  const cookies = readSessionCookies();
  if (cookies) {
    const { accessToken, customerId, mail } = cookies;
    dispatch(sessionStarted({ accessToken, userId: customerId, email: mail }));
  }
  return cookies;
}

/**
 * Sends this browser's waiting changes to the server: the save that led to the login page, and lists from a time as a
 * guest. A change that the server refuses (a full list) is dropped, or it would come back for ever. After any other
 * failure it stays, and is tried again at the next page load.
 */
async function adoptLocalChanges(): Promise<void> {
  const pending = readPendingFavorites();
  const favorites = readGuestFavorites().map((estate_id) => ({ estate_id }));
  const history = readGuestHistory().map((estate_id) => ({ estate_id }));
  try {
    await saveFavorites(pending);
    forgetPendingFavorites();
    await saveFavorites(favorites);
    if (history.length > 0) await saveHistory(history);
    clearGuestLists();
    if (pending.length + favorites.length + history.length > 0) announceChange();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== apiStatus.BAD_REQUEST) return;
    forgetPendingFavorites();
    clearGuestLists();
  }
}

/**
 * The change that another tab made to the session of this page; `left`: its customer has logged out, or another one is
 * here.
 */
export type SessionChange = 'started' | 'ended' | 'left';

/**
 * Keeps a page in step with the visitor's other tabs and renews the session in time. The shell calls it
 * once after hydration; returns the function that stops it.
 * @param onSessionChanged called when another tab has ended the session of this page, or has started one. The drafts of
 *   a customer who has left are gone by then.
 */
export function keepPersonalListsFresh(
  store: AppStore,
  onSessionChanged: (change: SessionChange) => void,
): () => void {
  const catchUp = async () => {
    const before = store.getState().session;
    store.dispatch(savedSearchesChanged());
    await store.dispatch(loadPersonalLists(1));
    const { isLogin } = store.getState().session;
    if (before.isLogin && before.userId !== (readCustomerId() ?? '')) {
      tabStorage.remove(storageKeys.contactForm);
      onSessionChanged('left');
    } else if (isLogin !== before.isLogin) onSessionChanged(isLogin ? 'started' : 'ended');
  };
  const stopListening = listenToOtherTabs(() => void catchUp());
  const timer = window.setInterval(() => void store.dispatch(renewBeforeExpiry()), RENEWAL_CHECK_MS);
  return () => {
    stopListening();
    window.clearInterval(timer);
  };
}
