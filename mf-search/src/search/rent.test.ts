import { rentError, rentFilter } from './rent.ts';

test.each([
  [2, { price_to: 20_000 }],
  [3, { price: 30_000 }],
  [6, { price: 60_000 }],
  [7, { price_from: 70_000 }],
])('rent option %i asks for %j', (rentSelect, filter) => {
  expect(rentFilter({ rentSelect })).toEqual(filter);
});

test('free amounts win over the option', () => {
  expect(rentFilter({ rentSelect: 3, price_from: 21_000, price_to: 29_000 })).toEqual({
    price_from: 21_000,
    price_to: 29_000,
  });
  expect(rentFilter({})).toEqual({});
});

test('an impossible range asks for nothing and is named', () => {
  const rent = { price_from: 60_000, price_to: 50_000 };
  expect(rentFilter(rent)).toEqual({});
  expect(rentError(rent)).toBe('下限は上限以下の金額を選択してください。');
  expect(rentError({ price_from: 50_000, price_to: 50_000 })).toBeUndefined();
});
