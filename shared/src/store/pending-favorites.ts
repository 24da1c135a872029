import type { SavedEstate } from '../contract/favorite.ts';

const KEY = 'PENDING_FAVORITES';
const LIFETIME_MS = 30 * 60_000;

/** Remembers, for this tab, a save that the visitor has to log in for. */
export function rememberPendingFavorites(estates: readonly SavedEstate[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ estates, at: Date.now() }));
  } catch {
    // Storage is blocked: the visitor presses the heart once more after logging in.
  }
}

/** The remembered save; empty when there is none or it is older than half an hour. */
export function readPendingFavorites(): SavedEstate[] {
  try {
    const pending: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isPending(pending) && Date.now() - pending.at < LIFETIME_MS ? pending.estates : [];
  } catch {
    return [];
  }
}

export function forgetPendingFavorites(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was remembered.
  }
}

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
