import { callApi } from '@gakumado/shared/connection';
import type { Interpretation, NameKind, Suggestion } from '../contract/search-words.ts';

/** Schools, places and wishes that a text may be the beginning of, best first. Do not call with an empty text. */
export async function listSuggestions(
  request: { keyword: string; limit?: number; kinds?: readonly NameKind[] },
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  return (await callApi<Suggestion[]>('search/suggest', request, { signal })).result;
}

/** The meaning of the words of a keyword search. Do not call with an empty text. */
export async function interpretKeyword(keyword: string, signal?: AbortSignal): Promise<Interpretation> {
  return (await callApi<Interpretation>('search/interpret', { keyword }, { signal })).result;
}
