import { readRequestCookie } from './request-cookies.ts';

test.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2', 'b', '2'],
  ['ab=1', 'b', undefined],
  ['a=', 'a', ''],
  ['a=x=y&b=3', 'a', 'x=y&b=3'],
  ['a=x+y', 'a', 'x+y'],
  ['Data-Favorite=[12%2C34]', 'Data-Favorite', '[12,34]'],
  ['Data-Favorite=%5B12%2C34%5D', 'Data-Favorite', '[12,34]'],
  ['a=%E8%8A%B1%', 'a', '花%'],
  [null, 'a', undefined],
])('%j has at %s %j', (header, name, value) => {
  expect(readRequestCookie(header, name)).toBe(value);
});
