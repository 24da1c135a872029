import type { Shop } from '@gakumado/shared/contract';
import { withTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

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

test.each([
  [{ lat: 35 }, 'lon'],
  [{ lon: 139 }, 'lat'],
])('half a place, %j, is no place', async (body, field) => {
  expect((await backend.call('shop/list', body)).body.errors).toMatchObject([{ field, code: 'required' }]);
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

test('how a shop introduces itself, with open estates only', async () => {
  const { rows } = await backend.pool.query(
    'select recommended_estate_ids as ids from shop where shop_id = 4',
  );
  const [hidden, ...others] = rows[0].ids;
  await backend.pool.query('update estate set status = 2 where estate_id = $1', [hidden]);
  const { body } = await backend.call('shop/introduction', { shop_id: '4' });
  expect(body.result).toEqual({
    shop_id: 4,
    title: expect.stringMatching(/./),
    message_html: expect.stringMatching(/^<(p|h2)>/),
    images: [],
    recommended_areas: expect.any(Array),
    recommended_estate_ids: others,
  });
  expect((await backend.call('shop/introduction', { shop_id: 999_999 })).statusCode).toBe(404);
  expect((await backend.call('shop/introduction', {})).body.errors).toMatchObject([
    { field: 'shop_id', code: 'required' },
  ]);
});

test('the staff of a shop', async () => {
  const { body } = await backend.call('shop/staff/list', { shop_id: 4 });
  expect(body.result.map(({ position }: { position: string }) => position)).toEqual([
    '店長',
    'リーダー',
    'アドバイザー',
  ]);
  expect(body.result[0]).toEqual({
    staff_id: 40,
    name: expect.stringMatching(/ /),
    kana: expect.stringMatching(/^[ァ-ヶー]+ [ァ-ヶー]+$/),
    position: '店長',
    image_path: null,
    message: expect.any(String),
    languages: expect.arrayContaining(['日本語']),
    hobby: expect.any(String),
  });
  expect((await backend.call('shop/staff/list', { shop_id: 999_999 })).body.result).toEqual([]);
  expect((await backend.call('shop/staff/list', { shop_id: 'x' })).statusCode).toBe(400);
});
