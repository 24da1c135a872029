import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeEstate } from '../../testing/test-data.ts';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const station = {
  station_id: 1130208,
  station_name: '新宿',
  has_namesake: false,
  pref_id: 13,
  pref_name: '東京都',
  lat: 35.69,
  lon: 139.7,
  lines: [{ line_id: 11302, line_name: 'JR山手線', company_name: 'JR東日本' }],
  rent_average: 97_100,
  neighbours: [
    { station_id: 1130207, station_name: '代々木', pref_id: 13, minutes: 2, estate_count: 8 },
    { station_id: 1130209, station_name: '新大久保', pref_id: 13, minutes: 2, estate_count: 0 },
  ],
  estates: [],
};

const answers = {
  'address/prefecture/list': testPrefectures,
  'estate/station/detail': ({ body }: ReceivedCall) =>
    body['station_id'] === 1130208 ? { result: station } : 404,
  'estate/station/list': [
    {
      line_id: 11302,
      line_name: 'JR山手線',
      company_name: 'JR東日本',
      stations: [
        { station_id: 1, station_name: '目白', station_kana: 'メジロ', lat: 35, lon: 139, estate_count: 2 },
        {
          station_id: 2,
          station_name: '高田馬場',
          station_kana: 'タカダノババ',
          lat: 35,
          lon: 139,
          estate_count: 9,
        },
        {
          station_id: 3,
          station_name: '新大久保',
          station_kana: 'シンオオクボ',
          lat: 35,
          lon: 139,
          estate_count: 0,
        },
      ],
    },
  ],
  'estate/list': { result: [makeEstate({})], total_count: 12, facets: {} },
  'estate/relaxation/list': { result: [], estate_count: 0 },
  'equipment/list': [],
};

const page = '/search/transit/pref_id:13/1130208/';
const open = (url: string, other: object = {}) =>
  renderRoutes(routes, url, { answers: { ...answers, ...other } });

test('a station of a prefecture that is not open invites to an order', async () => {
  await open('/search/transit/pref_id:2/1130208/', {
    'estate/station/detail': { result: { ...station, pref_id: 2, pref_name: '青森県' } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('新宿駅（青森県）周辺の学生向け物件');
  expect(
    screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '新宿駅の隣の駅' })).not.toBeInTheDocument();
  expect(screen.queryByText('9.71万円')).not.toBeInTheDocument();
});

test('a station shows its estates, lines, rents and the next stations', async () => {
  const { calls } = await open(`${page}?rentSelect=5`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('新宿駅（東京都）周辺の学生向け物件');
  expect(screen.getByText('9.71万円')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'JR山手線' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/result/?line_id=11302',
  );
  const neighbours = screen.getByRole('region', { name: '新宿駅の隣の駅' });
  const [first, ...others] = within(neighbours).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/search/transit/pref_id:13/1130207/');
  expect(first).toHaveTextContent('代々木駅新宿駅から電車で約2分8件');
  // 新大久保 has no estates, so its page would only send the visitor on.
  expect(others).toEqual([]);
  expect(screen.getByRole('link', { name: '見本マンション1' })).toBeInTheDocument();
  expect(calls.findLast(({ path }) => path === 'estate/list')?.body).toMatchObject({
    station_id: [1130208],
    price: 50_000,
  });
  expect(document.title).toContain('新宿駅（東京都）');
});

test('is put in the order of the way to what the visitor said once, and back', async () => {
  writeMySearch({
    places: [
      { school_id: 56, name: '早稲田大学' },
      { lat: 35.70112, lon: 139.70045, name: '新大久保駅' },
    ],
  });
  const campus = { campus_id: 56, lat: 35.70938, lon: 139.71908 };
  const { calls, router } = await open(`${page}?rentSelect=5&page=2`, { 'school/campus/list': [campus] });
  expect(screen.queryByRole('link', { name: /に近い順/ })).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === 'school/campus/list')).toBe(false);
  const { body: before } = calls.findLast(({ path }) => path === 'estate/list')!;
  expect(before).not.toHaveProperty('destination');

  await userEvent.click(screen.getByText('並び順：'));
  const orders = within(screen.getByRole('navigation', { name: '並び順' }));
  expect(await orders.findByRole('link', { name: /^新大久保駅に近い順/ })).toBeInTheDocument();
  expect(orders.getByRole('link', { name: /^早稲田大学と新大久保駅の両方に近い順/ })).toBeInTheDocument();
  await userEvent.click(orders.getByRole('link', { name: /^早稲田大学に近い順/ }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      rentSelect: '5',
      sort: 'commute_asc',
      to: '35.70938,139.71908',
      to_name: '早稲田大学',
    }),
  );
  const { body } = calls.findLast(({ path }) => path === 'estate/list')!;
  expect(body).toMatchObject({
    station_id: [1130208],
    destination: { lat: 35.70938, lon: 139.71908 },
    sort: 'commute_asc',
  });
  // The campus stays the visitor's: the list names it as a point.
  expect(readMySearch().places).toHaveLength(2);
  expect(await screen.findByText('通学時間が短い順', { selector: 'summary > *' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: /通う先：早稲田大学/ }));
  await waitFor(() => expect(router.state.location.search).not.toContain('to='));
  expect(calls.findLast(({ path }) => path === 'estate/list')?.body).not.toHaveProperty('destination');
});

