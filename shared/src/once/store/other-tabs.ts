import { cookieNames, deviceStorage, readLoggedInId, storageKeys } from '@gakumado/shared/cookies';

const CHANGE_KEY = storageKeys.personalChange;

/** For how long a tab waits for the cookies of an announced session, and how often it looks, in ms. */
const COOKIES_TIMEOUT_MS = 3_000;
const COOKIES_INTERVAL_MS = 50;

/** The customer who is logged in by the cookies of this tab. */
const readVisitor = () => readLoggedInId() ?? 'guest';

/**
 * Informs the other tabs that a customer's lists, saved searches or the session changed. Without storage, they catch up
 * at their next page load.
 */
export function announceChange(): void {
  // The time makes every text a new one: an unchanged text causes no event.
  deviceStorage.write(CHANGE_KEY, `${Date.now()} ${readVisitor()}`);
}

/**
 * Calls `onChange` when another tab changed a list or the session, and when the browser brings a page back
 * from its back-forward cache. Returns the function that stops it.
 */
export function listenToOtherTabs(onChange: () => void): () => void {
  // A storage event without a key: everything was cleared.
  const keys = new Set<string | null>([cookieNames.favorite, cookieNames.history, null]);
  let isStopped = false;
  const notice = async ({ key, newValue }: StorageEvent) => {
    if (key === CHANGE_KEY) await waitForSession(newValue?.split(' ')[1]);
    else if (!keys.has(key)) return;
    if (!isStopped) onChange();
  };
  const handleStorage = (event: StorageEvent) => void notice(event);
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    isStopped = true;
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** Waits while the cookies are those of another session: a tab in another process may read them late. */
async function waitForSession(visitor: string | undefined): Promise<void> {
  if (visitor === undefined) return;
  // By the clock: the timers of a tab in the background may take a minute each.
  const end = Date.now() + COOKIES_TIMEOUT_MS;
  while (readVisitor() !== visitor && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, COOKIES_INTERVAL_MS));
  }
}
