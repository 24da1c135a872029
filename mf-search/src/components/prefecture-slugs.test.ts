import { prefIdOfSlug } from './prefecture-slugs.ts';

test('each of the 47 has its id', () => {
  expect(prefIdOfSlug('hokkaido')).toBe(1);
  expect(prefIdOfSlug('tokyo')).toBe(13);
  expect(prefIdOfSlug('shimane')).toBe(32);
  expect(prefIdOfSlug('okinawa')).toBe(47);
});

test.each([undefined, '', 'Tokyo', 'atlantis', 'tokyo '])('%s is none', (slug) => {
  expect(prefIdOfSlug(slug)).toBeNull();
});
