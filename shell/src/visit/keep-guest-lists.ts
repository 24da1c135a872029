import {
  areGuestListsMirrored,
  deviceStorage,
  readAccessToken,
  readGuestFavorites,
  readGuestHistory,
  storageKeys,
  syncCookiesWithMirror,
  writeGuestFavorites,
  writeGuestHistory,
} from '@gakumado/shared/cookies';
import {
  forgetMySearch,
  mySearchText,
  onMySearch,
  parseMySearch,
  writeMySearch,
} from '@gakumado/shared/my-search';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import { GUEST_LISTS_PATH } from './guest-lists-path.ts';

const KEY = storageKeys.listsKept;

/**
 * Lets the server set the cookies of a guest's lists and of わたしの条件 again, once a day: Safari keeps what scripts write for seven days
 * only (contract, section 6, 9). A list that is left in its mirror alone becomes a cookie first.
 */
export async function keepGuestLists(): Promise<void> {
  if (readAccessToken() !== undefined) return;
  const [favorites, history] = [readGuestFavorites(), readGuestHistory()];
  if (favorites.length + history.length === 0 && mySearchText() === null) return;
  try {
    if (Date.now() - Number(deviceStorage.read(KEY) ?? 0) < DAY_MS) return;
    writeGuestFavorites(favorites);
    writeGuestHistory(history);
    // A list that is restored late could not be distinguished from the current one.
    if (!areGuestListsMirrored()) return;
    const answer = await whileMySearchStays(() =>
      fetch(GUEST_LISTS_PATH, { method: 'POST', signal: AbortSignal.timeout(10_000) }),
    );
    // A list that changed meanwhile (a viewed estate, a login) has come back as it was.
    const hasChanged = syncCookiesWithMirror();
    if (answer.ok && !hasChanged) deviceStorage.write(KEY, String(Date.now()));
  } catch {
    // The lists are where they were; the next page tries again.
  }
}

/** Restores a profile that the visitor changes while the server sets the one before. */
async function whileMySearchStays<Result>(work: () => Promise<Result>): Promise<Result> {
  let changed: string | null | undefined;
  const stop = onMySearch(() => (changed = mySearchText()));
  try {
    return await work();
  } finally {
    stop();
    if (changed === null) forgetMySearch();
    const kept = changed === undefined ? null : parseMySearch(changed);
    if (kept && mySearchText() !== changed) writeMySearch(kept.search, kept.savedAt);
  }
}
