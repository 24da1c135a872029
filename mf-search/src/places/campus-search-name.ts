import type { SchoolCampus } from '@gakumado/shared/contract';
import { campusLabel } from '@gakumado/shared/vocabulary';

type Named = Pick<SchoolCampus, 'school_name' | 'campus_name'>;

/** 早稲田 of 早稲田大学. */
const stemOf = (schoolName: string) =>
  schoolName.replace(/(?:高等)?専門学校$|(?:短期)?大学(?:校|院大学|短期大学部)?$/, '');

/** 東京都新宿区 of an address. */
const cityOf = (address: string) => /^.+?[都道府県].+?[市区町村]/.exec(address)?.[0] ?? address;

/**
 * A campus in the name of a search (contract, 4.14): 早稲田キャンパス where that says the school, and not just its
 * town; 早稲田大学 戸山キャンパス and 神戸大学 神戸キャンパス where it does not.
 */
export function campusSearchName(campus: Named & Pick<SchoolCampus, 'address'>): string {
  const stem = stemOf(campus.school_name);
  const isTown = cityOf(campus.address).includes(stem);
  return stem !== '' && !isTown && campus.campus_name.includes(stem)
    ? campus.campus_name
    : campusLabel(campus);
}
