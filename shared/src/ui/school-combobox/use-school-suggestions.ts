import { useState } from 'react';
import { listCampuses } from '@gakumado/shared/api';
import { useLatest } from '../use-latest.ts';
import { groupBySchool } from './school-options.ts';
import type { SchoolGroup } from './school-options.ts';

/** Delay between the last change of the text and the search (specification, section 9). */
export const AUTOCOMPLETE_DELAY_MS = 800;
const SUGGESTION_MAX = 20;

export interface Suggestions {
  status: 'none' | 'found' | 'failed';
  groups: SchoolGroup[];
}

const nothing: Suggestions = { status: 'none', groups: [] };
const failed: Suggestions = { status: 'failed', groups: [] };

async function loadSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const { result } = await listCampuses({ keyword, limit: SUGGESTION_MAX }, signal);
  return { status: 'found', groups: groupBySchool(result) };
}

/** Suggestions for what is being typed. */
export function useSchoolSuggestions() {
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useLatest(loadSuggestions, asked, { delayMs: AUTOCOMPLETE_DELAY_MS });
  const [cleared, setCleared] = useState<typeof answer>(null);
  const isShown = answer !== null && answer !== cleared;

  /** Asks for nothing more; what is known stays. */
  const stop = () => setAsked(null);

  function clear() {
    stop();
    setCleared(answer);
  }

  /** Call on every change of the text; an empty one clears the suggestions at once. */
  function suggest(text: string) {
    const keyword = text.trim();
    if (keyword === '') clear();
    else setAsked(keyword);
  }

  return { suggestions: isShown ? (answer.data ?? failed) : nothing, suggest, stop, clear };
}
