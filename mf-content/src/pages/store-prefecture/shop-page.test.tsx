import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import type { CalendarDay, ShopDetail, Staff } from '@gakumado/shared/contract';
import { selectShopToContact } from '@gakumado/shared/store';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { formatMonth, formatShortDay } from '@gakumado/shared/ui';
import { routes } from '../../routes.tsx';
import { areas, prefectures } from '../../testing/fixtures.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { listOf } from '../../testing/render-page.tsx';

const PATH = '/store/kanto/tokyo/?shop=4';

const picture = (name: string, caption: string) => ({
  path: `/images/pictures/${name}.webp`,
  category: 2,
  caption,
  width: 960,
  height: 640,
});

const shop: ShopDetail = {
  ...makeShop({ shop_id: 4, image_path: '/images/pictures/inside.webp' }),
  description_html: '<p>西口から歩いてすぐの店舗です。</p>',
  parking_text: '近隣の駐車場をご利用ください。',
  facility_tags: ['個室の相談席'],
  images: [picture('outside', '建物の外観'), picture('inside', '受付のある店内')],
  estate_count: 1234,
  handled_schools: [
    { school_name: '早稲田大学', school_id: 50 },
    { school_name: '西新宿学院', school_id: null },
  ],
  directions_steps: ['西口を出ます。', '交差点を渡ります。'],
};

const today = todayInJapan();
const inDays = (days: number) => addDays(today, days);

const openDay = (date: string, visit: number, video: number): CalendarDay => ({
  date,
  is_open: true,
  open_time: '10:00',
  close_time: '18:30',
  note: null,
  slots: [
    { time: '10:00', visit_remaining: 0, video_remaining: 0 },
    { time: '11:00', visit_remaining: visit, video_remaining: video },
  ],
});

/** From today on: tomorrow is closed, the day after next is booked up, the third has one kind left. */
const days: CalendarDay[] = Array.from({ length: 92 }, (_, index) => {
  const day = openDay(inDays(index), index > 2 ? 2 : 0, index > 3 ? 1 : 0);
  if (index !== 1) return day;
  return { ...day, is_open: false, open_time: null, close_time: null, note: '夏季休業', slots: [] };
});

const staff: Staff[] = [
  {
    staff_id: 40,
    name: '見本 彩香',
    kana: 'ミホン アヤカ',
    position: '店長',
    image_path: '/images/pictures/staff-40.webp',
    message: '歩いて確かめたことをお伝えします。',
    languages: ['日本語', '英語'],
    hobby: '登山',
  },
];

const introduction = {
  shop_id: 4,
  title: '路線の多い街で',
  message_html: '<p>条件を三つに絞ります。</p>',
  images: [],
  recommended_areas: ['新宿区', '川の向こう'],
  recommended_cities: [
    { name: '新宿区', city_id: 13104, prefecture_id: 13 },
    { name: '川の向こう', city_id: null, prefecture_id: null },
  ],
  recommended_estate_ids: [],
};

const answers = {
  'content/area': listOf(areas),
  'content/prefecture': listOf(prefectures),
  'shop/list': [makeShop({})],
  'shop/detail': shop,
  'shop/staff/list': staff,
  'shop/calendar': days,
  'shop/introduction': introduction,
  'estate/list': [],
};

const show = (query = '', changes = {}) =>
  renderRoutes(routes, PATH + query, { answers: { ...answers, ...changes } });

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the page of a shop shows it, and asks for nothing of its other tabs', async () => {
  const { calls, store } = await show();
  expect(screen.getByRole('heading', { level: 1, name: '新宿店' })).toBeVisible();
  expect(selectShopToContact(store.getState())).toBe(4);
  expect(screen.getByText('西口から歩いてすぐの店舗です。')).toBeVisible();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    '受付のある店内',
    '建物の外観',
  ]);
  const facts = within(screen.getByRole('region', { name: '店舗の情報' }));
  for (const text of ['近隣の駐車場をご利用ください。', '1,234件', '来店・現地見学／オンライン内見'])
    expect(facts.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: '早稲田大学' })).toHaveAttribute(
    'href',
    '/search/school/school_id:50/',
  );
  expect(screen.getByText('西新宿学院')).toBeVisible();
  expect(screen.getByText('サンプル店舗')).toBeVisible();
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    'content/area',
    'content/prefecture',
    'estate/list',
    'shop/detail',
  ]);
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({ recommended_by: 4 });
  expect(canonical()).toBe(PATH);
});

