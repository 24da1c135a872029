import { useId, useState } from 'react';
import type { Estate } from '@gakumado/shared/contract';
import { useTickedBefore } from '@gakumado/shared/ui';

const none: ReadonlySet<number> = new Set();

/** The chosen estates of a list, in the order of the list. Another list (`key`) starts with nothing chosen. */
export function useSelection(estates: readonly Estate[], key: string) {
  const [chosen, setChosen] = useState({ key, ids: none });
  const formId = useId();
  const choose = (ids: Iterable<number>) => setChosen({ key, ids: new Set(ids) });
  useTickedBefore(formId, choose);
  const chosenIds = chosen.key === key ? chosen.ids : none;
  const ids = estates.map((estate) => estate.estate_id);

  function toggle(id: number, isSelected: boolean) {
    const next = new Set(chosenIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    choose(next);
  }

  return {
    /** Of the form that the boxes of the cards belong to. */
    formId,
    selectedIds: ids.filter((id) => chosenIds.has(id)),
    isSelected: (id: number) => chosenIds.has(id),
    toggle,
    toggleAll: (isSelected: boolean) => choose(isSelected ? ids : none),
  };
}

export type Selection = ReturnType<typeof useSelection>;
