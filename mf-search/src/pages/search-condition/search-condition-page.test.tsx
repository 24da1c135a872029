import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { storageKeys } from '@gakumado/shared/cookies';
import { createAppStore } from '@gakumado/shared/store';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers, ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';
import { polygonText } from '../../testing/polygon-text.ts';

const tokyo = { prefecture_id: 13, name_kana: '東京都', name: 'tokyo', is_open: true, area_slug: 'kanto' };
const campus = makeCampus({ campus_id: 10, pref_id: 13 });
const keio = makeCampus({ campus_id: 11, school_name: '慶應義塾大学', campus_name: '三田キャンパス' });
const master = [
  { equipment_id: 53, name: '女性専用', group: 2, is_filter: true },
  { equipment_id: 54, name: '女性専用', group: 2, is_filter: true },
  { equipment_id: 801, name: 'オートロック', group: 1, is_filter: true },
];
const count = ({ body }: ReceivedCall) => ({
  result: [],
  total_count: body['condition'] === undefined ? 300 : 12,
  facets: {
    condition: { 53: 12, 54: 12 },
    equipment: { 801: 9 },
    gender_type: { 0: 200, 1: 30, 2: 10, 3: 20 },
  },
});
const answers: Answers = {
  'address/prefecture/list': [tokyo],
  'address/city/list': [
    { city_id: 13104, city_name: '新宿区', city_kana: '', estate_count: 30 },
    { city_id: 13105, city_name: '文京区', city_kana: '', estate_count: 0 },
  ],
  'estate/station/list': [
    {
      line_id: 1,
      line_name: '東西線',
      company_name: '',
      stations: [
        { station_id: 5, station_name: '早稲田', station_kana: '', lat: 0, lon: 0, estate_count: 4 },
        { station_id: 6, station_name: '落合', station_kana: '', lat: 0, lon: 0, estate_count: 2 },
      ],
    },
  ],
  'school/campus/list': ({ body }: ReceivedCall) =>
    (body['campus_id'] === 11 && [keio]) ||
    (body['campus_id'] === 10 || body['keyword'] === '早稲田' ? [campus] : []),
  'estate/list': count,
  'estate/school/list': count,
  'equipment/list': master,
  'estate/map/list': [],
};

const open = (query = '', store = createAppStore()) =>
  renderRoutes(routes, `/search_condition/${query}`, { answers, store });
const search = () => userEvent.click(screen.getByRole('button', { name: 'この条件で検索' }));
const total = () => screen.getByText(/^該当/);

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('a school and filters end in the list of its campus, counted on the way', async () => {
  const { router } = await open();
  expect(total()).toHaveTextContent('該当 300件');
  await search();
  expect(await screen.findByText('学校・エリア・駅のいずれかを指定してください。')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: '学校名' }), '早稲田');
  await userEvent.click(screen.getByRole('button', { name: '学校を探す' }));
  await userEvent.click(await screen.findByRole('radio', { name: /早稲田大学 早稲田キャンパス/ }));
  await waitFor(() => expect(router.state.location.search).toContain('school_id=10'));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^女性専用\s*12/ }));
  await waitFor(() => expect(total()).toHaveTextContent('該当 12件'));
  expect(screen.getByText('早稲田キャンパス・女性専用')).toBeVisible();
  await search();
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/search/school/pref_id:13/school_id:10/',
      search: '?condition=53,54',
    }),
  );
});

test.each(['pref', 'city', 'station'])(
  'a prefecture that is not open promises no number (%s)',
  async (kind) => {
    const shimane = { ...tokyo, prefecture_id: 32, name_kana: '島根県', name: 'shimane', is_open: false };
    const { calls } = await renderRoutes(routes, `/search_condition/?place=${kind}&pref=32&city_id=32201`, {
      answers: { ...answers, 'address/prefecture/list': [tokyo, shimane] },
    });
    expect(screen.getByText('島根県は、物件の掲載を準備しています')).toBeVisible();
    expect(screen.queryByText(/^該当/)).not.toBeInTheDocument();
    expect(screen.queryByText(/新宿区|落合/)).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === 'estate/list')).toEqual([]);
  },
);

