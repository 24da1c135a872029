import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import type { Estate } from '@gakumado/shared/contract';
import { formatYen } from '../format/format-rent.ts';

/** Fewer homes say nothing about what is usual. */
const NEIGHBOURS_MIN = 5;
/** Initial costs from this part of the usual ones on are few, and from that multiple on are many. */
const FEW = 0.7;
const MANY = 1.4;
const WORDS_MAX = 2;

type Priced = Pick<Estate, 'estate_id' | 'cost_parts' | 'stay_months' | 'with_meals'>;

/**
 * The costs by which each home of a list differs from its neighbours there, by estate_id: at most two words, that with
 * the larger effect on a month first. Meals of the home itself are told under its price. `foodBudget` (yen a month) is that of the search.
 */
export function costWordsOf(
  estates: readonly Priced[],
  foodBudget = DEFAULT_FOOD_BUDGET,
): ReadonlyMap<number, readonly string[]> {
  const usual = usualInitial(estates);
  return new Map(estates.map((estate) => [estate.estate_id, wordsOf(estate, { usual, foodBudget })]));
}

/** The median of the initial costs. */
function usualInitial(estates: readonly Priced[]): number | undefined {
  const initial = estates.flatMap(({ cost_parts }) => (cost_parts ? [cost_parts.initial] : []));
  if (initial.length < NEIGHBOURS_MIN) return undefined;
  return initial.toSorted((a, b) => a - b)[Math.floor(initial.length / 2)];
}

function wordsOf(
  { cost_parts: parts, stay_months, with_meals }: Priced,
  { usual, foodBudget }: { usual: number | undefined; foodBudget: number },
): string[] {
  if (!parts) return [];
  const words: [text: string, yenAMonth: number][] = [];
  if (parts.meals === 0 && with_meals) words.push([`自炊の食費${formatYen(foodBudget)}を含む`, foodBudget]);
  if (parts.utilities > 0) words.push(['水道光熱費込み', parts.utilities]);
  if (parts.yearly > 0) {
    words.push([`${parts.yearly_name}${formatYen(parts.yearly)}を含む`, parts.yearly / 12]);
  }
  if (usual !== undefined) {
    const effect = Math.abs(parts.initial - usual) / stay_months;
    if (parts.initial <= usual * FEW) words.push(['初期費用が少ない', effect]);
    if (parts.initial >= usual * MANY) words.push([`初期費用${formatYen(parts.initial)}を含む`, effect]);
  }
  return words
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, WORDS_MAX)
    .map(([text]) => text);
}
