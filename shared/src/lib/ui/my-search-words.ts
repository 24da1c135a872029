import type { MySearch } from '../search-fields/my-search.ts';
import { formatMonth } from './format/format-date.ts';
import { FOR_WOMEN } from '../vocabulary/gender-types.ts';

const TEN_THOUSAND = 10_000;

/** 8万円, 8.5万円. */
export const budgetText = (yen: number) => `${yen / TEN_THOUSAND}万円`;

/** わたしの条件 in the words of its line: 西早稲田キャンパス, 女性, 8万円まで, 2027年4月から, 2年, 食事こみ. */
export function mySearchWords(search: MySearch): string[] {
  const { places, gender, cost_to, move_in_ym, stay_months, with_meals } = search;
  return [
    ...places.map(({ name }) => name),
    ...(gender === undefined ? [] : [gender === FOR_WOMEN ? '女性' : '男性']),
    ...(cost_to === undefined ? [] : [`月${budgetText(cost_to)}まで`]),
    ...(move_in_ym === undefined ? [] : [`${formatMonth(move_in_ym)}入居`]),
    ...(stay_months === undefined ? [] : [`${stay_months / 12}年住む`]),
    ...(with_meals === true ? ['食事こみ'] : []),
  ];
}
