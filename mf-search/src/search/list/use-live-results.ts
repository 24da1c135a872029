import { useState } from 'react';
import { useLatest } from '@gakumado/shared/ui';
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
  const counted = answer ? answer.data : known;
  const live = {
    total: counted?.total,
    facets: counted?.facets ?? {},
    isCounting: question !== null && answer?.key !== question,
  };
  return { live, count: (draft: Search) => setQuestion({ draft, delayMs: REST_MS }) };
}
