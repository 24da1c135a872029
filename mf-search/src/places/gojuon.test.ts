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

test.each([
  ['voiced kana stand beside their plain ones', ['じちいか', 'じっせん', 'しばうら', 'しんしゅう']],
  ['small kana count as large ones', ['しゃかい', 'しやくしょ', 'じゅんてんどう', 'しょうわ']],
  ['a long vowel is passed over', ['すいか', 'すーぱー', 'すわ']],
  ['katakana stand among hiragana', ['あおやま', 'アジア', 'いわて']],
])('%s', (_, names) => {
  const [group] = groupByKana(names.toReversed(), (name) => name);
  expect(group?.items).toEqual(names);
});

test('of readings alike the plain one stands first, and one reading keeps its order', () => {
  const items = ['がい 1', 'かい 2', 'かい 1', 'かい 3'].map((text) => text.split(' '));
  const [group] = groupByKana(items, ([kana]) => kana ?? '');
  expect(group?.items.map((item) => item.join(' '))).toEqual(['かい 2', 'かい 1', 'かい 3', 'がい 1']);
});

test('a row in an address is one of the ten', () => {
  expect(isKanaRow('か')).toBe(true);
  expect(isKanaRow('が')).toBe(false);
  expect(isKanaRow(null)).toBe(false);
});
