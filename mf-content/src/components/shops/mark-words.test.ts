import { foldedWords, hasWord, markWords } from './mark-words.ts';

const hitsOf = (text: string, keyword: string) =>
  markWords(text, foldedWords(keyword))
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

test.each([
  ['新宿駅 西口から徒歩4分', '新宿', ['新宿']],
  ['新宿駅 西口から徒歩4分', '新宿駅　西口', ['新宿駅', '西口']],
  ['横浜駅 西口', '新宿 横浜市', ['横浜']],
  ['つくば駅 A3出口', 'ﾂｸﾊﾞ a３', ['つくば', 'A3']],
  ['札幌駅 北口', '仙台', []],
])('in 「%s」 the search 「%s」 marks %j', (text, keyword, hits) => {
  expect(hitsOf(text, keyword)).toEqual(hits);
});

test('the pieces together are the text', () => {
  const pieces = markWords('㈱学生 新宿店', foldedWords('新宿'));
  expect(pieces.map(({ text }) => text).join('')).toBe('㈱学生 新宿店');
});

test('a reading is found in either kana', () => {
  expect(hasWord('シンジュクテン', foldedWords('しんじゅく'))).toBe(true);
  expect(hasWord('シンジュクテン', foldedWords('仙台'))).toBe(false);
});
