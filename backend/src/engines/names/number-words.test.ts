import { numberWishAt } from './number-words.ts';

test('directions of which any will do are one wish', () => {
  expect(numberWishAt('南か東向き', 0)?.filter).toEqual({ direction: ['南', '東'] });
});

test('a long row of directions is read in no time', () => {
  const started = performance.now();
  expect(numberWishAt('東西南北'.repeat(25), 0)).toBeNull();
  expect(performance.now() - started).toBeLessThan(100);
});
