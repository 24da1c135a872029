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
