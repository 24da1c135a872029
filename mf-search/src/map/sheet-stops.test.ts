import { restingStop, stopBeside } from './sheet-stops.ts';

const heights = { low: 112, half: 300, full: 600 };

test('a sheet at rest is at the nearest stop', () => {
  expect(restingStop(heights, 190, 0)).toBe('low');
  expect(restingStop(heights, 230, 0)).toBe('half');
  expect(restingStop(heights, 480, 0)).toBe('full');
});

test('a sheet in motion goes on in its direction', () => {
  expect(restingStop(heights, 140, 1)).toBe('half');
  expect(restingStop(heights, 420, 1)).toBe('full');
  expect(restingStop(heights, 560, -1)).toBe('half');
  expect(restingStop(heights, 112, -1)).toBe('low');
});

test('a flick takes the sheet to the next stop', () => {
  expect(restingStop(heights, 130, 0.35)).toBe('half');
  expect(restingStop(heights, 320, 0.35)).toBe('full');
  expect(restingStop(heights, 580, -0.35)).toBe('half');
  expect(restingStop(heights, 600, 0.35)).toBe('full');
});

test('there is nothing beyond the ends', () => {
  expect(stopBeside('half', 1)).toBe('full');
  expect(stopBeside('full', 1)).toBeNull();
  expect(stopBeside('low', -1)).toBeNull();
});
