import { rangePoint, readRange } from './range-point.ts';

test.each([
  [
    { lat: '35.709', lon: '139.72', dis: '3' },
    { point: { lat: 35.709, lon: 139.72 }, km: 3 },
  ],
  [{ dis: '10' }, { km: 10 }],
  [{ lat: '5' }, { km: 5 }],
  [
    { lat: '35', lon: '139' },
    { point: { lat: 35, lon: 139 }, km: undefined },
  ],
  [{}, {}],
])('%j is a range', (params, range) => {
  expect(readRange(params)).toEqual(range);
});

test.each([
  { lat: 'a', lon: '139', dis: '3' },
  { lat: '35', lon: '139', dis: '4' },
  { lat: '48.8', lon: '2.3', dis: '3' },
  { lat: '35', lon: '139', dis: '1e1' },
  { dis: '0' },
  { dis: '3.5' },
  { dis: '-1' },
])('%j is refused', (params) => {
  expect(readRange(params)).toBeNull();
});

test('a point abroad cannot be searched around', () => {
  expect(rangePoint(48.85, 2.35)).toBeNull();
  expect(rangePoint(26.21, 127.68)).toEqual({ lat: 26.21, lon: 127.68 });
});
