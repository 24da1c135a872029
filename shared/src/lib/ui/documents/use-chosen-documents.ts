import { useId, useState } from 'react';
import { readChosenDocuments, writeChosenDocuments } from '@gakumado/shared/cookies';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { useIsHydrated } from '@gakumado/shared/ui/core';
import { DOCUMENTS_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { useTickedBefore } from '../selection-bar/use-ticked-before.ts';

/** The pamphlets that are chosen in this tab, of those that are `offered`; no more than a request takes. */
export function useChosenDocuments(offered: readonly { document_id: number }[]) {
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const kept = changed ?? (isHydrated ? readChosenDocuments() : []);
  const ofOffered = (ids: readonly number[]) =>
    ids.filter((id) => offered.some(({ document_id }) => document_id === id));
  const chosenIds = ofOffered(kept);

  function choose(next: readonly number[]): void {
    if (next.length > DOCUMENTS_MAX) {
      setRefusal(listMaxMessage(fieldLabels.document_ids, DOCUMENTS_MAX));
    } else {
      writeChosenDocuments(next);
      setRefusal(null);
      setChanged(next);
    }
  }

  const formId = useId();
  useTickedBefore(formId, (ticked) => choose([...new Set([...ofOffered(readChosenDocuments()), ...ticked])]));

  return {
    /** Of the form that the boxes belong to. */
    formId,
    chosenIds,
    /** Why the last choice was not taken. */
    refusal,
    clearRefusal: () => setRefusal(null),
    toggle: (id: number, isChosen: boolean) =>
      choose([...chosenIds.filter((other) => other !== id), ...(isChosen ? [id] : [])]),
    clear: () => choose([]),
  };
}