test('it describes itself to search engines', async () => {
  await show();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': ['LocalBusiness', 'RealEstateAgent'],
      name: '新宿店',
      telephone: '0120-000-104',
      address: expect.objectContaining({ addressRegion: '東京都', streetAddress: '新宿区西新宿1丁目' }),
      geo: expect.objectContaining({ latitude: 35.69 }),
    }),
  );
  const ways = within(screen.getByRole('navigation', { name: '現在の位置' }));
  expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'ホーム',
    '店舗一覧',
    '関東',
    '東京都',
  ]);
});

test('nothing of a shop of the owner is called a sample', async () => {
  await show('', { 'shop/detail': { ...shop, is_sample: false } });
  expect(screen.queryByText(/サンプル/)).toBeNull();
});

test.each(['9999999999', 'x', '-1', '4.5', ''])('?shop=%s is no shop', async (id) => {
  await renderRoutes(routes, `/store/kanto/tokyo/?shop=${id}`, {
    answers: { ...answers, 'shop/detail': 404, 'estate/list': [] },
  });
  expect(screen.getByText('エラー 404')).toBeVisible();
});

test('a shop of another prefecture is not there', async () => {
  await renderRoutes(routes, '/store/tohoku/miyagi/?shop=4', { answers });
  expect(screen.getByText('エラー 404')).toBeVisible();
});

test('tabs are links, and a word that is no tab shows the first', async () => {
  const { router } = await show('&tab=secrets');
  const tabs = within(screen.getByRole('navigation', { name: '新宿店の情報' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('店舗案内');
  await userEvent.click(tabs.getByRole('link', { name: 'スタッフ' }));
  expect(await screen.findByText('歩いて確かめたことをお伝えします。')).toBeVisible();
  expect(router.state.location.search).toBe('?shop=4&tab=staff');
  expect(canonical()).toBe(PATH);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('スタッフ');
});

test('a tab of a shop that is shown needs nothing but its own call', async () => {
  const { calls } = await show('&tab=staff');
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: '新宿店の情報' })).getByRole('link', { name });
  for (const name of ['カレンダー', 'アクセス', '店舗案内']) {
    calls.length = 0;
    await userEvent.click(tab(name));
    await waitFor(() => expect(tab(name)).toHaveAttribute('aria-current', 'page'));
    expect(calls.map(({ path }) => path)).not.toContain('shop/detail');
    expect(calls.map(({ path }) => path)).not.toContain('content/prefecture');
  }
});

test('the staff have pictures, names, words and languages', async () => {
  await show('&tab=staff');
  expect(screen.getByRole('heading', { name: '見本 彩香' })).toBeVisible();
  expect(screen.getByRole('img', { name: '見本 彩香の似顔絵' })).toBeVisible();
  for (const text of ['店長', 'ミホン アヤカ', '日本語、英語', '登山'])
    expect(screen.getByText(text)).toBeVisible();
});

