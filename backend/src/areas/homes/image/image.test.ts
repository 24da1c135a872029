import type { Image } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

test('pictures of an estate, all or of one category', async () => {
  const estate = (await backend.call('estate/list')).body.result[0];
  const all: Image[] = (await backend.call('image/list', { estate_id: estate.estate_id })).body.result;
  expect(all).toHaveLength(estate.image_count);
  expect(all[0]?.path).toBe(estate.estate_image_path);
  const plans: Image[] = (await backend.call('image/list', { estate_id: estate.estate_id, category: 3 })).body
    .result;
  expect(plans).toEqual(all.filter((image) => image.category === 3));
});

test('pictures of a shop', async () => {
  const pictures = [1, 4].map((category) => ({
    path: '/images/pictures/a.webp',
    category,
    caption: '',
    width: 960,
    height: 640,
  }));
  await backend.pool.query('update shop set images = $1 where shop_id = 1', [JSON.stringify(pictures)]);
  expect((await backend.call('image/list', { shop_id: 1, category: 4 })).body.result).toEqual([
    { ...pictures[1], image_id: 2, sort_no: 2 },
  ]);
});

test('exactly one owner is needed', async () => {
  expect((await backend.call('image/list', {})).body.errors).toMatchObject([
    { field: 'estate_id', code: 'required' },
  ]);
  expect((await backend.call('image/list', { estate_id: 1, shop_id: 1 })).body.errors).toMatchObject([
    { code: 'conflict', message: 'どちらか一方を指定してください。' },
  ]);
});
