import type { Shop } from '@gakumado/shared/contract';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (body: object = {}): Promise<Shop[]> =>
  (await backend.call('shop/list?limit=100', body)).body.result;

test('shops in the order of the prefectures', async () => {
  const shops = await list();
  expect(shops.length).toBeGreaterThan(5);
  const ids = shops.map((shop) => shop.m_prefecture_id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('by region, prefecture, keyword, estate and nearness', async () => {
  const shops = await list();
  const [first] = shops;
  expect(await list({ area_slug: 'kanto' })).toEqual(shops.filter((shop) => shop.area_slug === 'kanto'));
  expect(await list({ prefecture_id: first?.m_prefecture_id })).toEqual(
    shops.filter((shop) => shop.m_prefecture_id === first?.m_prefecture_id),
  );
  expect(await list({ keyword: first?.shop_name })).toContainEqual(first);
  expect((await list({ lat: first?.lat, lon: first?.lon }))[0]).toEqual(first);
  const estate = (await backend.call('estate/list')).body.result[0];
  expect((await list({ estate_id: estate.estate_id })).map((shop) => shop.shop_id)).toEqual([estate.shop_id]);
});

test('one shop', async () => {
  const [first] = await list();
  const { body } = await backend.call('shop/detail', { shop_id: first?.shop_id });
  expect(body.result).toMatchObject({
    ...first,
    description_html: expect.any(String),
    estate_count: expect.any(Number),
  });
  expect((await backend.call('shop/detail', { shop_id: 999_999 })).statusCode).toBe(404);
  expect((await backend.call('shop/detail', {})).statusCode).toBe(400);
});

test('the list needs the access key', async () => {
  const answer = await backend.call('shop/list', { access_key: 'wrong' });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field: 'access_key', code: 'access_key' }]);
});
