import { oldKanji } from './old-kanji.ts';

/** A table of characters, each before the one that it is compared as. */
export const readPairs = (pairs: string): Map<string, string> => {
  const characters = [...pairs];
  return new Map(
    characters.flatMap((from, at) => (at % 2 === 0 ? [[from, characters[at + 1] ?? from] as const] : [])),
  );
};

/** Each old form with the one that stands for it. */
export const modernKanji: ReadonlyMap<string, string> = readPairs(oldKanji);

const OLD = new RegExp(`[${[...modernKanji.keys()].join('')}]`, 'gu');

/** 驛 and 濱 as 駅 and 浜. */
export const withModernKanji = (text: string): string =>
  text.replace(OLD, (old) => modernKanji.get(old) ?? old);
