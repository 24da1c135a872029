import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followMapTiles } from './map-tiles.ts';

const SITE_ORIGIN = 'https://www.example.jp';
const named = {
  MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: '© Example',
  SITE_ORIGIN,
};

/** The tiles before and after the first try. */
async function firstAfter(settings: typeof named, isThere: boolean) {
  const tryTiles = jest.fn(async () => isThere);
  const read = followMapTiles(settings, tryTiles);
  const before = read();
  await Promise.resolve();
  expect(tryTiles).toHaveBeenCalledTimes(1);
  return { before, after: read() };
}

test('browsers get the service of the configuration when it answers', async () => {
  const after = { url: named.MAP_TILES_URL, attribution: named.MAP_TILES_ATTRIBUTION };
  expect(await firstAfter(named, true)).toEqual({ before: null, after });
});

test('without an answer of the service the own map is all', async () => {
  expect(await firstAfter(named, false)).toEqual({ before: null, after: null });
});

test('none is tried or named when it is off', () => {
  const tryTiles = jest.fn();
  expect(followMapTiles({ ...named, MAP_TILES_URL: 'off' }, tryTiles)()).toBeNull();
  expect(tryTiles).not.toHaveBeenCalled();
});

test('a service that answers pages of the site alone answers its server', async () => {
  const asked: (string | undefined)[] = [];
  const service = createServer(({ headers, url }, answer) => {
    asked.push(url);
    answer
      .writeHead(headers.referer === `${SITE_ORIGIN}/` && headers.origin === SITE_ORIGIN ? 200 : 403)
      .end();
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/{z}/{x}/{y}.png`;
  const read = followMapTiles({ ...named, MAP_TILES_URL: url });
  while (read() === null) await new Promise(setImmediate);
  expect(read()).toEqual({ url, attribution: named.MAP_TILES_ATTRIBUTION });
  expect(asked).toEqual(['/10/909/403.png']);
  service.close();
});
