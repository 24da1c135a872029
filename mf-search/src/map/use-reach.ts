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

/** Loads it beside the map, which does not wait for it; of a search without a target (null) there is none. */
export function useReach(targets: Targets | null): ShownReach {
  const [isWanted, setIsWanted] = useState(true);
  const key = JSON.stringify(targets);
  const answer = useLatest(load, targets && key);
  const reach = answer?.key === key ? (answer.data ?? null) : undefined;
  return {
    isWanted,
    onWant: setIsWanted,
    areas: isWanted ? reach?.areas : undefined,
    stations: reach === null ? null : reach?.stations,
  };
}
