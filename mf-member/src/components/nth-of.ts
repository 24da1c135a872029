/** 1 for the first entry of the same words, 2 for the second. */
export function nthOf<Entry>(
  entries: readonly Entry[],
  entry: Entry,
  wordsOf: (entry: Entry) => string,
): number {
  const upTo = entries.slice(0, entries.indexOf(entry) + 1);
  return upTo.filter((other) => wordsOf(other) === wordsOf(entry)).length;
}

/** Tells the name of an entry from others of the same words. */
export const withNth = (name: string, nth: number): string => (nth > 1 ? `${name}（${nth}）` : name);
