import { useEffect, useRef, useState } from 'react';
import type { Condition } from './condition.ts';
import type { Facets } from './facets.ts';
import { countResults } from './load-results.ts';
import type { SearchPlace } from './place.ts';

/** Between the last change of the form and the question how many estates are left. */
const COUNT_DELAY_MS = 250;

interface LiveResults {
  /** Undefined when the count is not known. */
  total: number | undefined;
  facets: Facets;
  isCounting: boolean;
}

/**
 * How many estates a condition leaves that is not applied yet. A plain call and no fetcher: each change must abort the
 * answer to the one before. When the counting fails, the number is left out and no option is barred.
 */
export function useLiveResults(place: SearchPlace, start: Omit<LiveResults, 'isCounting'>) {
  const [live, setLive] = useState<LiveResults>({ ...start, isCounting: false });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  function count(draft: Condition) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLive((last) => ({ ...last, isCounting: true }));
    const timer = setTimeout(() => void load(draft, controller.signal), COUNT_DELAY_MS);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async function load(draft: Condition, signal: AbortSignal) {
    const next = await countResults(place, draft, signal).catch(() => ({ total: undefined, facets: {} }));
    if (!signal.aborted) setLive({ ...next, isCounting: false });
  }

  return { live, count };
}
