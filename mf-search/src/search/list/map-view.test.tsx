import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import type { MapLibreMap, ReceivedCall } from '@gakumado/shared/testing';
import { campusShortLabel } from '@gakumado/shared/vocabulary';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';

import { routes } from '../../routes.tsx';
import { polygonText } from '../../testing/polygon-text.ts';

const campus = makeCampus({ campus_id: 10, school_id: 1 });
const page = '/search/school/pref_id:13/school_id:10/';
const estates = [1, 2, 3].map((id) => makeEstate({ estate_id: id, name: `見本マンション${id}` }));
const pins = Array.from({ length: 5 }, (_, index) => ({
  estate_id: index + 1,
  lat: 35.7 + index / 100,
  lon: 139.7,
  price_min: 52_500,
  vacant_status_id: 1,
}));

const answers = {
  'school/campus/list': ({ body }: ReceivedCall) =>
    body['campus_id'] === 10 || body['school_id'] === 1 ? [campus] : [],
  'estate/school/list': { result: estates, total_count: 5, facets: {} },
  'estate/map/list': { result: pins, total_count: 5 },
  'estate/list': [
    makeEstate({ estate_id: 5, name: '見本マンション5', price_min: 61_000, price_max: 61_000 }),
  ],
  'equipment/list': [],
};

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const openMap = async (query = '?view=map', given: Record<string, unknown> = {}) => {
  const view = await renderRoutes(routes, page + query, { answers: { ...answers, ...given } });
  await screen.findByRole('button', { name: '地図を拡大' });
  return { ...view, map: mapStub.map as MapLibreMap };
};

const pinIds = (map: MapLibreMap, source = 'pins') =>
  map.sources[source]?.data.features.map(({ properties }) => properties?.['id']);
const seen = { south: 35.1, west: 139.2, north: 35.3, east: 139.4 };
const inAddress = '35.1_139.2_35.3_139.4';
const pinCall = (calls: readonly ReceivedCall[]) => calls.findLast(({ path }) => path === 'estate/map/list');

test('list and map are two addresses of the same results', async () => {
  const { router, calls } = await renderRoutes(routes, `${page}?layout=1K`, { answers });
  const views = screen.getByRole('navigation', { name: '表示の切り替え' });
  expect(within(views).getByRole('link', { name: '一覧' })).toHaveAttribute('aria-current', 'true');
  expect(pinCall(calls)).toBeUndefined();
  await userEvent.click(within(views).getByRole('link', { name: '地図' }));
  await screen.findByRole('region', { name: '地図で見る' });
  expect(router.state.location.search).toBe('?layout=1K&view=map');
  expect(pinCall(calls)?.body).toMatchObject({ school_id: 10, layout: ['1K'] });
  expect(await screen.findByText('5件を地図に表示しています。')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a search after a move of the map replaces the address, and a chip takes it away', async () => {
  const { map, router, calls } = await openMap('?layout=1K&page=2&view=map');
  const before = router.state.location.key;
  expect(screen.queryByRole('button', { name: 'この範囲で検索' })).not.toBeInTheDocument();
  act(() => map.moveTo(seen));
  await userEvent.click(screen.getByRole('button', { name: 'この範囲で検索' }));
  await waitFor(() => expect(router.state.location.search).toContain('bounds='));
  expect(router.state.location.search).toBe(`?bounds=${inAddress}&layout=1K&view=map`);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.key).not.toBe(before);
  expect(pinCall(calls)?.body).toMatchObject({
    bounds: { south: 35.1, west: 139.2, north: 35.3, east: 139.4 },
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'この範囲で検索' })).not.toBeInTheDocument(),
  );
  await userEvent.click(await screen.findByRole('link', { name: /地図の表示範囲\s*を外す/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?layout=1K&view=map'));
});

test('when asked to, the search follows the map, and the map does not go back for it', async () => {
  const { map, router } = await openMap();
  const framed = map.framed;
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  act(() => map.moveTo(seen));
  await waitFor(() => expect(router.state.location.search).toBe(`?bounds=${inAddress}&view=map`));
  act(() => map.moveTo({ ...seen, north: 35.4 }));
  await waitFor(() => expect(router.state.location.search).toBe('?bounds=35.1_139.2_35.4_139.4&view=map'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(map.framed).toBe(framed);
  expect(mapStub.map).toBe(map);
});

test('the map shows the campus by its name, below the pins', async () => {
  const { map } = await openMap();
  expect(map.sources['place']?.data.features).toMatchObject([
    { properties: { label: campusShortLabel(campus) }, geometry: { coordinates: [campus.lon, campus.lat] } },
  ]);
});

test('the map shows the bounds of an opened address', async () => {
  const { map } = await openMap(`?bounds=${inAddress}&view=map`);
  expect(map.framed).toEqual([139.2, 35.1, 139.4, 35.3]);
});

test('Back from an estate shows the map where it was left, without a search', async () => {
  const { map, router } = await openMap();
  act(() => map.moveTo(seen));
  await act(() => router.navigate('/view/3/'));
  expect(map.isRemoved).toBe(true);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'この範囲で検索' })).toBeInTheDocument();
  expect(mapStub.map?.framed).toEqual([139.2, 35.1, 139.4, 35.3]);
  expect(router.state.location.search).toBe('?view=map');
});

