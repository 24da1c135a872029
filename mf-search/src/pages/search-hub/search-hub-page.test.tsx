import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { createAppStore, searchConditionChanged } from '@gakumado/shared/store';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const answers = { 'address/prefecture/list': testPrefectures };

beforeEach(() => localStorage.clear());

test('every way to search is on one page', async () => {
  await renderRoutes(routes, '/search/', { answers });
  expect(screen.getByRole('combobox', { name: /学校名/ })).toBeInTheDocument();
  const modes = screen.getByRole('region', { name: '探し方の一覧' });
  expect(
    within(modes)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/search/school/',
    '/search/#area',
    '/search/transit/',
    '/search/range/3/',
    '/search_condition/',
    '/search/?guide=1',
    '/search/keyword/',
    '/mailform/matomete/roomorder/',
  ]);
  const area = screen.getByRole('region', { name: 'エリアから探す' });
  expect(within(area).getByRole('link', { name: /東京都\s*729件/ })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/',
  );
  expect(within(area).getByRole('heading', { name: /関東\s*953件/ })).toBeInTheDocument();
  // Without 青森県, which is not open.
  expect(within(area).getByRole('heading', { name: /東北\s*25件/ })).toBeInTheDocument();
  expect(within(area).getByRole('link', { name: '関東' })).toHaveAttribute(
    'href',
    '/search/area/result/?area_slug=kanto',
  );
  expect(within(area).getByRole('link', { name: /青森県\s*準備中/ })).toHaveAttribute(
    'href',
    '/city/aomori/',
  );
  expect(screen.queryByRole('heading', { name: '最近の検索' })).not.toBeInTheDocument();
});

test('a word leads to its results', async () => {
  const { router } = await renderRoutes(routes, '/search/', { answers });
  await userEvent.type(screen.getByRole('combobox', { name: '学校名から探す' }), ' 早稲田 {Enter}');
  expect(router.state.location).toMatchObject({
    pathname: '/search/school/',
    search: `?keyword=${encodeURIComponent('早稲田')}`,
  });
});

test('searches of this visit and of this device lead back', async () => {
  localStorage.setItem(
    'KEY_SEARCH_CONDITION',
    JSON.stringify([{ name: '新宿区・～6万円', path: '/search/area/pref_id:13/result/?city_id=13104' }]),
  );
  const store = createAppStore();
  store.dispatch(searchConditionChanged({ condition: {}, path: '/search/transit/pref_id:13/1/' }));
  await renderRoutes(routes, '/search/', { answers, store });
  const recent = screen.getByRole('region', { name: '最近の検索' });
  expect(
    within(recent)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['直前に見ていた検索結果に戻る', '/search/transit/pref_id:13/1/'],
    ['新宿区・～6万円', '/search/area/pref_id:13/result/?city_id=13104'],
  ]);
});

const noHomes = {
  ...answers,
  'estate/list': { status: 200, result: [], total_count: 0, page: 1, limit: 20, status_counts: {} },
};

async function look(path: string) {
  const { unmount } = await renderRoutes(routes, path, { answers: noHomes });
  await screen.findByRole('heading', { level: 1 });
  unmount();
}

const recentSearches = () =>
  within(screen.getByRole('region', { name: '最近の検索' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

test('the last five searches are found again by their names on the next visit', async () => {
  const words = ['早稲田', '三田', '駒場', '本郷', '日吉', '生田'];
  for (const word of words) await look(`/search/keyword/?keyword=${encodeURIComponent(word)}`);
  await renderRoutes(routes, '/search/', { answers });
  expect(recentSearches()).toEqual(
    words
      .slice(1)
      .toReversed()
      .map((word) => [word, `/search/keyword/?keyword=${word}`]),
  );
});

test('a search in another order is the same one, and the first again', async () => {
  await look('/search/keyword/?keyword=A');
  await look('/search/keyword/?keyword=B&price_to=60000');
  await look('/search/keyword/?keyword=A&sort=price_asc');
  await renderRoutes(routes, '/search/', { answers });
  expect(recentSearches()).toEqual([
    ['A', '/search/keyword/?keyword=A&sort=price_asc'],
    ['B・〜6万円', '/search/keyword/?keyword=B&price_to=60000'],
  ]);
});

test('without prefectures the other ways are shown', async () => {
  await renderRoutes(routes, '/search/', { answers: { 'address/prefecture/list': 500 } });
  expect(screen.getByText('都道府県を読み込めませんでした')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /学校名/ })).toBeInTheDocument();
});

test.each([
  ['combobox', '学校名から探す'],
  ['searchbox', '駅名から探す'],
])('the key that ends a Japanese conversion does not send the %s %s', async (role, name) => {
  await renderRoutes(routes, '/search/', { answers });
  const box = screen.getByRole(role, { name });
  // Not prevented is true.
  expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
});
