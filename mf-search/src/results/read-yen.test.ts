import { readYen } from './read-yen.ts';

test.each([
  ['60000', 60_000],
  ['６０，０００円', 60_000],
  ['¥ 60,000', 60_000],
  ['6万', 60_000],
  ['５．５万円', 55_000],
  ['5.55万', 55_500],
  ['5万5千円', 55_000],
  ['5万5000', 55_000],
  ['9.5千円', 9_500],
  ['0', 0],
])('%s is read', (text, yen) => expect(readYen(text)).toBe(yen));

test.each(['', '円', '約6万', 'abc', '6.5', '-1', '1億', '99999999', '6万万'])('%s is not', (text) => {
  expect(readYen(text)).toBeUndefined();
});
