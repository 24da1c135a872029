import { CONDITION_NAME_MAX, cutTo, lengthOf } from '@gakumado/shared/vocabulary';

const SEPARATOR = '・';

/**
 * The name that a condition gets unless its owner changes it (contract, 4.14):
 * 早稲田キャンパス・〜6万円・女性専用. Conditions that would make it too long are left out.
 */
export function conditionName(place: string, filters: readonly string[]): string {
  let name = cut(place);
  for (const filter of filters) {
    const longer = name === '' ? filter : `${name}${SEPARATOR}${filter}`;
    if (lengthOf(longer) <= CONDITION_NAME_MAX) name = longer;
  }
  return name || 'お部屋探しの条件';
}

const cut = (text: string) =>
  lengthOf(text) <= CONDITION_NAME_MAX ? text : `${cutTo(text, CONDITION_NAME_MAX - 1)}…`;
