import { groupByKana } from './gojuon.ts';

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

test('of similar readings the plain one comes first, and equal ones keep their order', () => {
  const items = ['がい 1', 'かい 2', 'かい 1', 'かい 3'].map((text) => text.split(' '));
  const [group] = groupByKana(items, ([kana]) => kana ?? '');
  expect(group?.items.map((item) => item.join(' '))).toEqual(['かい 2', 'かい 1', 'かい 3', 'がい 1']);
});
