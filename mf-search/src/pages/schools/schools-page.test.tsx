import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';

const tokyo = {
  prefecture_id: 13,
  name_kana: '東京都',
  name: 'tokyo',
  is_open: true,
  area_slug: 'kanto',
  estate_count: 9,
};
const aomori = {
  ...tokyo,
  prefecture_id: 2,
  name_kana: '青森県',
  name: 'aomori',
  is_open: false,
  area_slug: 'tohoku',
};
const campus = makeCampus({});

const answers = {
  'address/prefecture/list': [aomori, tokyo],
  'school/campus/list': ({ body }: ReceivedCall) => {
    if (body['keyword'] === 'ありません') return [];
    if (body['pref_id'] === 2 || body['school_id'] === 9) return [];
    return [campus];
  },
};

const suggestion = (kind: string, name: string, path: string, estate_count = 0) => ({
  kind,
  name,
  note: '東京都',
  estate_count,
  path,
});

const open = (url: string) => renderRoutes(routes, url, { answers });

test('the school search lists prefectures by region and the syllabary', async () => {
  await open('/search/school/');
  expect(screen.getByRole('heading', { name: '関東' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '東京都' })).toHaveAttribute('href', '/search/school/pref_id:13/');
  expect(screen.getByRole('link', { name: /青森県\s*準備中/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'わ行' })).toHaveAttribute(
    'href',
    '/search/school/?kana_row=%E3%82%8F',
  );
});

test('a keyword lists campuses and stays in the box', async () => {
  const { calls } = await open('/search/school/?keyword=わせだ');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('「わせだ」の検索結果');
  expect(screen.getByRole('combobox')).toHaveValue('わせだ');
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:10/',
  );
  expect(calls[0]?.body).toMatchObject({ keyword: 'わせだ' });
});

test('a keyword that is a school and more leads to the rest as well', async () => {
  const station = suggestion('station', '早稲田駅', '/search/transit/pref_id:13/1/', 39);
  await renderRoutes(routes, '/search/school/?keyword=早稲田', {
    answers: {
      ...answers,
      'search/suggest': [suggestion('campus', '早稲田大学 早稲田キャンパス', '/'), station],
    },
  });
  expect(screen.getByRole('heading', { name: '学校・キャンパス 1件' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '「早稲田」の駅・街・条件・物件' })).toBeVisible();
  expect(screen.getByRole('link', { name: /早稲田駅 東京都\s*39件/ })).toHaveAttribute('href', station.path);
});

const understood = { word: '池袋駅', kind: 'station', label: '池袋駅', filter: { station_id: [1] } };

test.each([
  ['a sentence', [], [understood], []],
  [
    'a place whose name is near that of a school',
    [suggestion('station', '池袋駅', '/')],
    [understood],
    [campus],
  ],
  ['the name of a home', [suggestion('estate', 'コート池袋', '/view/100001/')], [], []],
])('%s leads on to the search by words', async (_kind, suggestions, meaning, campuses) => {
  const { router } = await renderRoutes(routes, '/search/school/?keyword=池袋駅 8万円まで', {
    answers: {
      ...answers,
      'school/campus/list': campuses,
      'search/suggest': suggestions,
      'search/interpret': { filter: {}, understood: meaning, rest: '', unused: [], alternatives: [] },
      'estate/list': { status: 200, result: [], total_count: 0, page: 1, limit: 20, status_counts: {} },
    },
  });
  expect(router.state.location.pathname).toBe('/search/keyword/');
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('池袋駅 8万円まで');
});

test('all schools that a text of another meaning matches are listed where a page of them is asked for', async () => {
  const { router } = await renderRoutes(routes, '/search/school/?keyword=新宿区&page=1', {
    answers: {
      ...answers,
      'school/campus/list': [campus],
      'search/suggest': [suggestion('station', '新宿駅', '/')],
      'search/interpret': { filter: {}, understood: [understood], rest: '', unused: [], alternatives: [] },
    },
  });
  expect(router.state.location.pathname).toBe('/search/school/');
  expect(screen.getByRole('heading', { name: '学校・キャンパス 1件' })).toBeVisible();
});

