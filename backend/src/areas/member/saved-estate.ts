import type { SaveEstatesRequest } from '@gakumado/shared/contract';

/** The estates that a save removes and adds, each once. The last entry of an id counts. */
export function splitSave({ estates }: SaveEstatesRequest): { removed: number[]; added: number[] } {
  const isDeletedById = new Map<number, boolean>();
  for (const { estate_id, is_deleted } of estates) {
    // Set again, so that the order is that of the last entries.
    isDeletedById.delete(estate_id);
    isDeletedById.set(estate_id, is_deleted ?? false);
  }
  const idsWhere = (isDeleted: boolean) =>
    [...isDeletedById].filter(([, value]) => value === isDeleted).map(([id]) => id);
  return { removed: idsWhere(true), added: idsWhere(false) };
}
