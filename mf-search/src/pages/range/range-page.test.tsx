import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import type { MapLibreMap, ReceivedCall } from '@gakumado/shared/testing';
import { makeEstate } from '../../testing/test-data.ts';
import { testPrefectures } from '../../testing/test-prefectures.ts';

import { routes } from '../../routes.tsx';

/** 12 estates from 3 km on; none within 1 or 2 km. */
function estates({ body }: ReceivedCall) {
  const isNear = typeof body['dis'] === 'number' && body['dis'] < 3;
  const result = [1, 2].map((id) =>
    makeEstate({
      estate_id: id,
      name: `見本マンション${id}`,
      distance_m: id * 800,
      commute_minutes: undefined,
      commute_text: undefined,
    }),
  );
  return isNear ? { result: [], total_count: 0 } : { result, total_count: 12, facets: {} };
}

const answers = {
  'estate/list': estates,
  'estate/map/list': { result: [], total_count: 12 },
  'equipment/list': [],
  'address/prefecture/list': testPrefectures,
  'city/estate/list': [
    {
      city_id: 13104,
      city_name: '新宿区',
      city_kana: '',
      estate_count: 40,
      price_min: 50_000,
      lat: 35.69,
      lon: 139.7,
    },
    {
      city_id: 13101,
      city_name: '千代田区',
      city_kana: '',
      estate_count: 0,
      price_min: null,
      lat: 35.69,
      lon: 139.75,
    },
  ],
  'estate/station/list': [
    {
      line_id: 1,
      line_name: '東西線',
      company_name: '',
      stations: [
        {
          station_id: 7,
          station_name: '早稲田',
          station_kana: '',
          lat: 35.7056,
          lon: 139.7214,
          estate_count: 9,
        },
      ],
    },
  ],
};

const open = (url: string, given: Record<string, unknown> = {}) =>
  renderRoutes(routes, url, { answers: { ...answers, ...given } });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

