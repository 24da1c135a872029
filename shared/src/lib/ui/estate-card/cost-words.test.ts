import type { CostParts } from '@gakumado/shared/contract';
import { costWordsOf } from './cost-words.ts';

const parts: CostParts = {
  initial: 100_000,
  meals: 0,
  is_meal_required: false,
  utilities: 0,
  yearly: 0,
  yearly_name: '',
};

/** The words of a home of a stay of four years, among four like `parts`. */
function wordsOf(its: Partial<CostParts>, { with_meals = false, count = 4, foodBudget = 26_000 } = {}) {
  const home = (estate_id: number, cost_parts: CostParts) => ({
    estate_id,
    cost_parts,
    stay_months: 48,
    with_meals,
  });
  const others = Array.from({ length: count }, (_, index) => home(index + 2, parts));
  return costWordsOf([home(1, { ...parts, ...its }), ...others], foodBudget).get(1);
}

test('what is usual needs no words', () => {
  expect(wordsOf({})).toEqual([]);
});

test('what a cost includes is named, with its amount where it is a fee', () => {
  expect(wordsOf({ meals: 28_000, is_meal_required: true })).toEqual([]);
  expect(wordsOf({ utilities: 9_000 })).toEqual(['水道光熱費込み']);
  expect(wordsOf({ yearly: 60_000, yearly_name: '年間管理費' })).toEqual(['年間管理費60,000円を含む']);
});

test('a food budget is included where meals are asked for and the home has none', () => {
  expect(wordsOf({ meals: 20_000 })).toEqual([]);
  expect(wordsOf({ meals: 20_000 }, { with_meals: true })).toEqual([]);
  expect(wordsOf({}, { with_meals: true, foodBudget: 30_000 })).toEqual(['自炊の食費30,000円を含む']);
});

test('initial costs are few or many beside those of the list', () => {
  expect(wordsOf({ initial: 60_000 })).toEqual(['初期費用が少ない']);
  expect(wordsOf({ initial: 180_000 })).toEqual(['初期費用180,000円を含む']);
  expect(wordsOf({ initial: 180_000 }, { count: 3 })).toEqual([]);
});

test('the two that change a month the most', () => {
  const its = {
    initial: 20_000,
    utilities: 9000,
    yearly: 60_000,
    yearly_name: '年間管理費',
  };
  expect(wordsOf(its)).toEqual(['水道光熱費込み', '年間管理費60,000円を含む']);
});
