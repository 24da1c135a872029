import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetMySearch, readMySearch } from '@gakumado/shared/my-search';
import { renderRoutes, wayText } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeEstate } from '../../testing/test-data.ts';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const city = (city_id: number, city_name: string, lat: number, estate_count = 3) => ({
  city_id,
  city_name,
  city_kana: '',
  estate_count,
  price_min: 40_000,
  lat,
  lon: 139.7,
});

const station = (station_id: number, station_name: string) => ({
  station_id,
  station_name,
  station_kana: '',
  lat: 35,
  lon: 139,
  estate_count: 3,
});

const answers = {
  'address/prefecture/list': testPrefectures,
  'city/estate/list': [
    city(13104, '新宿区', 35.69),
    city(13113, '渋谷区', 35.66),
    city(13121, '足立区', 35.78),
    city(13101, '千代田区', 35.694, 0),
  ],
  'estate/station/list': [
    {
      line_id: 11302,
      line_name: 'JR山手線',
      company_name: 'JR東日本',
      stations: [station(1130208, '新宿'), station(1130207, '代々木')],
    },
  ],
  'estate/list': { result: [makeEstate({})], total_count: 95, facets: {} },
  'equipment/list': [],
};

const open = (url: string, other: object = {}) =>
  renderRoutes(routes, url, { answers: { ...answers, ...other } });
const estateCall = (calls: readonly ReceivedCall[]) =>
  calls.findLast(({ path }) => path === 'estate/list')?.body;
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the list of a prefecture that is not open is an invitation to an order', async () => {
  await open('/search/area/pref_id:2/result/');
  expect(
    screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText('95')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /岩手県\s*25件/ })).toHaveAttribute(
    'href',
    '/search/area/pref_id:3/result/',
  );
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '').not.toContain(
    'numberOfItems',
  );
});

test('one city is a list of its own, with the cities near it', async () => {
  const { calls } = await open('/search/area/pref_id:13/result/?city_id=13104');
  expect(screen.getByText('・駅に近く新しい物件から').parentElement).toHaveTextContent(
    '金額は毎月の実質負担（4年間）・駅に近く新しい物件から',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都新宿区の学生向け物件');
  expect(screen.getAllByText('95')[0]).toBeInTheDocument();
  expect(estateCall(calls)).toMatchObject({ pref_id: [13], city_id: [13104] });
  const nearby = screen.getByRole('region', { name: '近くの市区町村' });
  expect(
    within(nearby)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/search/area/pref_id:13/result/?city_id=13113',
    '/search/area/pref_id:13/result/?city_id=13121',
  ]);
  expect(screen.getByRole('link', { name: '市区町村を選び直す' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/?city_id=13104',
  );
  expect(robots()).toBeUndefined();
  expect(canonical()).toBe('/search/area/pref_id:13/result/?city_id=13104');
});

test('the cities near an empty one keep the filters and count with them', async () => {
  const { calls } = await open(
    '/search/area/pref_id:13/result/?city_id=13104&equipment=828&page=2&price_to=15000&sort=price_asc',
    {
      'estate/list': { result: [], total_count: 0, facets: {} },
      'estate/relaxation/list': { result: [], estate_count: 0 },
      'city/estate/list': [
        city(13104, '新宿区', 35.69, 0),
        city(13113, '渋谷区', 35.66, 2),
        city(13121, '足立区', 35.78, 0),
      ],
    },
  );
  expect(calls.find(({ path }) => path === 'city/estate/list')?.body).toMatchObject({
    pref_id: 13,
    equipment: [828],
    price_to: 15_000,
  });
  expect(calls.find(({ path }) => path === 'city/estate/list')?.body).not.toHaveProperty('city_id');
  const nearby = within(screen.getByRole('region', { name: '近くの市区町村' }));
  expect(nearby.getByRole('link')).toHaveTextContent('渋谷区2件');
  expect(nearby.getByRole('link')).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/result/?city_id=13113&equipment=828&price_to=15000&sort=price_asc',
  );
});

test('several cities are a choice that search engines do not keep', async () => {
  await open('/search/area/pref_id:13/result/?city_id=13104,13113');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都新宿区・渋谷区の学生向け物件');
  expect(robots()).toBe('noindex');
});

test.each([
  ['/search/area/pref_id:13/result/?city_id=13104&price_to=60000', '東京都新宿区・〜6万円'],
  ['/search/area/pref_id:13/result/?station_id=1130207,1130208', '代々木駅・新宿駅'],
  ['/search/area/pref_id:13/result/', '東京都'],
  ['/search/area/result/?area_slug=kanto&price_to=60000', '関東・〜6万円'],
  ['/search/area/result/?bounds=35.6_139.6_35.8_139.8', '地図の表示範囲'],
])('%s is saved as %s', async (url, name) => {
  await open(url);
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }));
  expect(await screen.findByRole('textbox', { name: /条件の名前/ })).toHaveValue(name);
});

