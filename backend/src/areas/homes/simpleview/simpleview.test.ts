import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { formatDate } from '@gakumado/shared/format';
import { mintSimpleview } from '#commands/simpleview/mint-simpleview.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { makeSimpleviewKey } from './simpleview-key.ts';

let backend: TestApp;
let estate: { estate_id: number; pref_id: number; shop_id: number; name: string };

beforeAll(async () => {
  backend = await withTestApp();
  const { body } = await backend.call('estate/list', { with_facets: 0 });
  estate = (await backend.call('estate/detail', { estate_id: body.result[0].estate_id })).body.result;
});
afterAll(() => backend.close());

const detail = (body: object) => backend.call('estate/simpleview/detail', body);
const keyOf = (path: string) => path.split('/').at(-2) ?? '';
const mint = async (days = 30, shopId?: number) =>
  keyOf((await mintSimpleview(backend.db, { estateId: estate.estate_id, shopId, days })).path);

test('the key that staff hand over opens the estate, with the shop that answers for it', async () => {
  const other = (await backend.call('shop/list')).body.result.find(
    ({ shop_id }: { shop_id: number }) => shop_id !== estate.shop_id,
  );
  const { estate_id, pref_id } = estate;
  const random_key = await mint(30, other.shop_id);
  for (const request of [
    { random_key },
    { random_key, estate_id, pref_id },
    { random_key, pref_id: String(pref_id) },
  ])
    expect((await detail(request)).body).toMatchObject({
      status: 200,
      result: {
        estate: { estate_id, name: estate.name },
        shop: { shop_id: other.shop_id, tel: other.tel },
        expires_on: addDays(todayInJapan(), 29),
      },
    });
});

test('a link says for whom and how long it is; without a shop it is the one that lets the estate', async () => {
  const { path, summary } = await mintSimpleview(backend.db, {
    estateId: estate.estate_id,
    shopId: undefined,
    days: 1,
  });
  expect(path).toMatch(new RegExp(String.raw`^/simpleview/[a-z]+/${estate.estate_id}/[\w-]{8,60}/$`));
  expect(summary).toContain(estate.name);
  expect(summary).toContain(`${formatDate(todayInJapan())}まで`);
  expect((await detail({ random_key: keyOf(path) })).body.result.shop.shop_id).toBe(estate.shop_id);
});

test('the longest key has 60 characters at most', async () => {
  const last = 2_147_483_647;
  const key = await makeSimpleviewKey(backend.db, {
    estate_id: last,
    shop_id: last,
    expires_on: '2099-12-31',
  });
  expect(key.length).toBeLessThanOrEqual(60);
  expect((await detail({ random_key: key })).statusCode).toBe(404);
});

test('an altered key, or one for another estate or prefecture, is a 404 with a telephone number', async () => {
  const random_key = await mint();
  const { estate_id, pref_id } = estate;
  const altered = [
    { random_key: `${Number(random_key[0]) === 9 ? 1 : 9}${random_key.slice(1)}` },
    { random_key: random_key.slice(0, -1) },
    { random_key: random_key.replace(/-20\d\d/, '-2099') },
    { random_key: random_key.replace('-', '.') },
    { random_key: 'Ab3dEf5h' },
    { random_key, estate_id: estate_id + 1 },
    { random_key, pref_id: pref_id === 1 ? 2 : 1 },
  ];
  for (const request of altered) {
    const { statusCode, body } = await detail(request);
    expect({ request, statusCode, errors: body.errors }).toEqual({
      request,
      statusCode: 404,
      errors: [
        { field: 'random_key', code: 'not_found', message: expect.stringMatching(/0120-\d{3}-\d{3}/) },
      ],
    });
  }
});

test('after its last day a key is a 404 that names the shop and its number', async () => {
  const yesterday = addDays(todayInJapan(), -1);
  const shop = (await backend.call('shop/detail', { shop_id: estate.shop_id })).body.result;
  const random_key = await makeSimpleviewKey(backend.db, { ...estate, expires_on: yesterday });
  const { statusCode, body } = await detail({ random_key });
  expect(statusCode).toBe(404);
  expect(body.errors).toEqual([{ field: 'random_key', code: 'expired', message: expect.any(String) }]);
  for (const part of [formatDate(yesterday), shop.shop_name, shop.tel])
    expect(body.errors[0].message).toContain(part);
});

test.each([
  [{ estateId: 1 }, '物件がありません：1'],
  [{ shopId: 9999 }, '店舗がありません：9999'],
])('no link is made for %o', async (wanted, message) => {
  await expect(
    mintSimpleview(backend.db, { estateId: estate.estate_id, days: 1, shopId: undefined, ...wanted }),
  ).rejects.toThrow(message);
});