test.each([
  ['?place=pref&pref=13&go=1', '/search/area/pref_id:13/result/', ''],
  ['?place=city&pref=13&city_id=13104&go=1', '/search/area/pref_id:13/result/', '?city_id=13104'],
  ['?place=station&pref=13&station_id=6,5&go=1', '/search/area/pref_id:13/result/', '?station_id=5,6'],
  ['?place=range&lat=35.7&lon=139.7&dis=3&layout=1K&go=1', '/search/range/35.7/139.7/3/', '?layout=1K'],
])('%s leads to its list', async (query, pathname, end) => {
  const { router } = await renderRoutes(
    routes.filter(({ path }) => path === '/search_condition'),
    `/search_condition/${query}`,
    { answers },
  );
  expect(router.state.location).toMatchObject({ pathname, search: end });
});

const square = polygonText([
  [35.6, 139.6],
  [35.6, 139.8],
  [35.8, 139.7],
]);
const frame = '35.6_139.6_35.8_139.8';
const searched = (calls: readonly ReceivedCall[]) =>
  calls.findLast(({ path, body }) => path === 'estate/list' && body['count_only'] === true)?.body;

test('女性専用 is shown once, apart from the admitted residents', async () => {
  await open('?place=pref&pref=13&gender_type=1');
  expect(screen.getByRole('checkbox', { name: /^女性専用\s*12/ })).toBeChecked();
  expect(screen.getAllByText('女性専用')).toHaveLength(1);
  const residents = within(screen.getByRole('group', { name: '入居できる方' }));
  expect(residents.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '',
    '0,1,3',
    '0,2,3',
  ]);
  expect(residents.getByRole('radio', { name: /女性が入居できる\s*250/ })).not.toBeChecked();
  expect(screen.getByText('東京都・女性専用')).toBeVisible();
});

test('a drawn area stays with the search while its filters change, is shown, and can be removed', async () => {
  const { router, calls } = await open(`?place=pref&pref=13&polygon=${square}&view=map`);
  expect(screen.getByText('東京都・地図で囲んだ範囲')).toBeVisible();
  expect(searched(calls)).toMatchObject({ pref_id: [13], polygon: expect.any(Array) });
  await userEvent.click(screen.getByRole('checkbox', { name: /^女性専用\s*12/ }));
  await waitFor(() => expect(total()).toHaveTextContent('該当 12件'));
  expect(searched(calls)).toMatchObject({ condition: [53, 54], polygon: expect.any(Array) });
  expect(router.state.location.search).toContain(`polygon=${square}`);

  await userEvent.click(screen.getByRole('link', { name: /^地図で囲んだ範囲\s?を外す$/ }));
  await waitFor(() => expect(screen.queryByText('あわせて指定している条件')).not.toBeInTheDocument());
  expect(searched(calls)).toMatchObject({ condition: [53, 54], pref_id: [13] });
  expect(searched(calls)).not.toHaveProperty('polygon');
  expect(screen.getByRole('checkbox', { name: /^女性専用\s*12/ })).toBeChecked();
});

test('a part of a map is a place by itself, and without it the page says where to get one', async () => {
  const { router } = await open(`?bounds=${frame}&view=map`);
  expect(screen.getByRole('radio', { name: '地図の範囲' })).toBeChecked();
  expect(screen.getByRole('region', { name: 'この条件をあとで使う' })).toHaveTextContent('地図の表示範囲');
  await userEvent.click(screen.getByRole('link', { name: /^地図の表示範囲\s?を外す$/ }));
  expect(await screen.findByRole('link', { name: '地図で範囲を囲む' })).toHaveAttribute(
    'href',
    '/search/area/result/?view=map',
  );
  await search();
  expect(await screen.findByText('学校・エリア・駅のいずれかを指定してください。')).toBeVisible();
  expect(router.state.location.pathname).toBe('/search_condition/');
});

