import { useState } from 'react';
import { nullOnError } from '@gakumado/shared/connection';
import { listCampuses } from '../../api/school-api.ts';
import { listSuggestions } from '../../api/search-words-api.ts';
import { cutTo } from '../../vocabulary/text-length.ts';
import { DESTINATION_NAME_MAX } from '../../vocabulary/text-limits.ts';
import { useLatest } from '../use-latest.ts';
import { groupBySchool } from './school-options.ts';
import type { PlaceOption, SchoolGroup } from './school-options.ts';

/** Delay between the last change of the text and the search (specification, section 9). */
export const AUTOCOMPLETE_DELAY_MS = 800;
const SUGGESTION_MAX = 20;
const PLACE_MAX = 5;

export interface Suggestions {
  status: 'none' | 'found' | 'failed';
  groups: SchoolGroup[];
  places: PlaceOption[];
}

const nothing: Suggestions = { status: 'none', groups: [], places: [] };
const failed: Suggestions = { status: 'failed', groups: [], places: [] };

async function loadSchools(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const { result } = await listCampuses({ keyword, limit: SUGGESTION_MAX }, signal);
  return { status: 'found', groups: groupBySchool(result), places: [] };
}

/** Stations, places and addresses; none where they could not be loaded. */
async function loadPlaces(keyword: string, signal: AbortSignal): Promise<PlaceOption[]> {
  const kinds = ['station', 'city', 'town', 'zip'] as const;
  const found = await nullOnError(listSuggestions({ keyword, kinds, limit: PLACE_MAX }, signal));
  return (found ?? []).flatMap(({ name, note, lat, lon }) =>
    lat === undefined || lon === undefined
      ? []
      : [{ name: cutTo(name, DESTINATION_NAME_MAX), note, lat, lon }],
  );
}

async function loadBoth(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const [schools, places] = await Promise.all([loadSchools(keyword, signal), loadPlaces(keyword, signal)]);
  return { ...schools, places };
}

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
