import { storageKeys } from './names.ts';
import { isSitePath } from './site-path.ts';

/** Path and query of the result page that this device showed last; null before the first one or without storage. */
export function readLastSearch(): string | null {
  try {
    const path = window.localStorage.getItem(storageKeys.lastSearch);
    return isSitePath(path) ? path : null;
  } catch {
    return null;
  }
}

/** Keeps a result page as the last one. Where storage is blocked, it is known until the page is left. */
export function keepLastSearch(path: string): void {
  try {
    window.localStorage.setItem(storageKeys.lastSearch, path);
  } catch {
    // The store of the page still knows it.
  }
}
