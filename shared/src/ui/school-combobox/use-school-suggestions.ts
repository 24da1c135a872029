import { useEffect, useRef, useState } from 'react';
import { listCampuses } from '@gakumado/shared/api';
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

/**
 * Suggestions for what is being typed. A plain call and no fetcher: every new text must abort the answer to
 * the one before, which a fetcher does only once its own loader has started, after the delay.
 */
export function useSchoolSuggestions() {
  const [suggestions, setSuggestions] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const asked = useRef('');

  // A box that has gone asks nothing any more.
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    asked.current = '';
  }

  /** Call on every change of the text; an empty one clears the suggestions at once. */
  function suggest(text: string) {
    const keyword = text.trim();
    // The end of a composition repeats the text: nothing new to ask.
    if (keyword !== '' && keyword === asked.current) return;
    stop();
    if (keyword === '') return setSuggestions(nothing);
    asked.current = keyword;
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => void load(keyword, controller.signal), AUTOCOMPLETE_DELAY_MS);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async function load(keyword: string, signal: AbortSignal) {
    const next = await listCampuses({ keyword, limit: SUGGESTION_MAX }, signal).then(
      ({ result }): Suggestions => ({ status: 'found', groups: groupBySchool(result) }),
      (): Suggestions => ({ status: 'failed', groups: [] }),
    );
    if (!signal.aborted) setSuggestions(next);
  }

  function clear() {
    stop();
    setSuggestions(nothing);
  }

  return { suggestions, suggest, stop, clear };
}
