import sharp from 'sharp';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { breakLines, pathOf, widthOf } from '#platform/written-text.ts';

let backend: TestApp;
let estateId: number;

beforeAll(async () => {
  backend = await withTestApp();
  estateId = (await backend.call('estate/list', { with_facets: 0 })).body.result[0].estate_id;
});
afterAll(() => backend.close());

const get = (file: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url: `/images/previews/${file}`, headers });

const change = (column: 'name' | 'status' | 'estate_image_path', value: unknown) =>
  backend.pool.query(`update estate set ${column} = $2 where estate_id = $1`, [estateId, value]);

test('the picture of an estate for previews of links, and a 304 for who has it', async () => {
  const answer = await get(`${estateId}.jpg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const known = await get(`${estateId}.jpg`, { 'if-none-match': String(answer.headers.etag) });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
});

test('it is another one when what it says has changed', async () => {
  const before = (await get(`${estateId}.jpg`)).headers.etag;
  const { rows } = await backend.pool.query('select name from estate where estate_id = $1', [estateId]);
  await change('name', '新しい名前の学生会館');
  expect((await get(`${estateId}.jpg`)).headers.etag).not.toBe(before);
  await change('name', rows[0].name);
  expect((await get(`${estateId}.jpg`)).headers.etag).toBe(before);
});

test.each(['/images/pictures/nothing.webp', 'https://elsewhere.example/a.jpg', ''])(
  'an estate without its photograph (%s) has a preview all the same',
  async (path) => {
    const { rows } = await backend.pool.query('select estate_image_path from estate where estate_id = $1', [
      estateId,
    ]);
    await change('estate_image_path', path);
    expect((await get(`${estateId}.jpg`)).statusCode).toBe(200);
    await change('estate_image_path', rows[0].estate_image_path);
  },
);

test('an estate that is unknown has none', async () => {
  for (const file of ['999999999.jpg', '0.jpg', `${estateId}.png`, `${estateId}`, '99999999999.jpg']) {
    expect((await get(file)).statusCode).toBe(404);
  }
});

test('one that is no longer let has another picture, which says so', async () => {
  const open = (await get(`${estateId}.jpg`)).headers.etag;
  await change('status', 2);
  const closed = await get(`${estateId}.jpg`);
  await change('status', 1);
  expect([closed.statusCode, closed.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(closed.headers.etag).not.toBe(open);
});

test('Japanese is drawn without a typeface of the machine', () => {
  const drawn = (text: string) => pathOf(text, 0, 100, 40, 'bold');
  expect(drawn('早稲田')).toMatch(/^M[\d.]/);
  expect(drawn('早稲田')).not.toBe(drawn('早稲畑'));
  expect(drawn('🏠')).toBe('');
});

test('a long name is broken between words, and cut with … where there is no more room', () => {
  const look = { width: 400, size: 40, weight: 'bold', maxLines: 2 } as const;
  const lines = breakLines('カレッジコート早稲田イーストタワー学生会館', look);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line, 40, 'bold')).toBeLessThanOrEqual(400);
  expect(breakLines('東西線 早稲田駅 徒歩4分', { ...look, maxLines: 3 }).join('')).toBe(
    '東西線 早稲田駅 徒歩4分',
  );
});
