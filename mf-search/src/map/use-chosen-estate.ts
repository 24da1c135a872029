import { useState } from 'react';
import { listEstates } from '@gakumado/shared/api';
import type { Estate, EstateFilter, Targets } from '@gakumado/shared/contract';
import { useLatest } from '@gakumado/shared/ui';

/** The fields of a search that say which ways a card tells, which stay its costs are of, and of which rooms it is (contract, 8.4). */
export type AskedStay = Targets & Partial<EstateFilter>;

interface Choice {
  id: number;
  stay: AskedStay;
}

interface ChosenEstate {
  id: number | null;
  /** Null while it is being loaded. */
  estate: Estate | null;
  choose: (id: number | null) => void;
}

async function loadChosen({ id, stay }: Choice, signal: AbortSignal): Promise<Estate | undefined> {
  const { result } = await listEstates({ ...stay, estate_id: [id] }, signal);
  return result[0];
}

/** The estate of the pin that was tapped, with the costs of the stay: from the list beside the map, else loaded. */
export function useChosenEstate(known: readonly Estate[], stay: AskedStay): ChosenEstate {
  // A new object for every tap: another tap on the same pin asks again.
  const [choice, setChoice] = useState<Choice | null>(null);
  // Of another stay it is asked for anew.
  if (choice && JSON.stringify(choice.stay) !== JSON.stringify(stay)) setChoice({ ...choice, stay });
  const listed = known.find(({ estate_id }) => estate_id === choice?.id);
  const answer = useLatest(loadChosen, listed ? null : choice);
  const loaded = answer?.data?.estate_id === choice?.id ? answer?.data : undefined;
  const estate = listed ?? loaded ?? null;
  // The pin of an estate that could not be loaded stays, and is no longer chosen.
  const isLost = estate === null && answer !== null && answer.key === choice;
  return {
    id: choice === null || isLost ? null : choice.id,
    estate,
    choose: (id) => setChoice(id === null ? null : { id, stay }),
  };
}