test('a station that shares its name is shown with its line, in the heading, the title and the breadcrumb', async () => {
  const lines = [
    { line_id: 28004, line_name: '東京メトロ東西線', company_name: '東京メトロ' },
    { line_id: 99305, line_name: '都電荒川線(東京さくらトラム)', company_name: '東京都交通局' },
  ];
  await open(page, {
    'estate/station/detail': { result: { ...station, station_name: '早稲田', has_namesake: true, lines } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '早稲田駅（東京メトロ東西線、東京都）周辺の学生向け物件',
  );
  expect(document.title).toContain('早稲田駅（東京メトロ東西線、東京都）');
  expect(screen.getByText('早稲田駅（東京メトロ東西線）', { selector: '[aria-current=page]' })).toBeVisible();
});

test('a station whose name ends with 駅 is called that, and no station more', async () => {
  await open(page, {
    'estate/station/detail': { result: { ...station, station_name: '広島駅' } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('広島駅（東京都）周辺の学生向け物件');
  const neighbours = screen.getByRole('region', { name: '広島駅の隣の駅' });
  expect(within(neighbours).getByRole('link', { name: /^代々木駅\s?広島駅から電車で/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('駅駅');
});

const noEstates = { result: [], total_count: 0, facets: {} };

test('a station without estates leads to the page that says so, with its neighbours and a wider search', async () => {
  const { router } = await open(page, {
    'estate/station/detail': ({ body }: ReceivedCall) => ({
      result:
        body['station_id'] === 1130209
          ? { ...station, station_id: 1130209, station_name: '新大久保' }
          : station,
    }),
    'estate/list': ({ body }: ReceivedCall) =>
      String(body['station_id']) === '1130209' ? noEstates : answers['estate/list'],
  });
  await act(() => router.navigate('/search/transit/pref_id:13/1130209/'));
  expect(
    await screen.findByRole('heading', { level: 1, name: '新大久保駅の物件が見つかりませんでした' }),
  ).toBeInTheDocument();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search/transit/000/?pref_id=13&station_id=1130209');
  const neighbours = screen.getByRole('region', { name: '新大久保駅の隣の駅' });
  expect(within(neighbours).getByRole('link', { name: /^代々木駅/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /新大久保駅から3km以内/ })).toHaveAttribute(
    'href',
    '/search/range/35.69/139.7/3/',
  );
});

test('a station without homes offers its surroundings with the number of homes there', async () => {
  await open('/search/transit/000/?pref_id=13&station_id=1130209', {
    'estate/station/detail': { result: { ...station, station_id: 1130209 }, total_count: 0 },
    'estate/relaxation/list': [
      {
        relaxation_id: 'around',
        label: '新大久保駅から半径2km',
        change: { station_id: null, lat: 35.7, lon: 139.7, dis: 2 },
        estate_count: 31,
      },
    ],
  });
  const ways = screen.getByRole('region', { name: '条件を変えると見つかる物件' });
  const way = within(ways).getByRole('link', { name: /新大久保駅から半径2km/ });
  expect(way).toHaveAttribute('href', '/search/range/35.7/139.7/2/');
  expect(screen.queryByRole('link', { name: /3km以内/ })).not.toBeInTheDocument();
});

test('a list that filters made empty stays, with the way to take them away and the next stations', async () => {
  const { router } = await open(`${page}?rentSelect=5`, { 'estate/list': noEstates });
  expect(router.state.location.pathname).toBe(page);
  expect(screen.getByText('条件に合う物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /代々木駅/ })).toBeInTheDocument();
});

test('a name that no station with estates has leads to the page without a result', async () => {
  const { router } = await open('/search/transit/', { 'estate/list': noEstates });
  await userEvent.type(screen.getByRole('searchbox', { name: '駅名から探す' }), 'ありません{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: '「ありません」駅の物件が見つかりませんでした' }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/search/transit/000/');
  expect(screen.getByRole('searchbox', { name: '駅名から探す' })).toHaveValue('ありません');
});

test('without a result in a prefecture that is not open the page invites to an order and names no stations', async () => {
  const { router } = await open('/search/transit/pref_id:2/shinjuku/');
  expect(router.state.location.search).toBe('?pref_id=2');
  expect(
    screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /岩手県\s*25件/ })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:3/',
  );
  expect(screen.queryByRole('region', { name: /物件の多い駅/ })).not.toBeInTheDocument();
});

test('a list that fails costs only itself', async () => {
  await open(page, { 'estate/list': 500 });
  expect(screen.getByText('物件の一覧を読み込めませんでした')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('新宿駅');
});

test.each([
  ['/search/transit/pref_id:14/1130208/?rentSelect=5', `${page}?rentSelect=5`],
  ['/search/transit/tokyo/1130208/', page],
  ['/search/transit/pref_id:13/9999999/', '/search/transit/000/?pref_id=13'],
  ['/search/transit/pref_id:13/shinjuku/', '/search/transit/000/?pref_id=13'],
  ['/search/transit/x/0/', '/search/transit/000/'],
])('%s ends at %s', async (url, address) => {
  const { router } = await open(url);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
});

test('without a result there are ways on: a name, the stations with most, other prefectures, the order form', async () => {
  await open('/search/transit/000/?pref_id=13&station_name=しんじゅくく');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '「しんじゅくく」駅の物件が見つかりませんでした',
  );
  expect(screen.getByRole('searchbox', { name: '駅名から探す' })).toHaveValue('しんじゅくく');
  const popular = screen.getByRole('region', { name: '東京都で物件の多い駅' });
  expect(
    within(popular)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['高田馬場駅9件', '目白駅2件']);
  expect(screen.getByRole('link', { name: /神奈川県/ })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:14/',
  );
  expect(screen.getAllByRole('link', { name: /お部屋探しを依頼する/ })[0]).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/',
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('stations of one name are distinguished by their lines', async () => {
  const [line] = answers['estate/station/list'];
  const [first] = line?.stations ?? [];
  const other = { line_id: 99305, line_name: '都電荒川線', company_name: '東京都交通局' };
  await open('/search/transit/000/?pref_id=13', {
    'estate/station/list': [line, { ...other, stations: [{ ...first, station_id: 9, estate_count: 1 }] }],
  });
  const popular = screen.getByRole('region', { name: '東京都で物件の多い駅' });
  expect(
    within(popular)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['高田馬場駅9件', '目白駅（JR山手線）2件', '目白駅（都電荒川線）1件']);
});

test.each([
  // A bookmark from before a station had estates.
  ['?pref_id=13&station_id=1130208', page],
  ['?pref_id=13&station_name=めじろ', '/search/transit/pref_id:13/?station_name=%E3%82%81%E3%81%98%E3%82%8D'],
  ['?station_name=めじろ', '/search/area/result/?station_name=%E3%82%81%E3%81%98%E3%82%8D'],
])('a station that exists by now is opened: %s', async (query, address) => {
  const { router } = await open(`/search/transit/000/${query}`, {
    'estate/station/detail': { result: station, total_count: 4 },
  });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
  expect(screen.queryByText(/見つかりませんでした/)).not.toBeInTheDocument();
});

test('a name of stations without estates is shown as before', async () => {
  const { router } = await open('/search/transit/000/?pref_id=13&station_name=新大久保');
  expect(router.state.location.pathname).toBe('/search/transit/000/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '「新大久保」駅の物件が見つかりませんでした',
  );
});

test('the page without a result works when everything else fails', async () => {
  await open('/search/transit/000/?pref_id=13&station_id=1130208', {
    'address/prefecture/list': 500,
    'estate/station/list': 0,
    'estate/station/detail': 500,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('お探しの駅が見つかりませんでした');
  expect(screen.getByRole('link', { name: /学校から探す/ })).toBeInTheDocument();
});
