import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const ask = async (path: string, body: object = {}) => (await backend.call(path, body)).body.result;

test('47 prefectures in the order of their ids, with their estates', async () => {
  const prefectures = await ask('address/prefecture/list');
  expect(prefectures).toHaveLength(47);
  expect(prefectures[12]).toMatchObject({
    prefecture_id: 13,
    name_kana: '東京都',
    name: 'tokyo',
    area_slug: 'kanto',
    is_open: true,
  });
  const counts = prefectures.map((prefecture: { estate_count: number }) => prefecture.estate_count);
  const { body } = await backend.call('estate/list', { count_only: 1 });
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.total_count);
});

test('a short list comes whole, or the page that is asked for', async () => {
  const { body: whole } = await backend.call('address/prefecture/list');
  expect(whole).toMatchObject({ total_count: 47, page: 1, limit: 47 });
  const { body: page } = await backend.call('address/prefecture/list?page=2&limit=20');
  expect(page).toMatchObject({ total_count: 47, page: 2, limit: 20 });
  expect(page.result).toEqual(whole.result.slice(20, 40));
  const { body: past } = await backend.call('address/prefecture/list?page=9&limit=20');
  expect(past).toMatchObject({ total_count: 47, result: [] });
});

test('the ten closed prefectures of the specification', async () => {
  const closed = await ask('address/prefecture/list', { is_open: 0 });
  expect(closed.map((prefecture: { prefecture_id: number }) => prefecture.prefecture_id)).toEqual([
    2, 6, 7, 9, 19, 21, 30, 31, 32, 39,
  ]);
});

test('cities and wards of a prefecture, those without estates included', async () => {
  const cities: { city_name: string; estate_count: number }[] = await ask('address/city/list', {
    prefecture_id: '13',
  });
  expect(cities.length).toBeGreaterThan(50);
  expect(cities.find((city) => city.city_name === '新宿区')?.estate_count).toBeGreaterThan(0);
  expect(cities.some((city) => city.estate_count === 0)).toBe(true);
});

test.each(['1690051', '169-0051', '１６９－００５１', '〒169‒0051', ' １６９　００５１ ', 1_690_051])(
  'zip code %s',
  async (zip_code) => {
    expect(await ask('address/detail', { zip_code })).toEqual([
      expect.objectContaining({
        zip_code: '1690051',
        prefecture_name: '東京都',
        city_name: '新宿区',
        town_name: '西早稲田',
      }),
    ]);
  },
);

test('an unknown zip code is an empty list, and a malformed one is refused', async () => {
  expect(await ask('address/detail', { zip_code: '0000000' })).toEqual([]);
  const { statusCode, body } = await backend.call('address/detail', { zip_code: '123' });
  expect([statusCode, body.errors[0].message]).toEqual([400, '郵便番号は7桁の数字で入力してください。']);
  expect((await backend.call('address/city/list', { prefecture_id: 48 })).body.errors).toMatchObject([
    { code: 'range' },
  ]);
});
