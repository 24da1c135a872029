import { storageKeys } from './names.ts';
import { isSitePath } from '../../lib/site-path.ts';
import { deviceStorage } from './storage.ts';

/** Path and query of the result page that this device showed last; null before the first one or without storage. */
export function readLastSearch(): string | null {
  const path = deviceStorage.read(storageKeys.lastSearch);
  return isSitePath(path) ? path : null;
}

/** Keeps a result page as the last one. Without storage, only the store of the page knows it. */
export function keepLastSearch(path: string): void {
  deviceStorage.write(storageKeys.lastSearch, path);
}
