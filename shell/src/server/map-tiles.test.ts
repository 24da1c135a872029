import { gsiTiles } from '@gakumado/shared/map-tiles';
import { followMapTiles } from './map-tiles.ts';

const byDefault = { MAP_TILES_URL: gsiTiles.url, MAP_TILES_ATTRIBUTION: '' };

/** What the first page names after the first try. */
async function firstAfter(isThere: boolean) {
  const tryTiles = jest.fn(async () => isThere);
  const read = followMapTiles(byDefault, tryTiles);
  const before = read();
  await Promise.resolve();
  expect(tryTiles).toHaveBeenCalledTimes(1);
  return { before, after: read() };
}

test('browsers get 地理院タイル when they answer', async () => {
  expect(await firstAfter(true)).toEqual({ before: null, after: gsiTiles });
});

test('without an answer the own map is all', async () => {
  expect(await firstAfter(false)).toEqual({ before: null, after: null });
});

test('a service of the configuration is named without a try, and none when it is off', () => {
  const tryTiles = jest.fn();
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png';
  expect(followMapTiles({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Example' }, tryTiles)()).toEqual({
    url,
    attribution: '© Example',
  });
  expect(followMapTiles({ MAP_TILES_URL: 'off', MAP_TILES_ATTRIBUTION: '' }, tryTiles)()).toBeNull();
  expect(tryTiles).not.toHaveBeenCalled();
});
