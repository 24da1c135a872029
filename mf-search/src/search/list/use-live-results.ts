import { useEffect, useState } from 'react';
import { useIsHydrated, useLatest } from '@gakumado/shared/ui';
import type { Search } from '../search.ts';
import type { Facets } from '../filter/facets.ts';
import { REST_MS } from '../form-search.ts';
import { countResults } from '../load-results.ts';
import type { SearchScope } from '../scope.ts';

interface Counted {
  /** Undefined when the count is not known. */
  total: number | undefined;
  /** Undefined when the options are not counted. */
  facets: Facets | undefined;
}

/** A form waits this long for its first counts, so that nothing in it moves when they come. */
const FIRST_COUNTS_MS = 600;

const NOT_COUNTED: Facets = {};

interface Question {
  draft: Search;
  delayMs: number;
}

/**
 * How many estates a search leaves that is not applied yet, and each option beside it. It starts with the numbers of
 * the applied search and loads missing ones at once. When the counting fails, the number is left out and no option is
 * disabled.
 */
export function useLiveResults(scope: SearchScope, { search, ...known }: Counted & { search: Search }) {
  const [question, setQuestion] = useState<Question | null>(
    known.facets ? null : { draft: search, delayMs: 0 },
  );
  const answer = useLatest(({ draft }: Question, signal) => countResults(scope, draft, signal), question, {
    delayMs: question?.delayMs,
  });
  // Content from the server stays visible.
  const isHydrated = useIsHydrated();
  const [isShown] = useState(!isHydrated || known.facets !== undefined);
  const isLate = useIsLate(FIRST_COUNTS_MS);
  const counted = answer ? answer.data : known;
  const live = {
    total: counted?.total,
    facets: counted?.facets ?? NOT_COUNTED,
    isCounting: question !== null && answer?.key !== question,
  };
  const isReady = isShown || answer !== null || isLate;
  return { live, isReady, count: (draft: Search) => setQuestion({ draft, delayMs: REST_MS }) };
}

function useIsLate(ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}
