import { forgetGuestCondition, keepGuestCondition, readGuestConditions } from './guest-conditions.ts';
import { storageKeys } from './names.ts';

const KEY = storageKeys.searchCondition;
const search = (n: number) => ({ name: `条件${n}`, path: `/search/keyword/?keyword=${n}` });

beforeEach(() => localStorage.clear());

test('the latest five searches are kept, the last one first', () => {
  for (let n = 1; n <= 6; n += 1) keepGuestCondition(search(n));
  expect(readGuestConditions()).toEqual([6, 5, 4, 3, 2].map(search));
});

test('the same result page is kept once, under its last name', () => {
  keepGuestCondition(search(1));
  keepGuestCondition(search(2));
  keepGuestCondition({ ...search(1), name: '別の名前' });
  expect(readGuestConditions()).toEqual([{ ...search(1), name: '別の名前' }, search(2)]);
  forgetGuestCondition(search(1).path);
  expect(readGuestConditions()).toEqual([search(2)]);
});

test.each([
  '',
  '{',
  '{"name":"a"}',
  '[1,null,{"name":"a","path":"//evil.example/"},{"name":1,"path":"/a/"},{"name":"a","path":"/.//evil.example/"}]',
])('foreign contents do no harm: %s', (text) => {
  localStorage.setItem(KEY, text);
  expect(readGuestConditions()).toEqual([]);
});

test('a device that keeps nothing says so', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepGuestCondition(search(1))).toBe(false);
  setItem.mockRestore();
});
