import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());

const get = (url: string, headers = {}) => t.app.inject({ url, headers });

test('a film is answered in the part that a player asks for', async () => {
  const part = await get('/videos/rooms-1dk.mp4', { range: 'bytes=0-99' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': expect.stringMatching(/^bytes 0-99\/\d+$/),
    'cache-control': 'public, max-age=86400',
  });
});

test('captions are text of their own kind', async () => {
  const { headers, body } = await get('/videos/rooms-1dk.vtt');
  expect(headers['content-type']).toMatch(/^text\/vtt/);
  expect(body).toMatch(/^WEBVTT\n/);
});

test('a film of the site’s own texts has its captions and its first picture beside it', async () => {
  const { rows } = await t.pool.query<{ path: string }>(
    String.raw`select distinct film[1] as path
               from content_item, regexp_matches(body::text, '(/videos/[\w-]+)\.mp4', 'g') as film`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { path } of rows) {
    const kinds = ['mp4', 'vtt', 'webp'].map(async (kind) => {
      const { statusCode, headers } = await get(`${path}.${kind}`);
      return `${statusCode} ${String(headers['content-type'])}`;
    });
    expect(await Promise.all(kinds)).toEqual([
      '200 video/mp4',
      expect.stringMatching(/^200 text\/vtt/),
      '200 image/webp',
    ]);
  }
});

test.each(['/videos/none.mp4', '/videos/..%2fbanners%2fbanners.json', '/videos/', '/videos/a.json'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('each sample film is there, with its captions', async () => {
  const { rows } = await t.pool.query<{ path: string }>(
    `select distinct video ->> kind as path
     from estate, jsonb_array_elements(videos) as video, unnest(array['file_path', 'caption_path']) as kind`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { path } of rows) expect((await get(path)).statusCode).toBe(200);
});
