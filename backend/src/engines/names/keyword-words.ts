import { normalizeKeyword } from '@gakumado/shared/vocabulary';
import { bareName } from './school-names.ts';

/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/** The words of a keyword that are looked for. */
export const keywordWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s|]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** A word as `school.search_text` has it, and without the kind of school. */
export function schoolSpellings(written: string): string[] {
  const word = normalizeKeyword(written);
  return [...new Set([word, bareName(word)])];
}
