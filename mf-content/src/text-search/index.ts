export { foldText } from './fold.ts';
export { rentingWords } from './renting-words.ts';
export { findHits, findLetters, rank } from './rank.ts';
export { readWords } from './read-words.ts';
export type { SearchWord } from './read-words.ts';
export { hitsOf, readSpelling } from './spelling.ts';
export type { Hit } from './spelling.ts';
