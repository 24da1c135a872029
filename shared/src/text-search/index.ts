export { rentingWords } from './renting-words.ts';
export { findHits, rank } from './rank.ts';
export type { Ranked, SearchField } from './rank.ts';
export type { Hit } from './spelling.ts';
export { makeVocabulary, readWords } from './read-words.ts';
export type { SearchWord, Vocabulary, VocabularyRow } from './read-words.ts';
