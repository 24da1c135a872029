import { COMPARE_MAX, parseIds } from '@gakumado/shared/vocabulary';
import { storageKeys } from './names.ts';
import { deviceStorage, onDeviceStorage } from './storage.ts';

/** The estates that the visitor wants to see side by side, on this device; none where storage is blocked. */
export const readCompareList = (): number[] => readCompared(deviceStorage.read(storageKeys.compareList));

/** The same out of the text that is kept. */
export const readCompared = (text: string | null): number[] => parseIds(text).slice(0, COMPARE_MAX);

/** The list as it is kept: equal as long as nothing changes. */
export const compareListText = (): string | null => deviceStorage.read(storageKeys.compareList);

const CHANGED = 'comparelistchange';

/** Keeps them; false where storage is blocked. */
export function writeCompareList(ids: readonly number[]): boolean {
  const isKept = deviceStorage.write(storageKeys.compareList, JSON.stringify(ids.slice(0, COMPARE_MAX)));
  // Other tabs are informed by the browser.
  window.dispatchEvent(new Event(CHANGED));
  return isKept;
}

/** Calls `listener` when this tab or another one changes the list; returns the function that stops it. */
export function onCompareList(listener: () => void): () => void {
  const stop = onDeviceStorage(listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    stop();
    window.removeEventListener(CHANGED, listener);
  };
}
