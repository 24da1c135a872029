import { findBandFrom, findRentBand, rentBands } from './index.ts';

test('rent options are an upper bound, bands of 10,000 yen and a lower bound', () => {
  expect(rentBands.map(({ value, from, to }) => [value, from, to])).toEqual([
    [2, undefined, 20_000],
    [3, 30_000, 39_999],
    [4, 40_000, 49_999],
    [5, 50_000, 59_999],
    [6, 60_000, 69_999],
    [7, 70_000, undefined],
  ]);
});

test.each([
  [2, '2万円以下'],
  [3, '3万円台'],
  [6, '6万円台'],
  [7, '7万円以上'],
  [1, undefined],
  [8, undefined],
  [undefined, undefined],
])('the rent option %s reads %s', (value, label) => {
  expect(findRentBand(value)?.label).toBe(label);
});

test.each([
  [30_000, 3],
  [60_000, 6],
])('the band from %i yen on is the option %i', (yen, value) => {
  expect(findBandFrom(yen)?.value).toBe(value);
});

test.each([
  ['an amount within a band', 30_001],
  ['the last amount of a band', 39_999],
  ['the bound of 2万円以下', 20_000],
  ['the bound of 7万円以上, which has no end', 70_000],
  ['no amount', undefined],
])('no band begins at %s', (_what, yen) => {
  expect(findBandFrom(yen)).toBeUndefined();
});
