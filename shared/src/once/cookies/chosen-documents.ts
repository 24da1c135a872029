import { DOCUMENTS_MAX, parseIds } from '@gakumado/shared/vocabulary';
import { storageKeys } from './names.ts';
import { tabStorage } from './storage.ts';

/** The pamphlets that the visitor chose to ask for, for this tab; none where storage is blocked. */
export function readChosenDocuments(): number[] {
  return parseIds(tabStorage.read(storageKeys.documentIds)).slice(0, DOCUMENTS_MAX);
}

/** Keeps the chosen pamphlets for /request/contact/; false where storage is blocked. */
export function writeChosenDocuments(ids: readonly number[]): boolean {
  return tabStorage.write(storageKeys.documentIds, JSON.stringify(ids.slice(0, DOCUMENTS_MAX)));
}
