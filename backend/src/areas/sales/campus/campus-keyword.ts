import { toHiragana } from '@gakumado/shared/vocabulary';

/** Endings that say what kind of school it is; typed or not, the school is the same. */
const KIND_SUFFIX =
  /(短期大学|専門学校|大学校|大学院|大学|短大|たんきだいがく|せんもんがっこう|だいがくいん|だいがく|daigaku|university|univ)$/;

/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/** A word as search_keys has it, and without the kind of school. */
export function spellings(written: string): string[] {
  const word = toHiragana(written.normalize('NFKC').toLowerCase());
  const bare = word.replace(KIND_SUFFIX, '');
  return bare === '' || bare === word ? [word] : [word, bare];
}

const wordsOf = (keyword: string): string[] =>
  toHiragana(keyword.normalize('NFKC').toLowerCase())
    .replace(/['’]/g, '')
    .split(/[\s・、,.|]+/)
    .filter((word) => word !== '');

/** The whole of what was typed as a search key would have it: `University of Tsukuba` is universityoftsukuba. */
export const wholeKeyword = (keyword: string): string => wordsOf(keyword).join('');

/**
 * The words of a school search, each as the spellings that may be found in a campus's search_keys:
 * `ワセダ大学 西` gives [[わせだ大学, わせだ], [西]]. A word that only names a kind of school is left out
 * where other words say more.
 */
export function campusKeywords(keyword: string): string[][] {
  const words = wordsOf(keyword).slice(0, MAX_WORDS);
  const telling = words.filter((word) => word.replace(KIND_SUFFIX, '') !== '');
  return (telling.length > 0 ? telling : words).map(spellings);
}
