import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;
/** Some picture of the collection. */
let picture: string;

beforeAll(async () => {
  backend = await withTestApp();
  picture =
    readdirSync(new URL('../../../seed/pictures/', import.meta.url)).find((name) => name.endsWith('.webp')) ??
    '';
});
afterAll(() => backend.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url: `/images/${path}`, headers });

test.each([
  ['webp', ''],
  ['jpeg', '&fm=jpeg'],
  ['heif', '&fm=avif&q=60'],
])('a picture as %s in a named width, kept for a year', async (format, query) => {
  const answer = await get(`pictures/${picture}?w=320${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format: madeFormat, width } = await sharp(answer.rawPayload).metadata();
  expect([madeFormat, width]).toEqual([format, 320]);
});

test("the format follows the browser's Accept, and Vary says so", async () => {
  const modern = await get(`pictures/${picture}?w=160`, { accept: 'image/avif,image/webp,*/*;q=0.8' });
  const old = await get(`pictures/${picture}?w=160`, { accept: 'image/png,image/jpeg' });
  expect([modern.headers['content-type'], old.headers['content-type']]).toEqual(['image/avif', 'image/jpeg']);
  expect([modern.headers['vary'], old.headers['vary']]).toEqual([
    expect.stringMatching(/accept/i),
    expect.stringMatching(/accept/i),
  ]);
  expect((await get(`pictures/${picture}?w=160&fm=webp`)).headers['vary'] ?? '').not.toMatch(
    /accept\b(?!-)/i,
  );
  expect(modern.headers.etag).not.toBe(old.headers.etag);
});

test('a picture is never enlarged', async () => {
  const [own, wide] = await Promise.all([get(`pictures/${picture}`), get(`pictures/${picture}?w=1280`)]);
  const { width: ownWidth } = await sharp(own.rawPayload).metadata();
  expect((await sharp(wide.rawPayload).metadata()).width).toBe(Math.min(1280, ownWidth));
});

test('a repeat comes from the cache, and is a 304 for a browser that has it', async () => {
  const first = await get(`pictures/${picture}?w=480`);
  const second = await get(`pictures/${picture}?w=480`);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const known = await get(`pictures/${picture}?w=480`, { 'if-none-match': String(first.headers.etag) });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
});

test('the floor plan of a room type', async () => {
  const { rows } = await backend.pool.query<{ roomtype_id: number }>(
    'select roomtype_id from roomtype limit 1',
  );
  const answer = await get(`floorplans/${rows[0]?.roomtype_id}.webp?w=640&fm=webp`);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 480,
  });
});

test.each([
  'pictures/nothing.webp',
  'pictures/..%2f..%2fpictures.json',
  'pictures/%2e%2e%2fkit.py',
  'pictures/kit.py',
  'floorplans/0.webp',
  'floorplans/99999999999.webp',
  'floorplans/1.svg',
  'floorplans/x.webp',
  'secrets/a.webp',
])('%s is 404', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: 404, result: null });
});

test.each(['w=641', 'w=0', 'w=abc', 'w=640&w=320', 'q=100', 'fm=gif', 'fm=../x', 'w=1e3'])(
  '%s is 400',
  async (query) => {
    const answer = await get(`pictures/${picture}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, result: null });
  },
);
