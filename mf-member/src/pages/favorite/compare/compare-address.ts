import { campusesOf, paths } from '@gakumado/shared/paths';
import { readStay } from '@gakumado/shared/search-fields';
import type { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { readComparedHomes } from '../favorite-address.ts';

/** A comparison as its address has it. */
export interface CompareAddress extends Readonly<ReturnType<typeof readComparedHomes>> {
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

export function readCompare(query: URLSearchParams): CompareAddress {
  const { stay_months, with_meals = false, food_budget } = readStay(query);
  return {
    ...readComparedHomes(query),
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
