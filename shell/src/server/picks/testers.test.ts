import { isTestersWord, testersOf } from './testers.ts';

const there = 'https://www.example.com';
const here = 'http://localhost:3000';

test('everybody may test a site of this machine, nobody another one', () => {
  expect(testersOf({ SITE_ORIGIN: here })).toMatchObject({ isOpen: true });
  const { isTester, isOpen } = testersOf({ SITE_ORIGIN: there });
  expect([isTester('127.0.0.1'), isTester('::1'), isOpen]).toEqual([false, false, false]);
});

test('an empty setting allows it to nobody, also here', () => {
  expect(testersOf({ SITE_ORIGIN: here, TESTERS: [] }).isTester('127.0.0.1')).toBe(false);
});

test('addresses and networks are those of the setting', () => {
  const { isTester } = testersOf({
    SITE_ORIGIN: there,
    TESTERS: ['10.1.0.0/16', '192.0.2.7', '2001:db8::/32'],
  });
  const may = ['10.1.2.3', '192.0.2.7', '2001:db8:1::5', '::ffff:192.0.2.7'];
  expect(may.map(isTester)).toEqual(may.map(() => true));
  const others = ['10.2.0.1', '192.0.2.8', '2001:db9::1', 'unknown', ''];
  expect(others.map(isTester)).toEqual(others.map(() => false));
});

test.each(['all', '10.0.0.0/8', '127.0.0.1', '::1', '2001:db8::/32'])(
  '%s is a word of the setting',
  (word) => {
    expect(isTestersWord(word)).toBe(true);
  },
);

test.each(['yes', '10.0.0.0/33', '10.0.0/8', 'example.com', '::1/129', '10.0.0.0/8/8', '1.2.3.4/'])(
  '%s is none',
  (word) => {
    expect(isTestersWord(word)).toBe(false);
  },
);
