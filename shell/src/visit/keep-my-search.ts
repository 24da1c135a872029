import { exchangeMySearch } from '@gakumado/shared/api';
import { readLoggedInId } from '@gakumado/shared/cookies';
import { mySearchText, onMySearch, parseMySearch, writeMySearch } from '@gakumado/shared/my-search';
import type { AppStore } from '@gakumado/shared/store';

/** A form changes several fields, and a list sets several at once. */
const SETTLE_MS = 1_000;

/**
 * Keeps わたしの条件 of a member the same on every device (contract 8.6): at the beginning of a visit, after a login and after
 * each change here. The one that was changed last counts. Returns the function that stops it.
 */
export function keepMySearch(store: AppStore): () => void {
  let exchanged: string | null | undefined;
  let timer: number | undefined;

  async function exchange(): Promise<void> {
    const visitor = readLoggedInId();
    const text = mySearchText();
    if (visitor === undefined || text === exchanged) return;
    const kept = parseMySearch(text);
    try {
      const answer = await exchangeMySearch(
        kept ? { search: { ...kept.search, places: [...kept.search.places] }, saved_at: kept.savedAt } : {},
      );
      // A change or another member meanwhile has its own exchange.
      if (readLoggedInId() !== visitor || mySearchText() !== text) return;
      const isOther = answer.saved_at !== (kept?.savedAt ?? 0);
      exchanged = text;
      if (isOther) {
        writeMySearch(answer.search, answer.saved_at);
        exchanged = mySearchText();
      }
    } catch {
      // The next change or page tries again.
    }
  }

  const settle = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void exchange(), SETTLE_MS);
  };
  let { isLogin } = store.getState().session;
  const stopStore = store.subscribe(() => {
    const now = store.getState().session.isLogin;
    if (now === isLogin) return;
    isLogin = now;
    exchanged = undefined;
    if (now) void exchange();
  });
  const stopListening = onMySearch(settle);
  void exchange();
  return () => {
    stopStore();
    stopListening();
    window.clearTimeout(timer);
  };
}
