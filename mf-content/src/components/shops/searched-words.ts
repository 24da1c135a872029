import { findLetters } from '../../text-search/rank.ts';
import { shopWords } from '@gakumado/shared/vocabulary';

/** The words of a search for shops: each as typed, and its stem without the endings that people add. */
export const wordsOf = (keyword: string): string[] => [
  ...new Set(shopWords(keyword).flatMap(({ word, stem }) => [word, stem])),
];

/** Whether a text has one of the words. */
export const hasWord = (text: string, words: readonly string[]) =>
  findLetters(text.replaceAll(' ', ''), words).length > 0;
