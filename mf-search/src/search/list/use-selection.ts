import { useState } from 'react';
import type { Estate } from '@gakumado/shared/contract';

/** The chosen estates of a list, in the order of the list. */
export function useSelection(estates: readonly Estate[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const ids = estates.map((estate) => estate.estate_id);

  function toggle(id: number, isSelected: boolean) {
    const next = new Set(chosenIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  }

  return {
    selectedIds: ids.filter((id) => chosenIds.has(id)),
    isSelected: (id: number) => chosenIds.has(id),
    toggle,
    toggleAll: (isSelected: boolean) => setChosenIds(new Set(isSelected ? ids : [])),
  };
}
