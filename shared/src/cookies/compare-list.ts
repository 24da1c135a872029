import { COMPARE_MAX } from '@gakumado/shared/vocabulary';
import { parseIds } from './id-list.ts';
import { storageKeys } from './names.ts';
import { deviceStorage } from './storage.ts';

/** The estates that the visitor wants to see side by side, on this device; none where storage is blocked. */
export function readCompareList(): number[] {
  return parseIds(deviceStorage.read(storageKeys.compareList)).slice(0, COMPARE_MAX);
}

/** Keeps them; false where storage is blocked. */
export function writeCompareList(ids: readonly number[]): boolean {
  return deviceStorage.write(storageKeys.compareList, JSON.stringify(ids.slice(0, COMPARE_MAX)));
}
