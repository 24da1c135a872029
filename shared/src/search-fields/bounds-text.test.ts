import { readBounds, writeBounds } from './bounds-text.ts';

const shinjuku = { north: 35.72113, south: 35.68951, east: 139.7513, west: 139.69174 };

test('bounds come back from an address, to eleven metres', () => {
  const text = writeBounds(shinjuku);
  expect(text).toBe('35.6895_139.6917_35.7211_139.7513');
  expect(new URLSearchParams({ bounds: text }).toString()).toBe(`bounds=${text}`);
  expect(readBounds(text)).toEqual({ north: 35.7211, south: 35.6895, east: 139.7513, west: 139.6917 });
  expect(writeBounds(readBounds(text) ?? shinjuku)).toBe(text);
});

test.each([
  null,
  '',
  '35_139',
  '35_139_36_x',
  '36_139_35_140',
  '35_140_36_139',
  '35_139_95_140',
  '1e3_1_2_3',
  '35_139_35_140',
])('%s is no rectangle', (text) => {
  expect(readBounds(text)).toBeUndefined();
});