function locateAs(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = jest.fn(answer);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

test('a range shows the estates within it, nearest first, on map and list', async () => {
  const { calls } = await open('/search/range/35.709/139.72/3/?layout=1K');
  expect(
    screen.getByRole('heading', { level: 1, name: '地図の中心から半径3kmの学生向け物件' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '地図で見る' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  for (const path of ['estate/list', 'estate/map/list']) {
    expect(calls.find((call) => call.path === path)?.body).toMatchObject({
      lat: 35.709,
      lon: 139.72,
      dis: 3,
      sort: 'distance_asc',
      layout: ['1K'],
    });
  }
  expect(screen.queryByRole('navigation', { name: '表示の切り替え' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    '/search/range/35.709/139.72/3/',
  );
});

test('another radius keeps the filters', async () => {
  const { router } = await open('/search/range/35.709/139.72/3/?layout=1K');
  const radius = screen.getByRole('navigation', { name: '検索する範囲' });
  expect(within(radius).getByRole('link', { name: '半径3km' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(radius).getByRole('link', { name: '半径5km' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/5/'));
  expect(router.state.location.search).toContain('layout=1K');
});

test('an empty range leads to the page with the surroundings', async () => {
  const { router } = await open('/search/range/35.709/139.72/1/');
  expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/1/404/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '半径1kmの範囲に物件が見つかりませんでした',
  );
  expect(screen.getByRole('link', { name: '半径3kmに広げる（12件）' })).toHaveAttribute(
    'href',
    '/search/range/35.709/139.72/3/',
  );
  expect(screen.queryByRole('link', { name: /半径2kmに広げる/ })).not.toBeInTheDocument();
  // In the message how far the way is, on each card where it lies, and once.
  expect(screen.getByText('いちばん近い物件は、検索の中心から約800mの場所にあります。')).toBeInTheDocument();
  const nearest = within(screen.getByRole('region', { name: 'いちばん近い物件' })).getAllByRole('article');
  expect(nearest.map((card) => card.textContent?.match(/中心から[\d.]+k?m/g))).toEqual([
    ['中心から800m'],
    ['中心から1.6km'],
  ]);
});

test('where every radius is empty, only other ways are offered', async () => {
  const far = ({ body }: ReceivedCall) =>
    'dis' in body ? { result: [], total_count: 0 } : estates({ path: '', body: {}, params: {} });
  await open('/search/range/35.709/139.72/10/', { 'estate/list': far });
  expect(screen.getByText('いちばん近い物件をご覧ください')).toBeVisible();
  expect(screen.queryByText(/広げる/)).not.toBeInTheDocument();
  const [order] = screen.getAllByRole('link', { name: /^お部屋探しを依頼する/ });
  expect(order).toHaveAttribute('href', '/mailform/matomete/roomorder/');
  expect(screen.getByRole('region', { name: 'いちばん近い物件' })).toBeVisible();
});

test('nothing anywhere leads to the order', async () => {
  await open('/search/range/35.709/139.72/10/', { 'estate/list': [] });
  expect(screen.getByText('お部屋探しをご依頼いただけます')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'いちばん近い物件' })).not.toBeInTheDocument();
});

test('the page for empty ranges goes on to the list once the range has something', async () => {
  const { router } = await open('/search/range/35.709/139.72/3/404/');
  expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/3/');
  expect(screen.queryByText(/見つかりませんでした/)).not.toBeInTheDocument();
});

test('a map that is moved to an empty part stays on the page', async () => {
  const { router } = await open('/search/range/35.709/139.72/1/?view=map');
  expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/1/');
  expect(screen.getByRole('region', { name: '地図で見る' })).toBeInTheDocument();
});

test('a search around another point keeps the focus on the map, and more than it holds asks for a smaller radius', async () => {
  stubWebGl();
  const { router } = await open('/search/range/35.709/139.72/3/', {
    'estate/map/list': { result: [], total_count: 12 },
  });
  await screen.findByRole('button', { name: '地図を拡大' });
  expect(screen.getByText(/すべて表示するには、半径を狭めてください。$/)).toBeInTheDocument();
  const map = mapStub.map as MapLibreMap;
  act(() => map.moveTo({ south: 35.1, west: 139.2, north: 35.3, east: 139.4 }));
  await userEvent.click(screen.getByRole('button', { name: 'ここを中心に検索' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/range/35.2/139.3/3/'));
  expect(map.canvas).toHaveFocus();
  jest.restoreAllMocks();
});

test('nothing under filters offers to take them away instead', async () => {
  const { router } = await open('/search/range/35.709/139.72/1/?layout=1K');
  expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/1/');
});

test('without a point the page asks for one, and locates the device only on request', async () => {
  const locate = locateAs((found) =>
    found({ coords: { latitude: 35.70912, longitude: 139.71987 } } as GeolocationPosition),
  );
  const { router } = await open('/search/range/3/');
  expect(screen.getByRole('heading', { level: 1, name: '地図から探す' })).toBeInTheDocument();
  expect(locate).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: /^東京都/ })).toHaveAttribute(
    'href',
    '/search/range/3/?pref_id=13',
  );
  await userEvent.click(screen.getByRole('button', { name: '現在地から3km以内を探す' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/range/35.709/139.72/3/'));
});

test.each([
  [1, /許可されていません/],
  [2, /取得できませんでした/],
])('a device that does not say where it is (%i) leaves the other ways', async (code, message) => {
  locateAs((_found, failed) => failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  await open('/search/range/3/');
  await userEvent.click(screen.getByRole('button', { name: '現在地から3km以内を探す' }));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('a place abroad is not searched around', async () => {
  locateAs((found) => found({ coords: { latitude: 48.85, longitude: 2.35 } } as GeolocationPosition));
  const { router } = await open('/search/range/3/');
  await userEvent.click(screen.getByRole('button', { name: '現在地から3km以内を探す' }));
  expect(screen.getByRole('alert')).toHaveTextContent('日本国外');
  expect(router.state.location.pathname).toBe('/search/range/3/');
});

test('a prefecture offers its stations and cities to search around', async () => {
  await open('/search/range/5/?pref_id=13');
  expect(screen.getByRole('link', { name: /^早稲田駅/ })).toHaveAttribute(
    'href',
    '/search/range/35.7056/139.7214/5/',
  );
  expect(screen.getByRole('link', { name: /^新宿区/ })).toHaveAttribute(
    'href',
    '/search/range/35.69/139.7/5/',
  );
  expect(screen.queryByRole('link', { name: /^千代田区/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '半径10km' })).toHaveAttribute(
    'href',
    '/search/range/10/?pref_id=13',
  );
});

test('a prefecture that is not open invites to an order and offers no points', async () => {
  await open('/search/range/5/?pref_id=2');
  expect(
    screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' }),
  ).toBeInTheDocument();
  const nearest = screen.getByRole('region', { name: '近くの都道府県の物件を見る' });
  expect(within(nearest).getByRole('link', { name: /^岩手県/ })).toHaveAttribute(
    'href',
    '/search/range/5/?pref_id=3',
  );
  expect(screen.queryByRole('heading', { name: /を中心に探す/ })).not.toBeInTheDocument();
});

test('a part that fails leaves the others', async () => {
  await open('/search/range/5/?pref_id=13', { 'city/estate/list': 500 });
  expect(screen.getByRole('link', { name: /^早稲田駅/ })).toBeInTheDocument();
  expect(screen.getByText('市区町村の一覧を読み込めませんでした')).toBeInTheDocument();
});

test.each([
  '/search/range/4/',
  '/search/range/x/',
  '/search/range/35.7/139.7/4/',
  '/search/range/35.7/3/',
  '/search/range/35.7/abc/3/',
  '/search/range/95/139.7/3/',
  '/search/range/48.8/2.3/3/',
  '/search/range/48.8/2.3/3/404/',
  '/search/range/x/404/',
])('%s is no range', async (url) => {
  await open(url);
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
});

test('numbers that cannot be a range are refused by name, before anything is loaded', () => {
  const guardsOf = (end: string) => routes.find(({ id }) => id === `mf-search/${end}`)?.handle.guards;
  expect(guardsOf('range-page')).toEqual(['range']);
  // One number is a radius there, wherever the router puts it: the page reads it by itself.
  expect(guardsOf('range-empty-page')).toBeUndefined();
});

test('the page for empty ranges works without a point, too', async () => {
  await open('/search/range/404/');
  expect(screen.getByRole('link', { name: '別の場所から探す' })).toHaveAttribute('href', '/search/range/3/');
});