test('a keyword that is nothing brings what it may have been, and help with the spelling', async () => {
  await renderRoutes(routes, '/search/school/?keyword=ありません', {
    answers: {
      ...answers,
      'search/suggest': [suggestion('station', '有松駅', '/search/transit/pref_id:23/9/', 3)],
      'search/interpret': { filter: {}, understood: [], rest: 'ありません', unused: [], alternatives: [] },
    },
  });
  expect(screen.getByRole('heading', { name: 'もしかして' })).toBeVisible();
  expect(screen.getByRole('link', { name: /有松駅 東京都\s*3件/ })).toBeVisible();
  expect(screen.getByText('「ありません」に当てはまるものが見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByText('学校名の入力について')).toBeInTheDocument();
});

test('a keyword that is like nothing at all is told to be no school', async () => {
  await open('/search/school/?keyword=ありません');
  expect(screen.getByText('「ありません」に当てはまる学校が見つかりませんでした')).toBeVisible();
});

test('a page past the last one says so and leads to the first', async () => {
  await renderRoutes(routes, '/search/school/?keyword=大学&page=999', {
    answers: { 'school/campus/list': { result: [], total_count: 120 } },
  });
  expect(screen.queryByText(/見つかりませんでした/)).not.toBeInTheDocument();
  expect(screen.getByText('このページに学校はありません')).toBeVisible();
  expect(screen.getByRole('link', { name: '1ページ目へ' })).toHaveAttribute(
    'href',
    `/search/school/?keyword=${encodeURIComponent('大学')}`,
  );
});

test('an empty keyword leads to the help page without asking the API', async () => {
  const { router, calls } = await open('/search/school/?keyword=');
  expect(router.state.location.pathname).toBe('/search/school/keyword/000/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('学校名が入力されていません');
  expect(calls).toHaveLength(0);
});

test('a row of the syllabary leads to schools and on to a campus', async () => {
  const { router, calls } = await open('/search/school/');
  await userEvent.click(screen.getByRole('link', { name: 'わ行' }));
  expect(await screen.findByRole('heading', { level: 3, name: /^早稲田大学/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'わ行の学校' })).toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({ kana_row: 'わ' });
  expect(router.state.location.search).toBe('?kana_row=%E3%82%8F');
});

test('a prefecture lists its schools, a school its campuses', async () => {
  const { router } = await open('/search/school/pref_id:13/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都の学校から探す');
  await userEvent.click(screen.getByRole('link', { name: '早稲田大学' }));
  expect(await screen.findByRole('heading', { name: '早稲田大学のキャンパスから探す' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/search/school/school_id:1/');
});

test('a prefecture without open listings says so', async () => {
  await open('/search/school/pref_id:2/');
  expect(screen.getByText('青森県の物件は準備中です')).toBeInTheDocument();
  expect(screen.getByText('掲載している学校がありません')).toBeInTheDocument();
});

const refuse = refuseCall(400, '入力内容に誤りがあります。');

test.each([
  '/search/school/pref_id:48/',
  '/search/school/school_id:9/',
  '/search/school/school_id:0/',
  '/search/school/pref_id:13/school_id:0/',
  '/search/school/other:1/',
])('%s is not found', async (url) => {
  const campuses = (call: ReceivedCall) =>
    [call.body['school_id'], call.body['campus_id']].includes(0)
      ? refuse()
      : answers['school/campus/list'](call);
  await renderRoutes(routes, url, { answers: { ...answers, 'school/campus/list': campuses } });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
});

test.each([
  ['?keyword=わせだ', '検索の結果を読み込めませんでした'],
  ['?kana_row=わ', '学校の一覧を読み込めませんでした'],
  ['', '都道府県を読み込めませんでした'],
])('a failed call costs its own part of %s', async (query, message) => {
  const failing = { 'address/prefecture/list': 500, 'school/campus/list': 0 };
  await renderRoutes(routes, `/search/school/${query}`, { answers: failing });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('combobox', { name: '学校名から探す' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'わ行' })).toBeVisible();
});

test('a row without schools says so', async () => {
  await renderRoutes(routes, '/search/school/?kana_row=ら', { answers: { 'school/campus/list': [] } });
  expect(screen.getByText('ら行の学校は、まだ掲載していません')).toBeVisible();
});

test('schools and campuses are lists for search engines, counted from 1', async () => {
  await open('/search/school/school_id:1/');
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
  const list = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'ItemList');
  expect(list).toMatchObject({
    numberOfItems: 1,
    itemListElement: [
      { position: 1, name: '早稲田大学 早稲田キャンパス', url: '/search/school/pref_id:13/school_id:10/' },
    ],
  });
});
