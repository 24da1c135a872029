import type { SchoolCampus } from '@gakumado/shared/contract';
import { appliedWishes } from '../../results/applied-wishes.ts';
import type { Condition } from '../../results/condition.ts';
import type { FilterChoices } from '../../results/filter-choices.ts';
import type { SearchPlace } from '../../results/place.ts';
import { campusSearchName } from '../campus-short-name.ts';
import { conditionName } from '../save-condition/condition-name.ts';

/** 6万円以下 reads 〜6万円 in a name (contract, 4.14). */
const inName = (label: string) => label.replace(/^([\d.]+[万千]円)以下/, '〜$1');

/**
 * The name of a search at a place: 早稲田キャンパス・〜6万円・女性専用; between two campuses
 * 早稲田キャンパス＋明治大学 和泉キャンパス・〜6万円.
 */
export function nameOfSearch(
  placeName: string,
  condition: Condition,
  choices: FilterChoices,
  place: SearchPlace,
  secondCampus?: SchoolCampus | null,
): string {
  const labels = appliedWishes(condition, choices, place).map(({ label }) => inName(label));
  const second = secondCampus ? `＋${campusSearchName(secondCampus)}` : '';
  return conditionName(placeName + second, labels);
}
