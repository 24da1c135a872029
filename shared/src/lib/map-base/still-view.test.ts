import { placeOn, stillViewOf } from './still-view.ts';

const waseda = { lat: 35.7057, lon: 139.7213 };
const shinjuku = { lat: 35.6896, lon: 139.7006 };
const osaka = { lat: 34.7025, lon: 135.4959 };

test('a single place is in the middle, from near', () => {
  const view = stillViewOf([waseda], 'wide')!;
  expect(view).toEqual({ ...waseda, zoom: 15 });
  expect(placeOn(view, 'wide', waseda)).toEqual([50, 50]);
});

test.each([
  [[waseda, shinjuku], 'wide'],
  [[waseda, shinjuku], 'tall'],
  [[waseda, shinjuku, osaka], 'wide'],
] as const)('all places are on the picture, away from its edges (%#)', (places, shape) => {
  const view = stillViewOf(places, shape)!;
  for (const place of places)
    for (const part of placeOn(view, shape, place)) {
      expect(part).toBeGreaterThanOrEqual(14);
      expect(part).toBeLessThanOrEqual(86);
    }
});

test('east is right and north is up, in the px of maps with tiles of 512 px', () => {
  const view = { ...waseda, zoom: 15 };
  // 100 m to the east and to the north; a px is 1.94 m there.
  const [left, top] = placeOn(view, 'wide', {
    lat: waseda.lat + 100 / 111_195,
    lon: waseda.lon + 100 / 90_320,
  });
  expect((left - 50) * 6.4).toBeCloseTo(51.6, 0);
  expect((50 - top) * 3.6).toBeCloseTo(51.6, 0);
});

test('without a place there is no view', () => {
  expect(stillViewOf([], 'wide')).toBeUndefined();
});
