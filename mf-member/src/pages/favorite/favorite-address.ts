import { COMPARE_MAX, COMPARE_MIN, FAVORITE_MAX, isId, parseIds } from '@gakumado/shared/vocabulary';

/** The homes of a comparison: those of a link, or the boxes that were ticked without scripts. */
const wordsOf = (query: URLSearchParams) => [
  ...new Set(
    [query.get('compare') ?? '', ...query.getAll('estate_ids')]
      .flatMap((text) => text.split(','))
      .filter((word) => word.trim() !== ''),
  ),
];

const readIds = (words: readonly string[]) =>
  [...new Set(words.filter((word) => /^\d{1,10}$/.test(word)).map(Number))].filter(isId);

/** The homes that an address compares, no more than are compared at once. */
export function readComparedHomes(query: URLSearchParams) {
  const words = wordsOf(query);
  const ids = readIds(words);
  return {
    estateIds: ids.slice(0, COMPARE_MAX),
    /** Entries that are no ids. */
    unreadableCount: words.length - ids.length,
    /** Whether more homes were asked for than are compared. */
    isCut: ids.length > COMPARE_MAX,
  };
}

/** Whether the address is that of a comparison; one of fewer homes shows the favourites. */
export const isComparison = (query: URLSearchParams): boolean =>
  readComparedHomes(query).estateIds.length >= COMPARE_MIN;

/** The key of a family's list; null where the address has none. */
export const readShareKey = (query: URLSearchParams): string | null => query.get('share') || null;

/** The part of a family's list that shows a home. */
export const homePart = (estateId: number): string => `home-${estateId}`;

/** Whether the address is the key to a list. */
export const isOfFamily = (query: URLSearchParams): boolean => readShareKey(query) !== null;

/** The favourites that an address names, for browsers without scripts; null where it names none. */
export const readNamedFavorites = (query: URLSearchParams): number[] | null =>
  query.has('homes') ? parseIds(query.get('homes')).slice(0, FAVORITE_MAX) : null;

/** Whether the address shows the visitor's own favourites. */
export const isOfVisitor = (query: URLSearchParams): boolean =>
  !isOfFamily(query) && !isComparison(query) && readNamedFavorites(query) === null;
