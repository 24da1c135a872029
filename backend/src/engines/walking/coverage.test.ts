import { measureArea } from './coverage.ts';

test('the streets of 新宿・高田馬場 and of the block beside it hang together, over the border too', () => {
  const { totalKm, share } = measureArea({ x: 3637, y: 1612 }, { x: 3638, y: 1612 });
  expect(totalKm).toBeGreaterThan(4000);
  expect(share).toBeGreaterThan(0.97);
});
