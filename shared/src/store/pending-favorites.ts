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

/** The remembered save, once: it is forgotten by being read, and after half an hour. */
export function takePendingFavorites(): SavedEstate[] {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const pending: unknown = JSON.parse(text ?? 'null');
    return isPending(pending) && Date.now() - pending.at < LIFETIME_MS ? pending.estates : [];
  } catch {
    return [];
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
