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
import { GUEST_LISTS_PATH } from './guest-lists-path.ts';

const KEY = storageKeys.listsKept;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Lets the server set the cookies of a guest's lists again, once a day: Safari keeps what scripts write for seven days
 * only (contract, section 6, 9). A list that is left in its mirror alone becomes a cookie first.
 */
export async function keepGuestLists(): Promise<void> {
  if (readAccessToken() !== undefined) return;
  const [favorites, history] = [readGuestFavorites(), readGuestHistory()];
  if (favorites.length + history.length === 0) return;
  try {
    if (Date.now() - Number(deviceStorage.read(KEY) ?? 0) < DAY_MS) return;
    writeGuestFavorites(favorites);
    writeGuestHistory(history);
    // What came back late could not be told from what is there.
    if (!areGuestListsMirrored()) return;
    const answer = await fetch(GUEST_LISTS_PATH, { method: 'POST', signal: AbortSignal.timeout(10_000) });
    // A list that changed meanwhile (a viewed estate, a login) has come back as it was.
    const hasChanged = syncCookiesWithMirror();
    if (answer.ok && !hasChanged) deviceStorage.write(KEY, String(Date.now()));
  } catch {
    // The lists are where they were; the next page tries again.
  }
}