test('of each entry of the history the map is left in its own place', async () => {
  const { map, router } = await openMap();
  act(() => map.moveTo(seen));
  // Another filter leaves the map where it is.
  await act(() => router.navigate(`${page}?layout=1K&view=map`));
  await act(() => router.navigate('/view/3/'));
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: '地図を拡大' });
  expect(mapStub.map?.framed).toEqual([139.2, 35.1, 139.4, 35.3]);
  await act(() => router.navigate(page));
  await act(() => router.navigate(`${page}?view=map`));
  await screen.findByRole('button', { name: '地図を拡大' });
  expect(mapStub.map?.framed).not.toEqual([139.2, 35.1, 139.4, 35.3]);
});

test('the search goes on following the map after a look at an estate', async () => {
  const { router } = await openMap();
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  await act(() => router.navigate('/view/3/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('checkbox', { name: '地図を動かしたら検索' })).toBeChecked();
  act(() => mapStub.map?.moveTo(seen));
  await waitFor(() => expect(router.state.location.search).toBe(`?bounds=${inAddress}&view=map`));
});

test('the search goes on following the map after a reload', async () => {
  const { unmount } = await openMap();
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  unmount();
  await openMap();
  expect(screen.getByRole('checkbox', { name: '地図を動かしたら検索' })).toBeChecked();
});

test('a map that still glides does not hold back who has pressed a home', async () => {
  const late = Promise.withResolvers<null>();
  const home = { path: '/view/:id', loader: () => late.promise, Component: () => <h1>見本マンション3</h1> };
  await renderRoutes([...routes, home], `${page}?view=map`, { answers });
  await userEvent.click(await screen.findByRole('checkbox', { name: '地図を動かしたら検索' }));
  await userEvent.click(screen.getByRole('link', { name: '見本マンション3' }));
  await screen.findByText('検索しています');
  act(() => mapStub.map?.moveTo(seen));
  await act(async () => late.resolve(null));
  expect(await screen.findByRole('heading', { name: '見本マンション3', level: 1 })).toBeVisible();
});

test('where storage is blocked the map works, and is searched', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { map, router } = await openMap();
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  act(() => map.moveTo(seen));
  await waitFor(() => expect(router.state.location.search).toBe(`?bounds=${inAddress}&view=map`));
});

test("the site's own moves search nothing", async () => {
  const { map } = await openMap();
  act(() => map.fire('moveend'));
  expect(screen.queryByRole('button', { name: 'この範囲で検索' })).not.toBeInTheDocument();
});

test('one stroke encloses an area, which Back takes away again', async () => {
  const { router, calls } = await openMap();
  await userEvent.click(screen.getByRole('button', { name: '範囲を描く' }));
  const layer = document.querySelector('svg.layer');
  if (!layer) throw new Error('nothing to draw on');
  Object.assign(layer, { setPointerCapture: () => {} });
  // jsdom knows no pointers: a mouse event of that name has where it is, and the rest is given to it.
  const at = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number, clientY: number) => {
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
    fireEvent(layer, Object.assign(event, { isPrimary: true, pointerId: 1 }));
  };
  at('pointerdown', 10, 10);
  at('pointerup', 10, 10);
  expect(screen.getByText(/範囲が小さすぎます/)).toBeInTheDocument();
  at('pointerdown', 100, 100);
  at('pointermove', 300, 100);
  at('pointermove', 300, 300);
  at('pointermove', 100, 300);
  at('pointerup', 100, 120);
  await waitFor(() => expect(router.state.location.search).toContain('polygon='));
  expect(pinCall(calls)?.body['polygon']).toEqual([
    [35.9, 139.1],
    [35.9, 139.3],
    [35.7, 139.3],
    [35.7, 139.1],
    [35.88, 139.1],
  ]);
  expect(await screen.findByRole('link', { name: /地図で囲んだ範囲\s*を外す/ })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'));
});

const polygon = polygonText([
  [35.2, 139.2],
  [35.8, 139.2],
  [35.8, 139.8],
]);

test('a drawn area outlives the moves of a map that the search follows', async () => {
  const { map, router } = await openMap(`?polygon=${polygon}&view=map`);
  act(() => map.moveTo(seen));
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  act(() => map.moveTo({ ...seen, north: 35.4 }));
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.search).toBe(`?polygon=${polygon}&view=map`);
  await userEvent.click(screen.getByRole('button', { name: 'この範囲で検索' }));
  await waitFor(() => expect(router.state.location.search).toBe('?bounds=35.1_139.2_35.4_139.4&view=map'));
  expect(router.state.historyAction).toBe('PUSH');
  await screen.findByRole('link', { name: /地図の表示範囲\s*を外す/ });
  act(() => map.moveTo({ south: 20, west: 130, north: 21, east: 131 }));
  await waitFor(() => expect(router.state.location.search).toBe('?bounds=20_130_21_131&view=map'));
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(`?polygon=${polygon}&view=map`));
  expect(map.sources['area']?.data.features).toHaveLength(1);
  // Nothing of it was seen any more.
  expect(map.framed).toEqual([139.2, 35.2, 139.8, 35.8]);
});

