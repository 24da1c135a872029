import { nameSpots } from './name-spots.ts';

test('of many shops in one place no two have the same name', () => {
  const spots = Array.from({ length: 150 }, (_, index) => ({
    name: index % 2 === 0 ? '書店' : 'カフェ',
    lat: 35.7 + (index % 12) / 1000,
    lon: 139.7 + (index % 7) / 1000,
  }));
  nameSpots(spots);
  expect(new Set(spots.map(({ name }) => name)).size).toBe(spots.length);
  for (const { name } of spots) expect(name).toMatch(/^[ぁ-ん]+(書店|カフェ)([23]号店)?（サンプル）$/);
});
