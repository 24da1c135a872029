import { readPolygon, writePolygon } from './polygon-text.ts';
import type { Polygon } from './field-row.ts';

test('an area comes back from an address, to a metre, and needs no escaping there', () => {
  const polygon: Polygon = [
    [35.70912, 139.71954],
    [35.71, 139.73],
    [35.699991, 139.7250004],
    [-33.86, 151.2],
  ];
  const text = writePolygon(polygon);
  expect(new URLSearchParams({ polygon: text }).toString()).toBe(`polygon=${text}`);
  expect(readPolygon(text)).toEqual([
    [35.70912, 139.71954],
    [35.71, 139.73],
    [35.69999, 139.725],
    [-33.86, 151.2],
  ]);
});

test('a hundred corners of a neighbourhood stay short', () => {
  const circle = Array.from({ length: 100 }, (_, index): [number, number] => {
    const angle = (index / 100) * 2 * Math.PI;
    return [35.7 + 0.01 * Math.sin(angle), 139.7 + 0.012 * Math.cos(angle)];
  });
  expect(writePolygon(circle).length).toBeLessThan(450);
  expect(readPolygon(writePolygon(circle))).toHaveLength(100);
});

test.each([
  null,
  '',
  'AAAA',
  '!!',
  'ggggggggggggggggggggggggg',
  'AAAAAAA',
  'A'.repeat(202),
  `${'_'.repeat(6)}B`.repeat(6),
])('"%s" is no area', (text) => {
  expect(readPolygon(text)).toBeUndefined();
});

const triangle: Polygon = [
  [35.7, 139.7],
  [35.7, 139.72],
  [35.69984, 139.72032],
];

test('three corners are enough, and a corner may differ by nothing or by a full digit', () => {
  expect(readPolygon(writePolygon(triangle))).toEqual(triangle);
});

test.each([
  ['a sign that is none', (text: string) => `${text.slice(0, -1)}!`],
  ['one number too many', (text: string) => `${text}A`],
  ['an open number at its end', (text: string) => `${text}g`],
  ['a number that is longer than it may be', (text: string) => `${text}${'g'.repeat(8)}AA`],
])('an area with %s is none', (_fault, change) => {
  expect(readPolygon(change(writePolygon(triangle)))).toBeUndefined();
});

test.each<[number, number, boolean]>([
  [90, 180, true],
  [-90, -180, true],
  [90.001, 0, false],
  [-90.001, 0, false],
  [0, 180.001, false],
  [0, -180.001, false],
])('a corner at %s, %s is on the earth: %s', (lat, lon, isThere) => {
  const polygon: Polygon = [
    [0, 0],
    [lat, lon],
    [1, 1],
  ];
  expect(readPolygon(writePolygon(polygon)) !== undefined).toBe(isThere);
});
