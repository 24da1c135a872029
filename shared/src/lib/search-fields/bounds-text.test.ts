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
  ['-90_-180_90_180', { south: -90, west: -180, north: 90, east: 180 }],
  ['35_139.5_36.25_140', { south: 35, west: 139.5, north: 36.25, east: 140 }],
  ['-34.00001_151_-33_152', { south: -34, west: 151, north: -33, east: 152 }],
])('%s is a rectangle', (text, bounds) => {
  expect(readBounds(text)).toEqual(bounds);
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
  '35_139_36_139',
  '35_139_36_140_1',
  'x35_139_36_140',
  '35_139_36_140x',
  '35_139_36_1e2x',
  '-90.1_139_36_140',
  '35_139_90.1_140',
  '35_-180.1_36_140',
  '35_139_36_180.1',
  '-91_-181_91_181',
])('"%s" is no rectangle', (text) => {
  expect(readBounds(text)).toBeUndefined();
});
