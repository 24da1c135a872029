import { useState } from 'react';
import { findReach } from '@gakumado/shared/api';
import type { Reach, Targets } from '@gakumado/shared/contract';
import { useLatest } from '@gakumado/shared/ui';

/** Where one can live for what a search goes to, as long as it is wanted on the map. */
export interface ShownReach {
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  areas: Reach['areas'] | undefined;
  /** Undefined while they are loaded, null where they could not be. */
  stations: Reach['stations'] | null | undefined;
}

const load = (key: string, signal: AbortSignal) => findReach(JSON.parse(key) as Targets, signal);

/** Loads it beside the map, which does not wait for it. */
export function useReach(targets: Targets): ShownReach {
  const [isWanted, setIsWanted] = useState(true);
  const key = JSON.stringify(targets);
  const hasTarget = targets.school_id !== undefined || targets.destination !== undefined;
  const answer = useLatest(load, hasTarget ? key : null);
  const reach = answer?.key === key ? (answer.data ?? null) : undefined;
  return {
    isWanted,
    onWant: setIsWanted,
    areas: isWanted ? reach?.areas : undefined,
    stations: reach === null ? null : reach?.stations,
  };
}
