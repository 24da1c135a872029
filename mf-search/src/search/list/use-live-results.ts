import { useEffect, useEffectEvent, useState } from 'react';
import type { Search } from '../search.ts';
import type { Facets } from '../filter/facets.ts';
import { countResults } from '../load-results.ts';
import type { SearchScope } from '../scope.ts';

/** Between the last change of the form and the question how many estates are left. */
const COUNT_DELAY_MS = 250;

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
 * How many estates a search leaves that is not applied yet, and each option beside it. Starts from what is known of
 * the applied search; what is not, it asks for at once. A plain call and no fetcher: each change must abort the
 * answer to the one before. When the counting fails, the number is left out and no option is barred.
 */
export function useLiveResults(scope: SearchScope, { search, ...known }: Counted & { search: Search }) {
  const [counted, setCounted] = useState<Counted & { question?: Question }>(known);
  const [question, setQuestion] = useState<Question | undefined>(
    known.facets ? undefined : { draft: search, delayMs: 0 },
  );

  const ask = useEffectEvent(async (asked: Question, signal: AbortSignal) => {
    const answer = await countResults(scope, asked.draft, signal).catch(() => ({
      total: undefined,
      facets: undefined,
    }));
    if (!signal.aborted) setCounted({ ...answer, question: asked });
  });

  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(question, controller.signal), question.delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);

  const live = {
    total: counted.total,
    facets: counted.facets ?? {},
    isCounting: counted.question !== question,
  };
  return { live, count: (draft: Search) => setQuestion({ draft, delayMs: COUNT_DELAY_MS }) };
}
