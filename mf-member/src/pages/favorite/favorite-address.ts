import { campusesOf, paths } from '@gakumado/shared/paths';
import { readStay } from '@gakumado/shared/search-fields';
import { COMPARE_MAX, COMPARE_MIN, isId } from '@gakumado/shared/vocabulary';
import type { STAY_MONTHS } from '@gakumado/shared/vocabulary';

/** A comparison as its address has it. */
export interface CompareAddress {
  estateIds: readonly number[];
  /** Entries that are no ids. */
  unreadableCount: number;
  /** Whether more homes were asked for than are compared. */
  isCut: boolean;
  /** The campuses to which the ways are shown. */
  campusIds: readonly number[];
  /** Only the rows in which the homes differ. */
  isDiff: boolean;
  /** Undefined is the usual length of a stay. */
  stayMonths: (typeof STAY_MONTHS)[number] | undefined;
  withMeals: boolean;
  /** Yen a month; undefined is the usual one. */
  foodBudget: number | undefined;
}

const wordsOf = (query: URLSearchParams, key: string) => [
  ...new Set((query.get(key) ?? '').split(',').filter((word) => word.trim() !== '')),
];

const readIds = (words: readonly string[]) =>
  [...new Set(words.filter((word) => /^\d{1,10}$/.test(word)).map(Number))].filter(isId);

export function readCompare(query: URLSearchParams): CompareAddress {
  const words = wordsOf(query, 'compare');
  const ids = readIds(words);
  const { stay_months, with_meals = false, food_budget } = readStay(query);
  return {
    estateIds: ids.slice(0, COMPARE_MAX),
    unreadableCount: words.length - ids.length,
    isCut: ids.length > COMPARE_MAX,
    campusIds: campusesOf(query),
    isDiff: query.get('diff') === '1',
    stayMonths: stay_months,
    withMeals: with_meals,
    foodBudget: food_budget,
  };
}

type Written = Omit<CompareAddress, 'unreadableCount' | 'isCut'>;

/** The address of a comparison with its settings. */
export function writeCompare({ estateIds, campusIds, ...settings }: Written): string {
  const { isDiff, stayMonths, withMeals, foodBudget } = settings;
  const plan = { stay_months: stayMonths, with_meals: withMeals, food_budget: foodBudget };
  return paths.compare(estateIds, campusIds, plan) + (isDiff ? '&diff=1' : '');
}

/** Whether the address is that of a comparison; one of fewer homes shows the favourites. */
export const isComparison = (query: URLSearchParams): boolean =>
  readCompare(query).estateIds.length >= COMPARE_MIN;

/** The key of a family's list; null where the address has none. */
export const readShareKey = (query: URLSearchParams): string | null => query.get('share') || null;

/** The part of a family's list that shows a home. */
export const homePart = (estateId: number): string => `home-${estateId}`;

/** Whether the address is the key to a list. */
export const isOfFamily = (query: URLSearchParams): boolean => readShareKey(query) !== null;

/** Whether the address shows the visitor's own favourites. */
export const isOfVisitor = (query: URLSearchParams): boolean => !isOfFamily(query) && !isComparison(query);
