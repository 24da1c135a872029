import { CONTACT_MAX, parseIds } from '@gakumado/shared/vocabulary';
import { storageKeys } from './names.ts';
import { tabStorage } from './storage.ts';

/** The estates that the visitor chose to inquire about, for this tab; none where storage is blocked. */
export function readEstatesToContact(): number[] {
  return parseIds(tabStorage.read(storageKeys.estateIdsToContact)).slice(0, CONTACT_MAX);
}

/** Hands the chosen estates over to /view/contact/; false where storage is blocked. */
export function writeEstatesToContact(ids: readonly number[]): boolean {
  return tabStorage.write(storageKeys.estateIdsToContact, JSON.stringify(ids.slice(0, CONTACT_MAX)));
}
