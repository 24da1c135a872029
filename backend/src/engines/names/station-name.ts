import { toKatakana } from '@gakumado/shared/vocabulary';

/**
 * Pairs of letters that station names are written with either way: 四ツ谷 and 四ッ谷, 市ケ谷 and 市ヶ谷. A name is meant as it stands
 * here: the key of the names that people search by is the same for 池ノ上 and 池上.
 */
const LETTER_PAIRS: readonly [RegExp, string][] = [
  [/ケ/g, 'ヶ'],
  [/ヶ/g, 'ケ'],
  [/ツ/g, 'ッ'],
  [/ッ/g, 'ツ'],
  [/ノ/g, 'の'],
  [/の/g, 'ノ'],
];

function spellings(name: string): string[] {
  return [name, ...LETTER_PAIRS.map(([letter, other]) => name.replace(letter, other))];
}

/** The names and the reading of stations that are called so, in any width, with or without 駅. */
export function stationNames(name: string): { names: string[]; kana: string } {
  const bare = name
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/(?<=.)駅$|(?<=.)えき$/, '');
  return { names: [...new Set([...spellings(bare), name.trim()])], kana: toKatakana(bare) };
}