test('a second campus and words are shown and can be removed as well', async () => {
  const { router } = await open('?place=campus&school_id=10&second_school_id=11&keyword=駅前');
  await userEvent.click(screen.getByRole('link', { name: /^「駅前」\s?を外す$/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /「駅前」/ })).not.toBeInTheDocument());
  await userEvent.click(
    screen.getByRole('link', { name: /^2か所目：慶應義塾大学 三田キャンパス\s?を外す$/ }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?place=campus&school_id=10'));
});

test.each([
  `/search/school/pref_id:13/school_id:10/?condition=53,54&polygon=${square}&sort=price_asc&view=map`,
  '/search/school/pref_id:13/school_id:10/?second_commute_minutes_max=30&second_school_id=11',
  `/search/area/pref_id:13/result/?bounds=${frame}&layout=1K&view=map`,
  `/search/area/pref_id:13/result/?city_id=13104&polygon=${square}`,
  '/search/area/pref_id:13/result/?station_id=5,6',
  `/search/area/result/?polygon=${square}&price_to=60000&view=map`,
  '/search/range/35.7/139.7/3/?layout=1K',
])('a search saved as %s runs the same list after it was opened to be changed', async (path) => {
  localStorage.setItem(storageKeys.searchCondition, JSON.stringify([{ name: '保存した検索', path }]));
  const { router } = await renderRoutes(
    routes.filter((route) => route.path === '/search_condition'),
    '/search_condition/',
    { answers },
  );
  await userEvent.click(screen.getByRole('link', { name: /変更.*保存した検索/ }));
  expect(await screen.findByRole('region', { name: 'この条件をあとで使う' })).toBeVisible();
  await search();
  await waitFor(() =>
    expect(decodeURIComponent(router.state.location.pathname + router.state.location.search)).toBe(path),
  );
});

test('a search that no field can say can be run, not changed', async () => {
  const path = '/search/area/pref_id:13/result/?line_id=3';
  localStorage.setItem(storageKeys.searchCondition, JSON.stringify([{ name: '東西線', path }]));
  await open();
  expect(screen.getByRole('link', { name: '東西線' })).toHaveAttribute('href', path);
  expect(screen.queryByRole('link', { name: /変更/ })).not.toBeInTheDocument();
});

test.each([
  ['?place=campus&school_id=11', '慶應義塾大学 三田キャンパス'],
  ['?place=campus&school_id=10&second_school_id=11', '早稲田キャンパス＋慶應義塾大学 三田キャンパス'],
  ['?place=city&pref=13&city_id=13104,13105', '新宿区・文京区'],
  ['?place=station&pref=13&station_id=5,6', '早稲田駅・落合駅'],
])('%s is offered to be saved as %s', async (query, name) => {
  await open(query);
  expect(within(screen.getByRole('region', { name: 'この条件をあとで使う' })).getByText(name)).toBeVisible();
});

test('cities of a prefecture can be ticked, those without homes cannot', async () => {
  await open('?place=city&pref=13&city_id=13104');
  expect(screen.getByRole('checkbox', { name: /新宿区\s*30件/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /文京区\s*0件/ })).toBeDisabled();
});

test.each(['?place=city&pref=13&city_id=99999&go=1', '?place=moon&go=1', '?place=range&lat=999&go=1'])(
  '%s names no place, and the page says so',
  async (query) => {
    await open(query);
    expect(screen.getByText('学校・エリア・駅のいずれかを指定してください。')).toBeVisible();
  },
);

test('a guest saves a search, finds it below and deletes it', async () => {
  await open('?place=pref&pref=13&price_to=60000');
  expect(screen.getByText('保存した条件はありません')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }));
  await userEvent.click(await screen.findByRole('button', { name: '保存する' }));
  const saved = within(screen.getByRole('region', { name: '保存した条件' }));
  expect(await saved.findByRole('link', { name: '東京都・〜6万円' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/result/?price_to=60000',
  );
  await userEvent.click(saved.getByRole('button', { name: /削除.*東京都/ }));
  expect(screen.getByText('保存した条件はありません')).toBeVisible();
  expect(screen.getByText('「東京都・〜6万円」を削除しました。')).toBeVisible();
  expect(saved.getByRole('heading', { name: '保存した条件' })).toHaveFocus();
});

test('a member sees the searches of the account and can delete them', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const store = createAppStore();
  store.dispatch({ type: 'session/sessionStarted', payload: { userName: '見本 花子' } });
  let rows = [
    { condition_id: 7, name: '早稲田・女性専用', path: '/search/keyword/?keyword=a', new_count: 3 },
  ];
  const { calls } = await renderRoutes(routes, '/search_condition/', {
    store,
    answers: {
      ...answers,
      'search/condition': () => rows,
      'search/condition/delete': () => {
        rows = [];
        return { deleted_count: 1 };
      },
    },
  });
  expect(await screen.findByRole('link', { name: '早稲田・女性専用' })).toBeVisible();
  expect(screen.getByText('新着3件')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /削除.*早稲田/ }));
  expect(await screen.findByText('保存した条件はありません')).toBeVisible();
  expect(calls.find(({ path }) => path === 'search/condition/delete')?.body).toMatchObject({
    condition_id: [7],
  });
  expect(screen.getByRole('heading', { name: '保存した条件' })).toHaveFocus();
});

