import { cookieNames } from '@gakumado/shared/cookies';

const CHANGE_KEY = 'gakumado_personal_change';

/** Tells the other tabs that a customer's lists, saved searches or the session changed. */
export function announceChange(): void {
  try {
    window.localStorage.setItem(CHANGE_KEY, `${Date.now()}`);
  } catch {
    // Storage is blocked: the other tabs catch up at their next page load.
  }
}

/**
 * Calls `onChange` when another tab changed a list or the session, and when the browser brings a page back
 * from its back-forward cache. Returns the function that stops it.
 */
export function listenToOtherTabs(onChange: () => void): () => void {
  // A storage event without a key: everything was cleared.
  const keys = new Set<string | null>([CHANGE_KEY, cookieNames.favorite, cookieNames.history, null]);
  const handleStorage = (event: StorageEvent) => {
    if (keys.has(event.key)) onChange();
  };
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
