import { CONTACT_MAX } from '@gakumado/shared/vocabulary';
import { parseIds } from './id-list.ts';
import { storageKeys } from './names.ts';

/** The estates that the visitor chose to inquire about, for this tab; none where storage is blocked. */
export function readEstatesToContact(): number[] {
  try {
    return parseIds(window.sessionStorage.getItem(storageKeys.estateIdsToContact)).slice(0, CONTACT_MAX);
  } catch {
    return [];
  }
}

/** Hands the chosen estates over to /view/contact/; false where storage is blocked. */
export function writeEstatesToContact(ids: readonly number[]): boolean {
  try {
    window.sessionStorage.setItem(storageKeys.estateIdsToContact, JSON.stringify(ids.slice(0, CONTACT_MAX)));
    return true;
  } catch {
    return false;
  }
}
