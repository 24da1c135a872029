import { useState } from 'react';
import { listCampuses } from '../../api/school-api.ts';
import type { Suggestion } from '../../contract/search-words.ts';
import { cutTo } from '../../vocabulary/text-length.ts';
import { DESTINATION_NAME_MAX } from '../../vocabulary/text-limits.ts';
import { useLatest } from '../use-latest.ts';
import { groupBySchool } from './school-options.ts';
import type { PlaceOption, SchoolGroup } from './school-options.ts';

/** Delay between the last change of the text and the search (specification, section 9). */
export const AUTOCOMPLETE_DELAY_MS = 800;
const SUGGESTION_MAX = 20;

export interface Suggestions {
  status: 'none' | 'found' | 'failed';
  groups: SchoolGroup[];
  places: PlaceOption[];
}

const nothing: Suggestions = { status: 'none', groups: [], places: [] };
const failed: Suggestions = { status: 'failed', groups: [], places: [] };

/** Places that can be a destination. */
const destinationsOf = (places: readonly Suggestion[] = []): PlaceOption[] =>
  places.flatMap(({ name, note, lat, lon }) =>
    lat === undefined || lon === undefined
      ? []
      : [{ name: cutTo(name, DESTINATION_NAME_MAX), note, lat, lon }],
  );

/** Both kinds in one call. */
const loadWith = (isWithPlaces: boolean) => async (keyword: string, signal: AbortSignal) => {
  const { result, places } = await listCampuses(
    { keyword, limit: SUGGESTION_MAX, ...(isWithPlaces && { with_places: true }) },
    signal,
  );
  return { status: 'found' as const, groups: groupBySchool(result), places: destinationsOf(places) };
};
const [loadSchools, loadBoth] = [loadWith(false), loadWith(true)];

/** Suggestions for what is being typed: schools, and places as well where one may be chosen. */
export function useSchoolSuggestions(isWithPlaces: boolean) {
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useLatest(isWithPlaces ? loadBoth : loadSchools, asked, { delayMs: AUTOCOMPLETE_DELAY_MS });
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
