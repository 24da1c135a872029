import { useRef, useState } from 'react';
import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';

interface ChosenEstate {
  id: number | null;
  /** Null while it is being loaded. */
  estate: Estate | null;
  choose: (id: number | null) => void;
}

/** The estate of the pin that was tapped: from the list beside the map, else asked for. */
export function useChosenEstate(known: readonly Estate[]): ChosenEstate {
  const [id, setId] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<Estate | null>(null);
  const asking = useRef<AbortController | null>(null);

  const choose = (next: number | null) => {
    asking.current?.abort();
    setId(next);
    if (next === null || known.some(({ estate_id }) => estate_id === next)) return;
    const { signal } = (asking.current = new AbortController());
    const isNewest = () => !signal.aborted;
    listEstates({ estate_id: [next] }, signal).then(
      ({ result: [estate] }) => isNewest() && (estate ? setLoaded(estate) : setId(null)),
      // The pin stays, and another tap asks again.
      () => isNewest() && setId(null),
    );
  };
  const listed = known.find(({ estate_id }) => estate_id === id);
  return { id, estate: listed ?? (loaded?.estate_id === id ? loaded : null), choose };
}
