import { COMPARE_MAX, FAVORITE_MAX, parseIds } from '@gakumado/shared/vocabulary';
import { readGuestFavorites, writeGuestFavorites } from './id-list.ts';
import { storageKeys } from './names.ts';
import { deviceStorage, onDeviceStorage } from './storage.ts';

/**
 * Puts the homes that this device kept for a comparison among the favourites: hearts are the one way to put a home aside. A
 * comparison that finds no room there waits until it does.
 */
export function adoptCompareList(): void {
  const compared = readCompareList();
  const ids = [...new Set([...readGuestFavorites(), ...compared])];
  if (compared.length === 0 || ids.length > FAVORITE_MAX) return;
  writeGuestFavorites(ids);
  deviceStorage.remove(storageKeys.compareList);
  window.dispatchEvent(new Event(CHANGED));
}

const CHANGED = 'comparelistchange';

/* Releases of remotes that are live keep a list of their own by these names. */

/** @public */
export const readCompareList = (): number[] => readCompared(deviceStorage.read(storageKeys.compareList));

/** @public The same out of the text that is kept. */
export const readCompared = (text: string | null): number[] => parseIds(text).slice(0, COMPARE_MAX);

/** @public The list as it is kept: equal as long as nothing changes. */
export const compareListText = (): string | null => deviceStorage.read(storageKeys.compareList);

/** @public Keeps them; false where storage is blocked. */
export function writeCompareList(ids: readonly number[]): boolean {
  const isKept = deviceStorage.write(storageKeys.compareList, JSON.stringify(ids.slice(0, COMPARE_MAX)));
  // Other tabs are informed by the browser.
  window.dispatchEvent(new Event(CHANGED));
  return isKept;
}

/** @public Calls `listener` when this tab or another one changes the list; returns the function that stops it. */
export function onCompareList(listener: () => void): () => void {
  const stop = onDeviceStorage(listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    stop();
    window.removeEventListener(CHANGED, listener);
  };
}
