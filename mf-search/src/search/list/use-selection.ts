import { useCallback, useId, useState } from 'react';
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

  const toggle = useCallback(
    (id: number, isSelected: boolean) =>
      setChosen((before) => {
        const next = new Set(before.key === key ? before.ids : none);
        if (isSelected) next.add(id);
        else next.delete(id);
        return { key, ids: next };
      }),
    [key],
  );

  return {
    /** Of the form that the boxes of the cards belong to. */
    formId,
    selectedIds: ids.filter((id) => chosenIds.has(id)),
    isSelected: (id: number) => chosenIds.has(id),
    /** The same function as long as the list is the same. */
    toggle,
    toggleAll: (isSelected: boolean) => choose(isSelected ? ids : none),
  };
}

export type Selection = ReturnType<typeof useSelection>;