test('a search that could not be deleted stays, and says so', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const store = createAppStore();
  store.dispatch({ type: 'session/sessionStarted', payload: { userName: '見本 花子' } });
  const rows = [{ condition_id: 7, name: '早稲田', path: '/search/keyword/?keyword=a', new_count: 0 }];
  await renderRoutes(routes, '/search_condition/', {
    store,
    answers: { ...answers, 'search/condition': rows, 'search/condition/delete': 0 },
  });
  const remove = await screen.findByRole('button', { name: /削除.*早稲田/ });
  await userEvent.click(remove);
  expect(await screen.findByText(/「早稲田」を削除できませんでした。/)).toBeVisible();
  expect(remove).toHaveFocus();
});

test('where the device is becomes the point, to a hundred metres', async () => {
  let tell: PositionCallback = () => {};
  const getCurrentPosition = jest.fn((found: PositionCallback) => (tell = found));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { router } = await open('?place=range&dis=3');
  await userEvent.click(screen.getByRole('button', { name: '現在地を使う' }));
  const asking = screen.getByRole('button', { name: '現在地を調べています' });
  expect(asking).toHaveFocus();
  expect(asking).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(asking);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  act(() => tell({ coords: { latitude: 48.85, longitude: 2.35 } } as GeolocationPosition));
  expect(screen.getByText(/日本国外のようです/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '現在地を使う' }));
  act(() => tell({ coords: { latitude: 35.709123, longitude: 139.719876 } } as GeolocationPosition));
  await waitFor(() => expect(router.state.location.search).toContain('lat=35.709&lon=139.72&'));
  await search();
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/3/'));
});

test.each([
  ['campus', () => screen.getByRole('textbox', { name: '学校名' })],
  ['pref', () => screen.getByRole('combobox', { name: '都道府県' })],
  ['city&pref=13', () => screen.getByRole('checkbox', { name: /新宿区/ })],
])('each press without a place (%s) leads to where it is chosen, and says so', async (way, field) => {
  const { router } = await open(`?place=${way}`);
  expect(field()).not.toHaveAttribute('aria-invalid');
  for (const _press of [1, 2]) {
    await search();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('入力内容に1件の誤りがあります。')).toBeVisible();
    expect(screen.getByRole('group', { name: '場所' })).toHaveAccessibleDescription(
      /学校・エリア・駅のいずれかを指定してください。/,
    );
  }
  expect(router.state.location.pathname).toBe('/search_condition/');
});

test.each([
  ['station&pref=13', /東西線/],
  ['range', '現在地を使う'],
  ['map', '地図で範囲を囲む'],
])('a missing place without a field (%s) is asked for at the field that leads to it', async (way, name) => {
  await open(`?place=${way}`);
  await search();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
});

test('a point abroad is no place to search around', async () => {
  await open('?place=range&lat=48.85&lon=2.35&dis=3&go=1');
  expect(await screen.findByText('学校・エリア・駅のいずれかを指定してください。')).toBeVisible();
});
