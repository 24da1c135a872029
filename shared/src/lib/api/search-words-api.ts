import { callApi } from '@gakumado/shared/connection';
import type { Interpretation, Suggestion } from '../contract/search-words.ts';

/**
 * Schools, places, wishes and homes that a text may be the beginning of: some of each kind, the best first within it. Do not
 * call with an empty text.
 */
export async function listGroupedSuggestions(keyword: string, signal?: AbortSignal): Promise<Suggestion[]> {
  return (await callApi<Suggestion[]>('search/suggest', { keyword, by_group: true }, { signal })).result;
}

/** The meaning of the words of a keyword search. Do not call with an empty text. */
export async function interpretKeyword(keyword: string, signal?: AbortSignal): Promise<Interpretation> {
  return (await callApi<Interpretation>('search/interpret', { keyword }, { signal })).result;
}
