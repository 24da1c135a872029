import { gunzipSync } from 'node:zlib';
import { MAP_TILES_INDEX } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let template = '';

beforeAll(async () => {
  backend = await withTestApp();
  const index = await backend.app.inject(MAP_TILES_INDEX);
  template = index.json().tiles[0];
});
afterAll(() => backend.close());

const get = (z: number | string, x: number | string, y: number | string, headers = {}) =>
  backend.app.inject({
    url: template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`),
    headers,
  });

/** 新宿. */
const SHINJUKU = [14, 14_549, 6_451] as const;

test('the index names tiles of this version, and is asked for again soon', async () => {
  const answer = await backend.app.inject(MAP_TILES_INDEX);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  expect(answer.json()).toMatchObject({ tilejson: '3.0.0', minzoom: 5, maxzoom: 14 });
  expect(template).toMatch(/^\/map-tiles\/[0-9a-f]{16}-\d+\/\{z\}\/\{x\}\/\{y\}$/);
});

test('a tile is kept for ever by browsers, and is compressed where they can read that', async () => {
  const packed = await get(...SHINJUKU, { 'accept-encoding': 'gzip, br' });
  expect([packed.statusCode, packed.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    },
  ]);
  const plain = await get(...SHINJUKU);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload).toEqual(gunzipSync(packed.rawPayload));
  expect(plain.rawPayload.length).toBeGreaterThan(10_000);
});

test('another version gets what there is, which nobody keeps', async () => {
  const answer = await backend.app.inject(`/map-tiles/0123456789abcdef-0/${SHINJUKU.join('/')}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  expect(answer.rawPayload).toEqual((await get(...SHINJUKU)).rawPayload);
});

test('many visitors at once get the same tiles', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_none, index) => get(14, 14_549 + (index % 4), 6_451)),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
});

test('on the sea there is an empty tile', async () => {
  const answer = await get(14, 14_600, 6_700, { 'accept-encoding': 'gzip' });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.each([
  [4, 14, 6],
  [15, 29_099, 12_903],
  [14, 16_384, 0],
  [14, 0, 16_384],
  [5, 32, 0],
])('there is no tile %s/%s/%s', async (z, x, y) => {
  const answer = await get(z, x, y);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 404, result: null }]);
});

test.each([
  ['z', 'a', 1, 1],
  ['z', '-5', 1, 1],
  ['x', 14, '1.5', 1],
  ['y', 14, 1, '1e3'],
  ['y', 14, 1, '9999999'],
])('%s of %s/%s/%s is no number of a tile', async (field, z, x, y) => {
  const answer = await get(z, x, y);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 400, errors: [{ field }] }]);
});
