import type { KnownNames } from '../../backend/src/engines/names/known-names.ts';
import { readQueries, readSentences } from '../../backend/src/areas/search/names/testing/read-tables.ts';

/** The longest text of a search. */
const LENGTH = 100;
/** Texts of each kind. */
const TEXTS = 300;

const KANA = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげござじずだでどばびぶべぼ',
);
const KANJI = Array.from(
  '東京大学山川田中本日上下新古西南北森林石井木村松高原橋島野小大三四五一二丁目町市区県駅線前後',
);
const SIGNS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789!?#$%&()-=^~|@`{[+;*:}]<,.>/_ 　');
const NUMBERS = Array.from('0123456789万円千分月年〒-');

/** The same texts on every run. */
function picker(): <Item>(items: readonly Item[]) => Item {
  let state = 7;
  return (items) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return items[Math.floor((state / 2_147_483_648) * items.length)]!;
  };
}

/** Texts of a hundred characters, by kind: whatever somebody may send. */
export function longTexts({ index }: KnownNames): [kind: string, texts: string[]][] {
  const pick = picker();
  const owners = Array.from({ length: index.towns.size }, (_, owner) => owner);
  const town = () => index.towns.at(pick(owners));
  const sentences = readSentences().map(({ typed }) => typed);
  const words: [kind: string, word: () => string][] = [
    ['sentences', () => `${pick(sentences)}、`],
    ['kana', () => pick(KANA)],
    ['one kana', () => 'う'],
    ['readings of schools', () => pick(index.campuses).school_kana],
    ['kanji', () => pick(KANJI)],
    ['names of towns', () => town().name],
    [
      'addresses',
      () => {
        const { city_name, name } = town();
        return `${city_name}${name}${pick(NUMBERS)}-12、`;
      },
    ],
    ['numbers', () => pick(NUMBERS)],
    ['signs and letters', () => pick(SIGNS)],
  ];
  return words.map(([kind, word]) => [
    kind,
    Array.from({ length: TEXTS }, () => {
      let text = '';
      while (text.length < LENGTH) text += word();
      return text.slice(0, LENGTH);
    }),
  ]);
}

/** The beginnings of texts, letter by letter, as a box gets them. */
export const typedTexts = (): string[] =>
  readQueries()
    .filter((_query, place) => place % 5 === 0)
    .flatMap(({ typed }) => Array.from(typed, (_letter, place) => typed.slice(0, place + 1).trim()))
    .filter((text) => text !== '');
