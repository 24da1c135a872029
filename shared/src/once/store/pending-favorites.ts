import { storageKeys, tabStorage } from '@gakumado/shared/cookies';
import type { SavedEstate } from '../../lib/contract/favorite.ts';

const KEY = storageKeys.pendingFavorites;
const LIFETIME_MS = 30 * 60_000;

/**
 * Remembers, for this tab, a save that needs a login first. Without storage, the visitor presses the heart once more
 * after logging in.
 */
export function rememberPendingFavorites(estates: readonly SavedEstate[]): void {
  tabStorage.write(KEY, JSON.stringify({ estates, at: Date.now() }));
}

/** The remembered save; empty without one, or when it is older than half an hour. */
export function readPendingFavorites(): SavedEstate[] {
  const pending = tabStorage.readJson(KEY);
  return isPending(pending) && Date.now() - pending.at < LIFETIME_MS ? pending.estates : [];
}

export const forgetPendingFavorites = () => tabStorage.remove(KEY);

function isPending(value: unknown): value is { estates: SavedEstate[]; at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    'estates' in value &&
    typeof value.at === 'number' &&
    Array.isArray(value.estates)
  );
}
