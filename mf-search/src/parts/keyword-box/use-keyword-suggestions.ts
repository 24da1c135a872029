import { useState } from 'react';
import { listSuggestions } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';
import { groupSuggestions } from './suggestion-groups.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';

/** Time without a further key before suggestions are asked for. */
const DELAY_MS = 150;
const SUGGESTIONS = 12;

const load = async (keyword: string, signal: AbortSignal): Promise<SuggestionGroup[]> =>
  groupSuggestions(await listSuggestions({ keyword, limit: SUGGESTIONS }, signal));

/** Suggestions for what is being typed; none while nothing is, and none where they could not be loaded. */
export function useKeywordSuggestions() {
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useLatest(load, asked, { delayMs: DELAY_MS });
  return {
    groups: asked === null ? [] : (answer?.data ?? []),
    suggest: (text: string) => setAsked(text.trim() || null),
    stop: () => setAsked(null),
  };
}
