import { groupByKana, isKanaRow, kanaRowOf } from './gojuon.ts';

test.each([
  ['わせだ', 'わ'],
  ['ワセダ', 'わ'],
  ['ﾜｾﾀﾞ', 'わ'],
  ['がくしゅういん', 'か'],
  ['ぱ', 'は'],
  ['ょ', 'や'],
  ['っ', 'た'],
  ['んん', 'わ'],
  ['ヴェルサイユ', 'あ'],
  ['あおやま', 'あ'],
  ['早稲田', null],
  ['', null],
])('%s stands in row %s', (kana, row) => {
  expect(kanaRowOf(kana)).toBe(row);
});

test('groups follow the syllabary, readings within them too', () => {
  const names = ['わせだ', 'うえの', 'めいじ', 'あおやま', 'ABC'];
  expect(groupByKana(names, (name) => name)).toEqual([
    { row: 'あ', items: ['あおやま', 'うえの'] },
    { row: 'ま', items: ['めいじ'] },
    { row: 'わ', items: ['わせだ'] },
    { row: 'その他', items: ['ABC'] },
  ]);
});

test('a row in an address is one of the ten', () => {
  expect(isKanaRow('か')).toBe(true);
  expect(isKanaRow('が')).toBe(false);
  expect(isKanaRow(null)).toBe(false);
});