test('a move right after a drawing does not take its place', async () => {
  const late = Promise.withResolvers<unknown>();
  const { map, router } = await openMap();
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  answerCalls({ ...answers, 'estate/map/list': late.promise });
  await userEvent.click(screen.getByRole('button', { name: '範囲を描く' }));
  await userEvent.click(screen.getByText('いま見えている範囲で絞り込む'));
  await userEvent.click(screen.getByRole('button', { name: '表示中の範囲を囲む' }));
  await screen.findByText('検索しています');
  act(() => map.moveTo(seen));
  await act(async () => late.resolve({ result: pins, total_count: 5 }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toContain('polygon=');
});

test('an area can be enclosed without drawing, and Escape ends drawing', async () => {
  const { map, router, calls } = await openMap();
  await userEvent.click(screen.getByRole('button', { name: '範囲を描く' }));
  expect(screen.getByText(/なぞって/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/なぞって/)).not.toBeInTheDocument();
  map.seen = seen;
  await userEvent.click(screen.getByRole('button', { name: '範囲を描く' }));
  await userEvent.click(screen.getByText('いま見えている範囲で絞り込む'));
  await userEvent.selectOptions(screen.getByLabelText('地図の中心から'), '2km');
  await userEvent.click(screen.getByRole('button', { name: 'この円で囲む' }));
  await waitFor(() => expect(router.state.location.search).toContain('polygon='));
  expect(pinCall(calls)?.body['polygon']).toHaveLength(32);
  await waitFor(() => expect(screen.getByRole('button', { name: '描き直す' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByText('いま見えている範囲で絞り込む'));
  await userEvent.click(screen.getByRole('button', { name: '表示中の範囲を囲む' }));
  await waitFor(() => expect(pinCall(calls)?.body['polygon']).toHaveLength(4));
  await waitFor(() => expect(map.framed).toEqual([139.2, 35.1, 139.4, 35.3]));
});

test('a card that is pointed at sets its pin off, and a pin its card', async () => {
  const { map } = await openMap();
  const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li');
  await userEvent.hover(screen.getByRole('link', { name: '見本マンション2' }));
  expect(pinIds(map, 'highlight')).toEqual([2]);
  await userEvent.tab();
  act(() => map.tap('pins', { id: 3 }));
  expect(pinIds(map, 'highlight')).toEqual([3]);
  expect(cardOf('見本マンション2')).not.toHaveAttribute('data-highlighted');
  const chosen = screen.getByRole('complementary', { name: '地図で選んだ物件' });
  expect(within(chosen).getByRole('link', { name: '見本マンション3' })).toHaveAttribute(
    'href',
    '/view/3/?campus=10',
  );
  await userEvent.click(within(chosen).getByRole('button', { name: '閉じる' }));
  expect(pinIds(map, 'highlight')).toEqual([]);
});

test('a pin that is not on this page of the list shows its estate all the same', async () => {
  const { map, calls } = await openMap();
  act(() => map.tap('pins', { id: 5 }));
  const chosen = screen.getByRole('complementary', { name: '地図で選んだ物件' });
  expect(chosen).toHaveAttribute('aria-busy', 'true');
  expect(await within(chosen).findByText('見本マンション5')).toBeInTheDocument();
  expect(within(chosen).getByText('60,000円～62,500円')).toBeInTheDocument();
  expect(chosen).toHaveTextContent(/賃料\s*6\.1万円/);
  expect(calls.at(-1)?.body).toMatchObject({ estate_id: [5] });
  await userEvent.keyboard('{Escape}');
  expect(chosen).not.toBeInTheDocument();
});

test('the card of a pin tells the way to each of the searched schools', async () => {
  const second = makeCampus({ campus_id: 20, school_id: 2, campus_name: '目白キャンパス' });
  const ways = {
    commute_text: '徒歩16分',
    commute_minutes: 16,
    second_commute_text: '副都心線で目白駅まで4分',
    second_commute_minutes: 22,
    second_commute_transfers: 0,
  };
  const { map } = await openMap('?second_school_id=20&view=map', {
    'school/campus/list': ({ body }: ReceivedCall) => [body['campus_id'] === 20 ? second : campus],
    'estate/list': [makeEstate({ estate_id: 5, ...ways })],
  });
  act(() => map.tap('pins', { id: 5 }));
  const chosen = screen.getByRole('complementary', { name: '地図で選んだ物件' });
  expect(await within(chosen).findByText('早稲田キャンパスまで徒歩16分')).toBeInTheDocument();
  expect(within(chosen).getByText('目白キャンパスまで約22分・乗換なし')).toBeInTheDocument();
});

test('a tap on a cluster opens it; buttons zoom', async () => {
  const { map } = await openMap();
  await act(async () => map.tap('clusters', { cluster_id: 7, point_count: 30 }));
  expect(map.eased).toMatchObject({ center: [139.7, 35.7], zoom: 14.2 });
  await userEvent.click(screen.getByRole('button', { name: '地図を拡大' }));
  await userEvent.click(screen.getByRole('button', { name: '地図を縮小' }));
  await waitFor(() => expect(map.zoomed).toEqual([13, 11]));
});

test('no button that goes takes the focus along', async () => {
  const { map, router } = await openMap();
  act(() => map.moveTo(seen));
  await userEvent.click(screen.getByRole('button', { name: 'この範囲で検索' }));
  expect(map.canvas).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toContain('bounds='));
  await userEvent.click(screen.getByRole('button', { name: '範囲を描く' }));
  await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
  expect(screen.getByRole('button', { name: '範囲を描く' })).toHaveFocus();
  act(() => map.tap('pins', { id: 3 }));
  const chosen = screen.getByRole('complementary', { name: '地図で選んだ物件' });
  await userEvent.click(within(chosen).getByRole('button', { name: '閉じる' }));
  expect(map.canvas).toHaveFocus();
});

test('Escape leaves the focus in the list', async () => {
  const { map } = await openMap();
  act(() => map.tap('pins', { id: 3 }));
  const card = screen.getByRole('link', { name: '見本マンション1' });
  act(() => card.focus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: '地図で選んだ物件' })).not.toBeInTheDocument();
  expect(card).toHaveFocus();
});

test('of more than the map can hold it says that it shows a part', async () => {
  await openMap('?view=map', {
    'estate/map/list': { result: pins, total_count: 4321 },
    'estate/school/list': { result: estates, total_count: 4321 },
  });
  expect(
    screen.getByText(/4,321件のうち5件を地図に表示しています。拡大して「この範囲で検索」を押すと/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '地図を動かしたら検索' }));
  expect(screen.getByText(/5件を地図に表示しています。拡大すると、すべて表示します/)).toBeInTheDocument();
});

test('of nothing it says that there is nothing', async () => {
  await openMap('?view=map', {
    'estate/map/list': { result: [], total_count: 0 },
    'estate/school/list': { result: [], total_count: 0 },
    'estate/relaxation/list': [],
  });
  expect(screen.getByText('地図に表示する物件はありません。')).toBeInTheDocument();
});

test('without WebGL the list remains', async () => {
  stubWebGl(false);
  await renderRoutes(routes, `${page}?view=map`, { answers });
  expect(screen.queryByText(/件を地図に表示しています/)).not.toBeInTheDocument();
  expect(await screen.findByText('お使いの環境では地図を表示できません')).toBeInTheDocument();
  expect(screen.queryByText(/件を地図に表示しています/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(mapStub.map).toBeNull();
});

test('when the pins fail, map and list remain', async () => {
  await openMap('?view=map', { 'estate/map/list': 500 });
  expect(screen.getByText(/地図の印を読み込めませんでした/)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a map that broke can be tried again, and the list remains', async () => {
  const { map } = await openMap();
  act(() => map.fire('webglcontextlost'));
  expect(screen.getByText('地図を読み込めませんでした')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(
    within(screen.getByRole('region', { name: '地図で見る' })).getByRole('button', {
      name: 'もう一度読み込む',
    }),
  );
  expect(await screen.findByRole('button', { name: '地図を拡大' })).toBeInTheDocument();
  expect(map.isRemoved).toBe(true);
  expect(mapStub.map).not.toBe(map);
});

describe('pictures of a tile service', () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'map-tiles', content: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  Object.assign(meta.dataset, { attribution: '© Example Maps' });

  beforeEach(() => document.head.append(meta));
  afterEach(() => meta.remove());

  test('lie over the map, with the attribution that it asks for', async () => {
    const { map } = await openMap();
    expect(await screen.findByText(/^© Example Maps、/)).toBeInTheDocument();
    expect(map.tiles).toEqual({ streets: [meta.content] });
  });

  test('that does not answer are left out without a word', async () => {
    const answer = globalThis.fetch;
    const asked = jest.fn();
    globalThis.fetch = (address, options) => {
      if (!String(address).startsWith('https://tiles.example.com/')) return answer(address, options);
      asked(address, options?.signal);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const report = jest.spyOn(console, 'error');
    const { map } = await openMap();
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('https://tiles.example.com/10/909/403.png', expect.any(AbortSignal)),
    );
    expect(await screen.findByText('5件を地図に表示しています。')).toBeInTheDocument();
    expect(screen.queryByText(/© Example Maps/)).not.toBeInTheDocument();
    expect(map.tiles).toEqual({});
    expect(report).not.toHaveBeenCalled();
  });
});
