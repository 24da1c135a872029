import { campusKeywords } from './campus-keyword.ts';

test.each([
  ['わせだ', [['わせだ']]],
  ['ワセダ', [['わせだ']]],
  ['ﾜｾﾀﾞ', [['わせだ']]],
  ['早稲田大学', [['早稲田大学', '早稲田']]],
  ['Waseda University', [['waseda']]],
  ['　早稲田大学　西早稲田 ', [['早稲田大学', '早稲田'], ['西早稲田']]],
  ['大学', [['大学']]],
  ['東京 大学', [['東京']]],
  ['・、', []],
])('%s', (keyword, words) => {
  expect(campusKeywords(keyword)).toEqual(words);
});