test('stations and lines are lists too', async () => {
  const { calls } = await open(
    '/search/area/pref_id:13/result/?page=2&rentSelect=4&station_id=1130207,1130208',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('代々木駅・新宿駅の学生向け物件');
  expect(estateCall(calls)).toMatchObject({ station_id: [1130207, 1130208] });
  expect(screen.getByRole('link', { name: '駅を選び直す' })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:13/?rentSelect=4&station_id=1130207,1130208',
  );
});

test('a name of stations in several prefectures offers them to choose from', async () => {
  const addresses = ['東京都新宿区百人町', '兵庫県明石市大久保町', '東京都新宿区大久保'];
  await open('/search/area/result/?price_to=60000&station_name=大久保', {
    'address/prefecture/list': [
      ...testPrefectures,
      { ...testPrefectures[0], prefecture_id: 28, name_kana: '兵庫県', name: 'hyogo', is_open: true },
    ],
    'estate/list': {
      result: addresses.map((address_detail, index) => makeEstate({ estate_id: index + 1, address_detail })),
      total_count: 3,
      facets: {},
    },
  });
  const namesakes = within(
    screen.getByRole('region', { name: '大久保駅の物件は、複数の都道府県にあります' }),
  );
  expect(namesakes.getAllByRole('link').map((link) => link.textContent)).toEqual(['東京都2件', '兵庫県1件']);
  expect(namesakes.getByRole('link', { name: /東京都/ })).toHaveAttribute(
    'href',
    `/search/area/pref_id:13/result/?price_to=60000&station_name=${encodeURIComponent('大久保')}`,
  );
});

test('a name of stations in one prefecture offers no choice', async () => {
  await open('/search/area/result/?station_name=新宿');
  expect(screen.queryByRole('region', { name: /複数の都道府県/ })).not.toBeInTheDocument();
});

test('a line is named', async () => {
  const { calls } = await open('/search/area/pref_id:13/result/?line_id=11302');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都のJR山手線沿線の学生向け物件');
  expect(estateCall(calls)).toMatchObject({ line_id: [11302] });
});

test.each([
  ['/search/area/result/', '全国の学生向け物件', {}],
  ['/search/area/result/?area_slug=kanto', '関東の学生向け物件', { area_slug: 'kanto' }],
  ['/search/area/result/?station_name=新宿', '「新宿」駅の学生向け物件', { station_name: '新宿' }],
  ['/search/area/pref_id:13/result/', '東京都の学生向け物件', { pref_id: [13] }],
])('%s is %s', async (url, heading, filter) => {
  const { calls } = await open(url);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(estateCall(calls)).toMatchObject(filter);
});

test.each([
  // The query of a browser without scripts.
  [
    '/search/area/pref_id:13/result/?city_id=13113&city_id=13104&rentSelect=',
    '/search/area/pref_id:13/result/?city_id=13104,13113',
  ],
  ['/search/area/pref_id:13/result/?station_id=1%2C2', '/search/area/pref_id:13/result/?station_id=1,2'],
  // The prefecture belongs into the path.
  ['/search/area/result/?pref_id=13&rentSelect=4', '/search/area/pref_id:13/result/?rentSelect=4'],
  ['/search/area/result/?city_id=13104', '/search/area/pref_id:13/result/?city_id=13104'],
  // Cities of other prefectures fall away.
  [
    '/search/area/pref_id:13/result/?city_id=14101,13104&page=',
    '/search/area/pref_id:13/result/?city_id=13104',
  ],
])('%s has its address at %s', async (url, address) => {
  const { router } = await open(url);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
});

test('one station has its own page', async () => {
  const { router } = await open('/search/area/pref_id:13/result/?station_id=1130208&rentSelect=4');
  expect(router.state.location).toMatchObject({
    pathname: '/search/transit/pref_id:13/1130208/',
    search: '?rentSelect=4',
  });
});

test('one station of the whole country has its own page too', async () => {
  const detail = {
    station_id: 1130208,
    station_name: '新宿',
    has_namesake: false,
    pref_id: 13,
    pref_name: '東京都',
    lines: [],
    lat: 35.69,
    lon: 139.7,
    rent_average: null,
    neighbours: [],
    estates: [makeEstate({})],
  };
  const { router } = await open('/search/area/result/?rentSelect=4&station_id=1130208', {
    'estate/station/detail': { result: detail, total_count: 1 },
  });
  expect(router.state.location).toMatchObject({
    pathname: '/search/transit/pref_id:13/1130208/',
    search: '?rentSelect=4',
  });
});

test('a station that is not known, or one within a region, stays a list', async () => {
  const { router } = await open('/search/area/result/?station_id=9', { 'estate/station/detail': 404 });
  expect(router.state.location.pathname).toBe('/search/area/result/');
  const region = await open('/search/area/result/?area_slug=kanto&station_id=1130208');
  expect(region.router.state.location.pathname).toBe('/search/area/result/');
});

test('an empty list has ways on, a failed one can be asked for again, names may fail', async () => {
  await open('/search/area/pref_id:13/result/?city_id=13101', {
    'estate/list': { result: [], total_count: 0, facets: {} },
    'estate/relaxation/list': { result: [], estate_count: 0 },
  });
  expect(screen.getByText('ご紹介できる物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /新宿区/ })).toBeInTheDocument();
});

test('wider lists with homes come right after the word that none fits', async () => {
  const change = { price: 80_000 };
  await open('/search/area/pref_id:13/result/?rentSelect=5', {
    'estate/list': { result: [], total_count: 0, facets: {} },
    'estate/relaxation/list': [{ relaxation_id: 'price', label: '家賃 +3万円', change, estate_count: 12 }],
  });
  const none = screen.getByText('条件に合う物件が見つかりませんでした');
  const wider = screen.getByRole('region', { name: '条件を変えると見つかる物件' });
  expect(none.parentElement?.nextElementSibling).toBe(wider);
  expect(screen.queryByText(/条件をゆるめると/)).not.toBeInTheDocument();
});

test('a list that fails can be asked for again, and names may fail', async () => {
  await open('/search/area/pref_id:13/result/?city_id=13104', {
    'estate/list': 500,
    'city/estate/list': 500,
  });
  expect(screen.getByText('物件の一覧を読み込めませんでした')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '東京都の選んだ1市区町村の学生向け物件',
  );
});

test.each([500, 0, '<html></html>'])(
  'a list stands without the prefectures around it (%j)',
  async (answer) => {
    await open('/search/area/pref_id:13/result/', { 'address/prefecture/list': answer });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都の学生向け物件');
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(screen.queryByText('近隣の都道府県')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /東京都の家賃相場/ })).toHaveAttribute('href', '/city/tokyo/');
  },
);

test.each(['/search/area/pref_id:48/result/', '/search/area/pref_id:47/result/', '/search/area/13/result/'])(
  '%s is not found',
  async (url) => {
    await open(url);
    expect(screen.getByText('エラー 404')).toBeInTheDocument();
  },
);

test('a destination lists the homes by the way to it, and goes with each of their links', async () => {
  const { calls } = await open('/search/area/result/?price_to=60000&to=35.6493,139.7428&to_name=三田の職場', {
    'estate/list': {
      result: [
        makeEstate({ estate_id: 7, commute_minutes: 21, commute_text: '東急線で三田駅まで約9分・乗換なし' }),
      ],
      total_count: 1,
      facets: {},
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('三田の職場に通いやすいお部屋');
  const destination = { lat: 35.6493, lon: 139.7428, name: '三田の職場' };
  expect(estateCall(calls)).toMatchObject({ destination, sort: 'commute_asc', price_to: 60_000 });
  expect(screen.getByText(wayText(/三田の職場まで約21分/))).toBeInTheDocument();
  expect(within(screen.getByRole('article')).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/view\/7\/\?to=35\.6493,139\.7428&to_name=/),
  );
  expect(robots()).toBe('noindex');
  expect(screen.getByRole('link', { name: /6万円以下\s*を外す/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /三田の職場\s*を外す/ })).not.toBeInTheDocument();
});

test('a second destination is chosen beside the first one, and taken away', async () => {
  const { calls, router } = await open('/search/area/result/?to=35.6493,139.7428', {
    'school/campus/list': {
      result: [],
      places: [
        { kind: 'station', name: '渋谷駅', note: '', estate_count: 0, path: '/', lat: 35.658, lon: 139.7016 },
      ],
    },
  });
  await userEvent.click(screen.getByText(/^2か所に通えるお部屋を探す/));
  await userEvent.type(screen.getByRole('combobox', { name: '2か所目の学校・駅・住所' }), 'しぶや');
  await userEvent.click(await screen.findByRole('option', { name: /渋谷駅/ }, { timeout: 5_000 }));
  await waitFor(() =>
    expect(estateCall(calls)).toMatchObject({
      second_destination: { lat: 35.658, lon: 139.7016, name: '渋谷駅' },
    }),
  );
  await userEvent.click(await screen.findByRole('link', { name: '2か所目（渋谷駅）を外す' }));
  await waitFor(() => expect(router.state.location.search).toBe('?to=35.6493,139.7428'));
});

test('a condition that is taken off the list stays in わたしの条件, until it is taken off there as well', async () => {
  const user = userEvent.setup();
  forgetMySearch();
  await open('/search/area/pref_id:13/result/?cost_to=80000&move_in_ym=2099-04');
  await waitFor(() => expect(readMySearch()).toMatchObject({ cost_to: 80_000 }));
  expect(screen.queryByRole('button', { name: '条件からも外す' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /8万円以下 を外す/ }));
  expect(await screen.findByText(/「月8万円まで」は、わたしの条件には残っています。/)).toBeVisible();
  expect(readMySearch()).toEqual({ places: [], cost_to: 80_000, move_in_ym: '2099-04' });
  await user.click(screen.getByRole('button', { name: '条件からも外す' }));
  const done = screen.getByText('「月8万円まで」をわたしの条件からも外しました。');
  expect(done).toHaveFocus();
  expect(readMySearch()).toEqual({ places: [], move_in_ym: '2099-04' });
});
