import { isReadable, readPageAddress } from './page-address.ts';

const origin = 'https://example.com';

test.each([
  ['/faq/', '/faq/'],
  ['/faq/?q=a%20b', '/faq/?q=a%20b'],
  ['/search/school/pref_id:13/school_id:5/', '/search/school/pref_id:13/school_id:5/'],
  ['/search/area/pref_id:10/', '/search/area/pref_id:10/'],
  ['/favicon.ico', '/favicon.ico'],
])('%s is a page', (target, expected) => {
  const address = readPageAddress(target, origin);
  expect(address).toEqual({ url: new URL(origin + expected) });
});

test.each([
  ['/faq', '/faq/'],
  ['/faq?x=1', '/faq/?x=1'],
  ['//evil.example/', '/evil.example/'],
  ['/.//evil.example/x', '/evil.example/x/'],
  ['/x/..//evil.example', '/evil.example'],
  ['/%2e//evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['/search/area/pref_id:013/', '/search/area/pref_id:13/'],
  ['/search/school/pref_id:013/school_id:005/?page=02', '/search/school/pref_id:13/school_id:5/?page=02'],
  ['///', '/'],
])('%s moves to %s, on this site', (target, redirect) => {
  expect(readPageAddress(target, origin)).toEqual({ redirect });
});

test.each([
  ['/faq/?q=%E3%81', true],
  ['/search/keyword/%E6%97%A9%E7%A8%B2%E7%94%B0/', true],
  ['/search/keyword/%E6%97%A9%E7%A8%B2%E7%94/', false],
  ['/%', false],
])('%s can be read: %s', (target, expected) => {
  expect(isReadable(target)).toBe(expected);
});
