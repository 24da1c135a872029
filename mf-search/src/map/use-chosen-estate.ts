import { useState } from 'react';
import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { useLatest } from '@gakumado/shared/ui';

interface Choice {
  id: number;
}

interface ChosenEstate {
  id: number | null;
  /** Null while it is being loaded. */
  estate: Estate | null;
  choose: (id: number | null) => void;
}

async function loadChosen({ id }: Choice, signal: AbortSignal): Promise<Estate | undefined> {
  const { result } = await listEstates({ estate_id: [id] }, signal);
  return result[0];
}

/** The estate of the pin that was tapped: from the list beside the map, else loaded. */
export function useChosenEstate(known: readonly Estate[]): ChosenEstate {
  // A new object for every tap: another tap on the same pin asks again.
  const [choice, setChoice] = useState<Choice | null>(null);
  const listed = known.find(({ estate_id }) => estate_id === choice?.id);
  const answer = useLatest(loadChosen, listed ? null : choice);
  const loaded = answer?.data?.estate_id === choice?.id ? answer?.data : undefined;
  const estate = listed ?? loaded ?? null;
  // The pin of an estate that could not be loaded stays, and is no longer chosen.
  const isLost = estate === null && answer !== null && answer.key === choice;
  return {
    id: choice === null || isLost ? null : choice.id,
    estate,
    choose: (id) => setChoice(id === null ? null : { id }),
  };
}
