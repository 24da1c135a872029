/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/** The words of a keyword that are looked for. */
export const keywordWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s|]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
