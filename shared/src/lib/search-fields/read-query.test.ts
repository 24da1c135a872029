import {
  readChoice,
  readFlag,
  readInteger,
  readMonth,
  readNumbers,
  readText,
  readWords,
} from './read-query.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['1', 1],
  ['5', 5],
  ['05', 5],
  ['0', undefined],
  ['6', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['3x', undefined],
  ['x3', undefined],
  ['-3', undefined],
  ['3.0', undefined],
  ['00000000003', undefined],
])('of 1 to 5, %p is read as %p', (text, value) => {
  expect(readInteger(text, 1, 5)).toBe(value);
});

test('a list is given by repeated keys, by commas or by both', () => {
  expect(readWords(query('a=1,x&b=2&a=3'), 'a')).toEqual(['1', 'x', '3']);
  expect(readWords(query(''), 'a')).toEqual([]);
});

test('numbers of a list are sorted, each once, and cut at a count', () => {
  expect(readNumbers(query('a=10,2,x,2&a=9&a=0'), 'a')).toEqual([2, 9, 10]);
  expect(readNumbers(query('a=0,3,4'), 'a', { min: 0, max: 3 })).toEqual([0, 3]);
  expect(readNumbers(query('a=3,2,1'), 'a', { count: 2 })).toEqual([1, 2]);
  expect(readNumbers(query('a=2147483647,2147483648'), 'a')).toEqual([2_147_483_647]);
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(readNumbers(query(`a=${many.join(',')}`), 'a')).toEqual(many.slice(0, 100));
});

test('a choice is one of the given numbers, a flag is 1', () => {
  expect(readChoice(query('a=0'), 'a', [0, 5])).toBe(0);
  expect(readChoice(query('a=999'), 'a', [999, 1000])).toBe(999);
  expect(readChoice(query('a=3'), 'a', [0, 5])).toBeUndefined();
  expect(readChoice(query(''), 'a', [0, 5])).toBeUndefined();
  expect(readFlag(query('a=1'), 'a')).toBe(true);
  for (const text of ['', 'a=', 'a=0', 'a=true']) expect(readFlag(query(text), 'a')).toBeUndefined();
});

test.each([
  [' 早稲田 ', '早稲田'],
  ['a\r\n\u2028b', 'a b'],
  ['\u0000a\u0007', 'a'],
  ['abcdef', 'abcde'],
  ['abcd efg', 'abcd'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
  [' \n', undefined],
  ['早\u200b稲\u2060田\ufe0f', '早稲田'],
  ['\u200b\u3000\ufeff', undefined],
])('up to five characters of %j are %j', (text, words) => {
  expect(readText(new URLSearchParams({ a: text }), 'a', 5)).toBe(words);
});

test('a text that is not there is none', () => {
  expect(readText(query('b=1'), 'a', 5)).toBeUndefined();
});

test.each([
  ['2027-01', '2027-01'],
  ['2099-12', '2099-12'],
  ['2100-01', undefined],
  ['2027-00', undefined],
  ['2027-13', undefined],
  ['1999-12', undefined],
  ['2027-1', undefined],
  ['x2027-01', undefined],
  ['2027-01-01', undefined],
  [null, undefined],
])('the month %p is %p', (text, month) => {
  expect(readMonth(text)).toBe(month);
});
