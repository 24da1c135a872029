import { reducePagePath, reduceParams, reduceReferrer } from './reduce-address.ts';

test.each([
  ['/view/123/', '/view/123/'],
  [
    '/search/school/pref_id:13/school_id:5/?price=30000&page=2',
    '/search/school/pref_id:13/school_id:5/?price=30000&page=2',
  ],
  ['/search/keyword/?keyword=山田花子&page=2&mail=a@example.com', '/search/keyword/?page=2'],
  ['/search/school/keyword/hanako/', '/search/school/keyword/-/'],
  ['/reset_password/change/?code=123456&mail_address=a%40example.com', '/reset_password/change/'],
  ['/a/hanako@example.com/090-1234-5678/%E5%B1%B1', '/a/-/-/-'],
  ['https://hanako:secret@example.com/view/1/#top', '/view/1/'],
  ['?page=090-1234-5678', '/'],
  ['http://[', '/'],
])('of the page %s is kept %s', (address, kept) => {
  expect(reducePagePath(address)).toBe(kept);
});

test.each([
  [undefined, ''],
  ['https://www.example.com/search?q=hanako', 'https://www.example.com'],
  ['https://gakumado.example/mypage/?code=1', '/mypage/'],
  ['/view/3/', '/view/3/'],
  ['javascript:alert(1)', ''],
  ['not an address:', '/-'],
])('of the referrer %s is kept %s', (address, kept) => {
  expect(reduceReferrer(address, 'gakumado.example')).toBe(kept);
});

test('of the parameters plain flat values are kept', () => {
  const params = {
    place: 'card-3',
    count: 4,
    is_open: true,
    mail: 'a@example.com',
    tel: '03-1234-5678',
    number: 9_012_345_678,
    words: '山田 花子',
    nested: { a: 1 },
    'Odd Key': 1,
  };
  expect(reduceParams(params)).toEqual({ place: 'card-3', count: 4, is_open: true });
});
