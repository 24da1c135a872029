import type { ListedShop } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { findOpenings } from '../shop-calendar/shop-openings.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (body: object = {}): Promise<ListedShop[]> =>
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
  // The more of the words, the earlier; each alone is enough.
  ['新宿　横浜駅', ['新宿店', '横浜店', '高田馬場店']],
  ['西口 ヨコハマ', ['横浜店']],
  ['よこはま', ['横浜店']],
  ['ｻｯﾎﾟﾛ', ['札幌店']],
  ['大阪駅', ['梅田店']],
  ['梅田駅の近く', ['梅田店']],
  ['早稲田大学', ['新宿店', '高田馬場店']],
  ['大学 仙台店', ['仙台店']],
  // Short names and readings of schools, before addresses that have the same letters (東大通).
  ['東大', ['渋谷店']],
  ['北大', ['札幌店']],
  ['けいおうぎじゅく', ['新宿店']],
  ['仙台の店', ['仙台店']],
  // Regions by name and slug, prefectures in Latin letters.
  ['東北', ['仙台店', '盛岡店']],
  ['九州地方', ['福岡天神店', '熊本店', '鹿児島店']],
  ['関西', ['梅田店', '草津店', '京都店', '天王寺店', '神戸三宮店']],
  ['ＫＹＯＴＯ', ['京都店']],
  // Places without a shop find the shops that advise there.
  ['沖縄県', ['鹿児島店', '熊本店', '福岡天神店']],
  ['那覇', ['鹿児島店', '熊本店', '福岡天神店']],
  ['青森', ['盛岡店', '仙台店']],
  ['奈良', ['天王寺店', '梅田店', '神戸三宮店']],
  // As cards print them.
  ['〒160', ['新宿店']],
  ['160-0023', ['新宿店']],
  ['0120-000-204', ['新宿店']],
  // Stations and schools around.
  ['博多', ['福岡天神店']],
  ['はかた', ['福岡天神店']],
  ['なんば', ['梅田店', '天王寺店']],
  ['神戸三ノ宮', ['神戸三宮店']],
  ['明大', ['新宿店']],
  ['新宿店はどこですか？', ['新宿店']],
])('the keyword %s finds its shops, the best first', async (keyword, names) => {
  const found = (await list({ keyword })).map(({ shop_name }) => shop_name);
  expect(found.slice(0, names.length).toSorted()).toEqual(names.toSorted());
  expect(found[0]).toBe(names[0]);
});

test('a region finds all of its shops before others', async () => {
  const shops = await list();
  const kanto = shops.filter(({ area_slug }) => area_slug === 'kanto').map(({ shop_id }) => shop_id);
  for (const keyword of ['関東', 'kanto', '関東地方']) {
    const found = (await list({ keyword })).map(({ shop_id }) => shop_id);
    expect(found.slice(0, kanto.length).toSorted()).toEqual(kanto.toSorted());
  }
});

test.each(['キッズスペース', '車いす', 'オンライン'])(
  '%s finds the shops that have it, and the answer is that of every list',
  async (keyword) => {
    const found = await list({ keyword });
    const all = await list();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    for (const shop of found) expect(all).toContainEqual(shop);
  },
);

test('a keyword that no shop has finds none, and one without a word finds all', async () => {
  expect(await list({ keyword: '月面基地' })).toEqual([]);
  expect(await list({ keyword: '駐車場' })).toEqual([]);
  expect(await list({ keyword: '　' })).toEqual(await list());
});

test.each(['名古屋駅', '名古屋'])(
  '%s finds no shop beside a school of that name elsewhere',
  async (keyword) => {
    const found = await list({ keyword });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ m_prefecture_id }) => m_prefecture_id !== 23)).toEqual([]);
  },
);

test('a weekday finds the shops that are open on it', async () => {
  const closed = (await list()).filter(({ regular_holiday_text }) => regular_holiday_text?.includes('木曜'));
  const open = await list({ keyword: '木曜 営業' });
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBe((await list()).length - closed.length);
});

test('a shop says whether it is open today, and when next', async () => {
  const [shop] = await list({ keyword: '札幌店' });
  const days = (await backend.call('shop/calendar', { shop_id: shop?.shop_id })).body.result;
  const [today, ...later] = days;
  expect(shop?.opening.today).toEqual({
    is_open: today.is_open,
    open_time: today.open_time,
    close_time: today.close_time,
    note: today.is_open ? null : today.note,
  });
  const next = later.find((day: { is_open: boolean }) => day.is_open);
  expect(shop?.opening.next).toEqual({ date: next.date, open_time: next.open_time });
  const { body } = await backend.call('shop/detail', { shop_id: shop?.shop_id });
  expect(body.result.opening).toEqual(shop?.opening);
});

test('a shop on a day of its holidays opens after all of them', async () => {
  const openings = await findOpenings(backend.db, [1, 999_999], '2026-12-30');
  expect([...openings.keys()]).toEqual([1]);
  expect(openings.get(1)).toMatchObject({
    today: { is_open: false, open_time: null, note: '年末年始休業' },
    next: { date: expect.stringMatching(/^2027-01-0[4-9]$/) },
  });
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
    is_sample: true,
  });
  const { handled_schools: schools, handled_school_names: names } = body.result;
  expect(schools.map(({ school_name }: { school_name: string }) => school_name)).toEqual(names);
  expect(schools[0]).toEqual({ school_name: names[0], school_id: expect.any(Number) });
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
    images: ['inside', 'outside', 'seat'].map((view) =>
      expect.objectContaining({ path: `/images/pictures/shop-04-${view}.webp`, width: 960, height: 640 }),
    ),
    recommended_areas: expect.any(Array),
    recommended_cities: expect.any(Array),
    recommended_estate_ids: others,
  });
  const { recommended_areas: areas, recommended_cities: cities } = body.result;
  expect(cities.map(({ name }: { name: string }) => name)).toEqual(areas);
  expect(cities).toContainEqual({ name: '新宿区', city_id: 13_104, prefecture_id: 13 });
  const { body: recommended } = await backend.call('estate/list', { recommended_by: 4 });
  expect(recommended.result.map(({ estate_id }: { estate_id: number }) => estate_id)).toEqual(others);
  expect((await backend.call('estate/list', { recommended_by: 999_999 })).body.result).toEqual([]);
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
    image_path: '/images/pictures/staff-40.webp',
    message: expect.any(String),
    languages: expect.arrayContaining(['日本語']),
    hobby: expect.any(String),
  });
  expect((await backend.call('shop/staff/list', { shop_id: 999_999 })).body.result).toEqual([]);
  expect((await backend.call('shop/staff/list', { shop_id: 'x' })).statusCode).toBe(400);
});
