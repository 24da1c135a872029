import { useId, useState } from 'react';
import type { Estate } from '@gakumado/shared/contract';
import { useTickedBefore } from '@gakumado/shared/ui';

/** The chosen estates of a list, in the order of the list. */
export function useSelection(estates: readonly Estate[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const formId = useId();
  useTickedBefore(formId, (ticked) => setChosenIds(new Set(ticked)));
  const ids = estates.map((estate) => estate.estate_id);

  function toggle(id: number, isSelected: boolean) {
    const next = new Set(chosenIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  }

  return {
    /** Of the form that the boxes of the cards belong to. */
    formId,
    selectedIds: ids.filter((id) => chosenIds.has(id)),
    isSelected: (id: number) => chosenIds.has(id),
    toggle,
    toggleAll: (isSelected: boolean) => setChosenIds(new Set(isSelected ? ids : [])),
  };
}
