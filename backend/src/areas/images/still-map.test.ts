import { readFileSync } from 'node:fs';
import { stillMapPath } from '@gakumado/shared/vocabulary';
import sharp from 'sharp';
import { drawStillMap } from '#engines/map-tiles/still-map.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const get = (url: string, headers = {}) => backend.app.inject({ method: 'GET', url, headers });

/** The colours of the map, by their names. */
const sheet = readFileSync(new URL('../../../../shared/src/lib/map/map.module.css', import.meta.url), 'utf8');
const colorOf = (name: string) => {
  const hex = new RegExp(`--map-${name}: #([0-9a-f]{6});`).exec(sheet)![1]!;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
};

/** The part of a picture that has a colour of the map, as exact as WebP is. */
async function partOf(url: string, color: string): Promise<number> {
  const answer = await get(`${url}?w=640&fm=webp`);
  expect(answer.statusCode).toBe(200);
  const { data, info } = await sharp(answer.rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = colorOf(color);
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, index) => Math.abs(data[at + index]! - value) <= 4)) count += 1;
  return count / (info.width * info.height);
}

test('a picture shows the streets, the ground and the water that are there', async () => {
  const bay = stillMapPath('wide', 14, { lat: 35.58, lon: 139.85 });
  expect(await partOf(bay, 'water')).toBeGreaterThan(0.95);
  // 早稲田: streets, campuses and no water, at the edges of its tiles neither.
  const waseda = stillMapPath('wide', 15, { lat: 35.7045, lon: 139.7213 });
  expect(await partOf(waseda, 'street')).toBeGreaterThan(0.015);
  expect(await partOf(waseda, 'campus')).toBeGreaterThan(0.02);
  expect(await partOf(waseda, 'main')).toBeGreaterThan(0.02);
  expect(await partOf(waseda, 'water')).toBeLessThan(0.01);
  // The whole country: as much sea as land.
  const country = stillMapPath('wide', 4, { lat: 35.5, lon: 136 });
  expect(await partOf(country, 'water')).toBeGreaterThan(0.5);
  expect(await partOf(country, 'land')).toBeGreaterThan(0.03);
  // 長瀞, where the streets are not known: land, not sea.
  expect(await partOf(stillMapPath('wide', 15, { lat: 36.09, lon: 139.11 }), 'land')).toBeGreaterThan(0.5);
});

test('no outline follows the edges of tiles', () => {
  const drawing = drawStillMap({ lat: 35.7045, lon: 139.7213, zoom: 15, shape: 'wide' });
  expect(drawing).toContain(`rgba(${colorOf('street').join(',')},1)`);
  expect(drawing).not.toContain(`rgba(${colorOf('coast').join(',')},1)`);
});

test('a picture has its size, and a browser that has it gets no second one', async () => {
  const path = `${stillMapPath('tall', 14, { lat: 34.7025, lon: 135.4959 })}?w=320&q=60`;
  const first = await get(path, { accept: 'image/webp' });
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    vary: expect.stringContaining('Accept'),
  });
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 320, height: 480 });
  const again = await get(path, { accept: 'image/webp', 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['no shape of ours', 'round_15_35.7057_139.7213.webp'],
  ['another zoom', 'wide_18_35.7057_139.7213.webp'],
  ['a place abroad', 'wide_15_48.8584_002.2945.webp'],
  ['more decimals than any page writes', 'wide_15_35.70571_139.72131.webp'],
  ['no number', 'wide_15_abc_139.7213.webp'],
  ['a way out of the folder', '..%2Fwide_15_35.7057_139.7213.webp'],
])('there is no picture of %s', async (_what, file) => {
  expect((await get(`/images/stills/${file}`)).statusCode).toBe(404);
});

test('sizes that no page asks for are refused', async () => {
  const answer = await get(`${stillMapPath('wide', 15, { lat: 35.7, lon: 139.7 })}?w=5000`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'w', code: 'range' }] });
});
