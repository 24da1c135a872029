import { acceptedFormat } from './accepted-format.ts';

test.each([
  [undefined, 'webp'],
  ['', 'webp'],
  ['*/*', 'webp'],
  ['image/*', 'webp'],
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif', 'avif'],
  ['image/webp,image/avif;q=0.5', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['image/webp;q=0,*/*', 'jpeg'],
  ['image/png,image/jpeg', 'jpeg'],
  ['text/html', 'jpeg'],
  [';;q=,,,q=0', 'jpeg'],
  ['image/avif;q=abc,image/webp', 'webp'],
])('Accept: %s gets %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
