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

test.each([
  ['7660001', '仲多度郡琴平町', ['']],
  ['4090211', '北都留郡小菅村', ['']],
  ['7614101', '小豆郡土庄町', ['甲', '乙']],
  ['4411324', '新城市', ['井道', '奥井道', '内井道']],
  ['0287917', '九戸郡洋野町', ['種市']],
  ['0295503', '和賀郡西和賀町', ['穴明']],
  ['5220317', '犬上郡多賀町', ['一円']],
])('the remarks of the postal table about %s are no town', async (zip_code, city_name, towns) => {
  const found = await ask('address/detail', { zip_code });
  expect(found).toEqual(
    towns.map((town_name) => expect.objectContaining({ city_name, town_name, block: '' })),
  );
});

test.each([
  ['113-8654', '文京区', '本郷', '7丁目3-1'],
  ['169-8050', '新宿区', '西早稲田', '1丁目6-1'],
  ['163-8001', '新宿区', '西新宿', '2丁目8-1'],
])('%s is the address of an office', async (zip_code, city_name, town_name, block) => {
  expect(await ask('address/detail', { zip_code })).toEqual([
    expect.objectContaining({ city_name, town_name, block }),
  ]);
});

test.each([
  ['183-8509', '府中市'],
  ['174-8631', '板橋区'],
  ['734-8553', '広島市南区'],
  ['259-1293', '平塚市'],
  ['903-0299', '中頭郡西原町'],
])('the office of %s is not known: it is in %s', async (zip_code, city_name) => {
  expect(await ask('address/detail', { zip_code })).toEqual([
    expect.objectContaining({ city_name, town_name: '', town_kana: '', block: '' }),
  ]);
});

test.each(['1699998', '999-8999', '1832001'])('nothing follows from %s', async (zip_code) => {
  expect(await ask('address/detail', { zip_code })).toEqual([]);
});

/** Every kind of remark that the postal table of Japan Post has about towns, by its words. */
const REMARKS =
  '次に|場合|以上|以下|以外|除く|その他|その他|掲載|区域|番地|地割|及び|または|全域|以降|、|〜|～|「|」|（|）|[()]|一円$';
/** Towns that are called so. */
const NAMES = ['江田島町国有無番地', '一円', '以下宿町'];

test('no town of the postal table is a remark, a list or a span', async () => {
  const { rows } = await backend.pool.query<{ town_name: string }>(
    "select distinct town_name from postal_town where block = '' and town_name ~ $1",
    [REMARKS],
  );
  expect(rows.map(({ town_name }) => town_name).toSorted()).toEqual(NAMES.toSorted());
});

test('an unknown zip code is an empty list, and a malformed one is refused', async () => {
  expect(await ask('address/detail', { zip_code: '0000000' })).toEqual([]);
  const { statusCode, body } = await backend.call('address/detail', { zip_code: '123' });
  expect([statusCode, body.errors[0].message]).toEqual([400, '郵便番号は7桁の数字で入力してください。']);
  expect((await backend.call('address/city/list', { prefecture_id: 48 })).body.errors).toMatchObject([
    { code: 'range' },
  ]);
});
