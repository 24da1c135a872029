import { priceRange } from './price-range.ts';

test.each([
  [{ price: 30_000 }, { from: 30_000, to: 39_999 }],
  [{ price: 35_000 }, { from: 30_000, to: 39_999 }],
  [{ rentSelect: 2 }, { to: 20_000 }],
  [{ rentSelect: 7 }, { from: 70_000 }],
  [
    { price_from: 20_001, price_to: 29_999 },
    { from: 20_001, to: 29_999 },
  ],
  [
    { price: 30_000, price_from: 35_000 },
    { from: 35_000, to: 39_999 },
  ],
  [
    { rentSelect: 3, price_to: 50_000 },
    { from: undefined, to: 50_000 },
  ],
])('%j asks for %j', (filter, range) => {
  expect(priceRange(filter)).toEqual(range);
});

test('no amount, no range', () => {
  expect(priceRange({})).toBeNull();
});
