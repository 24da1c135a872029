import type { EstateFilter } from '@gakumado/shared/contract';

/** A search as it is saved. */
export interface ConditionToSave {
  /** The name it gets unless the visitor changes it: see `conditionName`. */
  name: string;
  /** Place and filters as the API takes them, without order and page. */
  condition: EstateFilter;
  /** Its result page: path and query of this site. */
  path: string;
}

/** An event of the window: a search was saved or deleted on this page. */
export const SAVED_CHANGED = 'saved-conditions-changed';

export function tellSavedChanged(): void {
  window.dispatchEvent(new Event(SAVED_CHANGED));
}
