import { findLetters } from '../../text-search/rank.ts';
import { hasWord, wordsOf } from './searched-words.ts';

const hitsOf = (text: string, keyword: string) =>
  findLetters(text, wordsOf(keyword)).map(([start, end]) => text.slice(start, end));

test.each([
  ['新宿駅 西口から徒歩4分', '新宿', ['新宿']],
  ['新宿駅 西口から徒歩4分', '新宿駅　西口', ['新宿駅', '西口']],
  ['横浜駅 西口', '新宿 横浜市', ['横浜']],
  ['つくば駅 A3出口', 'ﾂｸﾊﾞ a３', ['つくば', 'A3']],
  ['札幌駅 北口', '仙台', []],
])('in 「%s」 the search 「%s」 marks %j', (text, keyword, hits) => {
  expect(hitsOf(text, keyword)).toEqual(hits);
});

test('a letter of several does not move what follows it', () => {
  const text = '㈱学生 新宿店';
  const [[start, end] = [0, 0]] = findLetters(text, wordsOf('新宿'));
  expect([text.slice(0, start), text.slice(start, end), text.slice(end)]).toEqual(['㈱学生 ', '新宿', '店']);
});

test('a reading is found in either kana', () => {
  expect(hasWord('シンジュクテン', wordsOf('しんじゅく'))).toBe(true);
  expect(hasWord('シンジュクテン', wordsOf('仙台'))).toBe(false);
});
