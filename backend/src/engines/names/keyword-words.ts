import { textKey } from '@gakumado/shared/texts';
import { bareKey } from './school-names.ts';

/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/** The words of a keyword that are looked for: signs that no comparison needs are none. */
export const keywordWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s|]+/)
    .filter((word) => textKey(word) !== '')
    .slice(0, MAX_WORDS);

/** The keys by which a word may name a school: its own, and the one without the kind of school. */
export function schoolSpellings(written: string): string[] {
  const word = textKey(written);
  return [...new Set([word, bareKey(word)])];
}