test('the introduction leads to the homes of its areas', async () => {
  await show('&tab=introduction');
  expect(screen.getByRole('heading', { name: '路線の多い街で' })).toBeVisible();
  expect(screen.getByText('条件を三つに絞ります。')).toBeVisible();
  expect(screen.getByRole('link', { name: '新宿区' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/result/?city_id=13104',
  );
  expect(screen.getByRole('link', { name: '川の向こう' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\/keyword\/\?keyword=/),
  );
});

test('the way is told in steps and drawn when asked for', async () => {
  mapStub.map = null;
  stubWebGl();
  const { calls } = await show('&tab=access');
  const steps = within(screen.getByRole('region', { name: '駅からの道順' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1西口を出ます。',
    '2交差点を渡ります。',
  ]);
  expect(calls.map(({ path }) => path)).not.toContain('estate/list');
  expect(mapStub.map).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '地図を見る' }));
  expect(await screen.findByRole('button', { name: '地図を拡大' })).toBeVisible();
  jest.restoreAllMocks();
});

test.each([
  ['', 'estate/list', 'おすすめの物件', []],
  ['&tab=staff', 'shop/staff/list', 'スタッフの紹介', staff],
  ['&tab=calendar', 'shop/calendar', 'カレンダー', days],
  ['&tab=introduction', 'shop/introduction', '店舗の紹介', introduction],
])('with %s, a failing %s fails alone and is asked again', async (query, call, name, found) => {
  let isDown = true;
  await show(query, { [call]: () => (isDown ? 500 : found) });
  expect(screen.getByRole('heading', { level: 1, name: '新宿店' })).toBeVisible();
  expect(screen.getByRole('link', { name: '新宿店に電話する 0120-000-104' })).toBeVisible();
  expect(screen.getByText(`${name}を読み込めませんでした`)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(screen.queryByText(`${name}を読み込めませんでした`)).toBeNull());
});

test('the calendar shows closed days, full days and free ones, in words', async () => {
  await show('&tab=calendar&month=' + inDays(4).slice(0, 7));
  const table = within(screen.getByRole('table', { name: new RegExp(`^${formatMonth(inDays(4))}`) }));
  const free = formatShortDay(inDays(4));
  expect(
    table.getByRole('link', { name: `${free} 来店・現地見学は残りわずか、オンライン内見は残りわずか` }),
  ).toBeVisible();
  const names = table.getAllByRole('link').map((link) => link.textContent);
  for (const day of [0, 1, 2]) expect(names.join()).not.toContain(formatShortDay(inDays(day)));
  await userEvent.click(screen.getByRole('link', { name: formatMonth(inDays(1)) }));
  expect(await screen.findByText(`${formatShortDay(inDays(1))} 夏季休業`)).toBeInTheDocument();
  expect(screen.getByText(`夏季休業：${formatShortDay(inDays(1))}`)).toBeVisible();
});

test('each free time leads to the form with shop, kind, date and time', async () => {
  const day = inDays(5);
  const { calls } = await show(`&tab=calendar&day=${day}`);
  const times = within(screen.getByRole('region', { name: `${formatShortDay(day)}の空き時間` }));
  expect(
    times.getByRole('link', { name: `${formatShortDay(day)}11:00 来店・現地見学を 予約する 残り2` }),
  ).toHaveAttribute(
    'href',
    `/inquiry/general/?shopId=4&inquiryContentsId=3&isVisit=1&date=${day}&time=11%3A00`,
  );
  expect(times.getByRole('link', { name: /オンライン内見を 予約する/ })).toHaveAttribute(
    'href',
    `/inquiry/general/?shopId=4&inquiryContentsId=3&isVideo=1&date=${day}&time=11%3A00`,
  );
  expect(within(times.getByRole('row', { name: /10:00/ })).getAllByText('満席')).toHaveLength(2);
  const before = calls.length;
  await userEvent.click(times.getByRole('link', { name: `${formatShortDay(inDays(6))}を見る` }));
  expect(await screen.findByRole('region', { name: `${formatShortDay(inDays(6))}の空き時間` })).toBeVisible();
  expect(calls).toHaveLength(before);
});

test('an address of a day on which nothing can be booked says so', async () => {
  await show(`&tab=calendar&month=${inDays(12).slice(0, 7)}&day=${inDays(1)}`);
  expect(
    screen.getByText(`${formatShortDay(inDays(1))}は、ご予約いただける時間がありません。`),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${formatShortDay(inDays(12))} `) }));
  expect(
    await screen.findByRole('region', { name: `${formatShortDay(inDays(12))}の空き時間` }),
  ).toBeVisible();
  expect(screen.queryByText(/は、ご予約いただける時間がありません。/)).not.toBeInTheDocument();
});

test('arrow keys lead from free day to free day', async () => {
  await show(`&tab=calendar&day=${inDays(12)}`);
  const link = (day: number) =>
    screen.getByRole('link', { name: new RegExp(`^${formatShortDay(inDays(day))} `) });
  const sameMonth = [11, 13].find((day) => inDays(day).slice(0, 7) === inDays(12).slice(0, 7))!;
  link(12).focus();
  await userEvent.keyboard(sameMonth > 12 ? '{ArrowRight}' : '{ArrowLeft}');
  expect(link(sameMonth)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(
    await screen.findByRole('heading', { name: `${formatShortDay(inDays(sameMonth))}の空き時間` }),
  ).toBeVisible();
});

test('a shop that holds no online meetings offers visits only', async () => {
  await show('&tab=calendar', { 'shop/detail': { ...shop, is_video: false } });
  expect(screen.queryByRole('columnheader', { name: 'オンライン内見' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: '来店・現地見学' })).toBeVisible();
});

test('a calendar without free days names the telephone', async () => {
  await show('&tab=calendar', { 'shop/calendar': days.map((day) => Object.assign({}, day, { slots: [] })) });
  expect(screen.getByText('ご予約いただける日がありません')).toBeVisible();
  expect(screen.getByRole('link', { name: '0120-000-104' })).toHaveAttribute('href', 'tel:0120000104');
});
