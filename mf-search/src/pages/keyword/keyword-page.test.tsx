import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { paths } from '@gakumado/shared/paths';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';
import { withoutWord } from './keyword-scope.ts';

const nothing = { filter: {}, understood: [], rest: '', alternatives: [] };
const SENTENCE = '早稲田に30分以内、オートロック 二番館';
const school = {
  word: '早稲田大学',
  kind: 'school',
  label: '早稲田大学 早稲田キャンパス',
  filter: { school_id: 10 },
};

/** Answers of the resolver, by words. */
const meanings: Record<string, unknown> = {
  早稲田大学: { ...nothing, filter: { school_id: 10 }, understood: [school] },
  [SENTENCE]: {
    filter: { school_id: 10, commute_minutes_max: 30, equipment: [801] },
    understood: [
      { ...school, word: '早稲田' },
      { word: '30分以内', kind: 'condition', label: '通学30分以内', filter: { commute_minutes_max: 30 } },
      { word: 'オートロック', kind: 'condition', label: 'オートロック', filter: { equipment: [801] } },
    ],
    rest: '二番館',
    alternatives: [
      { label: '早稲田駅（東京都）', filter: { station_id: [5] }, path: paths.keyword('東京都 早稲田駅') },
    ],
  },
};

const answers = {
  'estate/list': ({ body }: ReceivedCall) =>
    body['keyword'] === 'ない'
      ? []
      : [makeEstate({ estate_id: 1 }), makeEstate({ estate_id: 2, name: '二番館' })],
  'estate/school/list': [makeEstate({ estate_id: 3 })],
  'school/campus/list': ({ body }: ReceivedCall) =>
    /早稲田|わせだ/.test(String(body['keyword'])) ? [makeCampus({})] : [],
  'equipment/list': [],
  'estate/relaxation/list': [],
  'search/interpret': ({ body }: ReceivedCall) => meanings[String(body['keyword'])] ?? nothing,
};
const open = (url: string) => renderRoutes(routes, url, { answers });

test('a word finds estates, and the schools that it could mean', async () => {
  const { calls } = await open('/search/keyword/?keyword=早稲田&layout=1K&page=1');
  expect(screen.getByRole('heading', { level: 1, name: '「早稲田」の学生向け物件' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:10/',
  );
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({
    keyword: '早稲田',
    layout: ['1K'],
    sort: 'recommend',
  });
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    '/search/keyword/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the schools that a word may mean are below the list, and other campuses of a school that is named in a row above it as well', async () => {
  await renderRoutes(routes, '/search/keyword/?keyword=早稲田大学', {
    answers: {
      ...answers,
      'school/campus/list': [makeCampus({}), makeCampus({ campus_id: 11, campus_name: '戸山キャンパス' })],
    },
  });
  const [estate] = screen.getAllByRole('article');
  const isBelow = (part: HTMLElement) =>
    Boolean(estate!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  const row = screen.getByRole('navigation', { name: 'ほかの意味' });
  expect(within(row).getByRole('link', { name: '早稲田大学 戸山キャンパス' })).toBeVisible();
  expect(isBelow(row)).toBe(false);
  expect(isBelow(screen.getByRole('region', { name: /に当てはまる学校$/ }))).toBe(true);
});

test.each([' ', '　　'])('blanks alone (%j) ask for a word', async (blanks) => {
  const { calls } = await open('/search/keyword/');
  const box = screen.getByRole('combobox', { name: /物件名/ });
  await userEvent.type(box, `${blanks}{Enter}`);
  expect(box).toHaveAccessibleDescription('探したい言葉を入力してください。');
  expect(box).toHaveValue('');
  expect(calls).toEqual([]);
});

test('clearing the filters keeps the word, which is no condition to take away', async () => {
  await open('/search/keyword/?keyword=早稲田&layout=1K');
  expect(screen.getByRole('link', { name: 'すべて外す' })).toHaveAttribute(
    'href',
    '/search/keyword/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0',
  );
  expect(screen.queryByRole('link', { name: /「早稲田」\s*を外す/ })).not.toBeInTheDocument();
});

test('without a word the page shows examples, and calls nothing', async () => {
  const { calls, router } = await open('/search/keyword/');
  expect(screen.getByRole('heading', { level: 1, name: 'キーワードから探す' })).toBeInTheDocument();
  expect(screen.getByText('キーワードの入力について')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByRole('combobox', { name: /物件名/ }), '早稲田{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0'));
});

test('a word that finds nothing offers help and ways on', async () => {
  await open('/search/keyword/?keyword=ない');
  expect(screen.getByText('ご紹介できる物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByText('キーワードの入力について')).toBeInTheDocument();
});

test('words that mean nothing are named, and lead to all homes and to those near the visitor’s own places', async () => {
  writeMySearch({
    places: [
      { school_id: 10, name: '早稲田キャンパス' },
      { lat: 35.648, lon: 139.749, name: '三田駅' },
    ],
  });
  const withCount = (result: unknown[], total_count: number) => ({ result, total_count });
  await renderRoutes(routes, '/search/keyword/?keyword=ない&layout=1K', {
    answers: {
      ...answers,
      'estate/list': ({ body }: ReceivedCall) => (body['destination'] ? withCount([], 7) : withCount([], 0)),
      'estate/school/list': withCount([], 4),
      'school/campus/list': [makeCampus({})],
      'estate/relaxation/list': [
        {
          relaxation_id: 'words',
          label: '「ない」を使わずに全国から探す',
          change: { keyword: null },
          estate_count: 12,
        },
      ],
    },
  });
  expect(screen.getByText(/「ない」からは、.*読みとれませんでした。/)).toBeVisible();
  const linksOf = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf(screen.getByRole('region', { name: '条件を変えると見つかる物件' }))).toEqual([
    ['「ない」を使わずに全国から探す12件', '/search/area/result/?layout=1K'],
  ]);
  expect(linksOf(await screen.findByRole('region', { name: 'わたしの条件の通う先の近く' }))).toEqual([
    ['早稲田キャンパスの近く4件', '/search/school/pref_id:13/school_id:10/'],
    ['三田駅の近く7件', expect.stringContaining('/search/area/result/?to=35.648,139.749')],
  ]);
  forgetMySearch();
});

test('markup in a word stays text', async () => {
  await open('/search/keyword/?keyword=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<script>alert(1)</script>');
});

test('a sentence is searched for by what it means, and each part can be taken off', async () => {
  const { calls } = await open(`/search/keyword/?keyword=${encodeURIComponent(SENTENCE)}&condition=911`);
  expect(calls.find((call) => call.path === 'estate/school/list')?.body).toMatchObject({
    school_id: 10,
    commute_minutes_max: 30,
    equipment: [801],
    condition: [911],
    keyword: '二番館',
    sort: 'commute_asc',
  });
  const understood = screen.getByRole('region', { name: '検索した内容' });
  const links = within(understood).getAllByRole('link', { name: /を外す$/ });
  expect(links.map((link) => link.textContent)).toEqual([
    '早稲田大学 早稲田キャンパスを外す',
    '通学30分以内を外す',
    'オートロックを外す',
    '「二番館」という言葉を外す',
  ]);
  expect(links[2]).toHaveAttribute(
    'href',
    `/search/keyword/?condition=911&keyword=${encodeURIComponent('早稲田に30分以内 二番館')}`,
  );
  expect(links[3]).toHaveAttribute(
    'href',
    `/search/keyword/?condition=911&keyword=${encodeURIComponent('早稲田に30分以内、オートロック')}`,
  );
  expect(within(understood).getByRole('link', { name: '早稲田駅（東京都）' })).toHaveAttribute(
    'href',
    paths.keyword('東京都 早稲田駅'),
  );
});

test('words that were not used are named, an amount has its other meaning, and a named station is where the way ends', async () => {
  const keyword = 'ぬるぽ 渋谷から30分以内 8万円まで 安い';
  const destination = { lat: 35.658, lon: 139.701, name: '渋谷駅' };
  const { calls } = await renderRoutes(routes, `/search/keyword/?keyword=${encodeURIComponent(keyword)}`, {
    answers: {
      ...answers,
      'search/interpret': {
        ...nothing,
        filter: { destination, commute_minutes_max: 30, cost_to: 80_000, sort: 'cost_asc' },
        understood: [
          { word: '渋谷', kind: 'station', label: '渋谷駅', filter: { destination } },
          { word: '30分以内', kind: 'condition', label: '30分以内', filter: { commute_minutes_max: 30 } },
          {
            word: '8万円まで',
            kind: 'condition',
            label: '毎月の実質負担8万円以下',
            filter: { cost_to: 80_000 },
            turned: { label: '家賃8万円以下', words: '家賃8万円まで' },
          },
        ],
        unused: ['ぬるぽ'],
      },
    },
  });
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({
    destination,
    commute_minutes_max: 30,
    cost_to: 80_000,
    sort: 'cost_asc',
  });
  expect(calls.find((call) => call.path === 'estate/list')?.body).not.toHaveProperty('keyword');
  expect(screen.getByText('使わなかった言葉：「ぬるぽ」')).toBeVisible();
  const row = screen.getByRole('navigation', { name: 'ほかの意味' });
  expect(within(row).getByRole('link', { name: '家賃8万円以下' })).toHaveAttribute(
    'href',
    paths.keyword('ぬるぽ 渋谷から30分以内 家賃8万円まで 安い'),
  );
});

test('a part of the name of a home is found, though names of places are in it', async () => {
  const { calls } = await renderRoutes(routes, `/search/keyword/?keyword=${encodeURIComponent(SENTENCE)}`, {
    answers: { ...answers, 'estate/school/list': [] },
  });
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({ keyword: SENTENCE });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: '検索した内容' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '言葉の意味から探す' })).not.toBeInTheDocument();
});

test('where the words find nothing, a relaxation is the words without those that it gives up', async () => {
  const relaxation = (change: object, label: string) => ({
    relaxation_id: label,
    label,
    change,
    estate_count: 12,
  });
  await renderRoutes(routes, `/search/keyword/?keyword=${encodeURIComponent(SENTENCE)}`, {
    answers: {
      ...answers,
      'estate/list': [],
      'estate/school/list': [],
      'estate/relaxation/list': [
        relaxation({ keyword: null }, '「二番館」を外して探す'),
        relaxation({ commute_minutes_max: 45 }, '45分以内'),
        relaxation({ equipment: null }, 'オートロックなしでも可'),
        relaxation({ keyword: null, equipment: null }, '「二番館」を外して探す、オートロックなしでも可'),
      ],
    },
  });
  const ways = screen.getByRole('region', { name: '条件を変えると見つかる物件' });
  const links = within(ways).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['「二番館」を外して探す12件', paths.keyword('早稲田に30分以内、オートロック')],
    ['45分以内12件', `${paths.keyword()}?commute_minutes_max=45&keyword=${encodeURIComponent(SENTENCE)}`],
    ['オートロックなしでも可12件', paths.keyword('早稲田に30分以内 二番館')],
    ['「二番館」を外して探す、オートロックなしでも可12件', paths.keyword('早稲田に30分以内')],
  ]);
});

test('the surroundings of a station are a place of their own, and take the other wishes of the words along', async () => {
  const keyword = '池袋駅 女子寮 8万円まで';
  await renderRoutes(routes, `/search/keyword/?keyword=${encodeURIComponent(keyword)}&layout=1K`, {
    answers: {
      ...answers,
      'estate/list': [],
      'search/interpret': {
        ...nothing,
        filter: { station_id: [1130212], building_type_id: [65], condition: [53, 54], cost_to: 80_000 },
        understood: [
          { word: '池袋駅', kind: 'station', label: '池袋駅', filter: { station_id: [1130212] } },
          {
            word: '女子寮',
            kind: 'condition',
            label: '女性専用の学生寮・学生会館',
            filter: { building_type_id: [65], condition: [53, 54] },
          },
          { word: '8万円まで', kind: 'condition', label: '8万円以下', filter: { cost_to: 80_000 } },
        ],
      },
      'estate/relaxation/list': [
        {
          relaxation_id: 'around',
          label: '池袋駅から半径3km',
          change: { station_id: null, lat: 35.73, lon: 139.711, dis: 3 },
          estate_count: 5,
        },
        {
          relaxation_id: 'area_slug',
          label: '関東の全域',
          change: { station_id: null, area_slug: 'kanto' },
          estate_count: 50,
        },
        // The word asks for a kind of building as well.
        { relaxation_id: 'condition.53', label: '女性専用', change: { condition: null }, estate_count: 9 },
      ],
    },
  });
  const ways = screen.getByRole('region', { name: '条件を変えると見つかる物件' });
  const wishes = 'building_type_id=65&condition=53,54&cost_to=80000&layout=1K';
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['池袋駅から半径3km5件', `/search/range/35.73/139.711/3/?${wishes}`],
    ['関東の全域50件', `/search/area/result/?area_slug=kanto&${wishes}`],
  ]);
});

test('what is chosen in the filter wins over the words', async () => {
  const { calls } = await open(`/search/keyword/?keyword=${encodeURIComponent(SENTENCE)}&equipment=802`);
  expect(calls.find((call) => call.path === 'estate/school/list')?.body).toMatchObject({
    equipment: [801, 802],
  });
});

test('words can be looked for as they are', async () => {
  const { calls, router } = await open('/search/keyword/?keyword=早稲田大学');
  await userEvent.click(screen.getByRole('link', { name: '言葉どおりに探す' }));
  await waitFor(() => expect(router.state.location.search).toContain('as=text'));
  expect(calls.filter((call) => call.path === 'search/interpret')).toHaveLength(1);
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({ keyword: '早稲田大学' });
  await waitFor(() => expect(screen.queryByRole('region', { name: '検索した内容' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: '言葉の意味から探す' })).toHaveAttribute(
    'href',
    paths.keyword('早稲田大学'),
  );
});

test('the words are searched for as text where they cannot be understood just now', async () => {
  const { calls } = await renderRoutes(routes, '/search/keyword/?keyword=早稲田', {
    answers: { ...answers, 'search/interpret': 0 },
  });
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject({ keyword: '早稲田' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test.each([
  ['早稲田に30分以内、7万円まで', '30分以内', '早稲田に 7万円まで'],
  ['渋谷駅1K', '渋谷駅', '1K'],
  ['早稲田の近くで女子寮', '女子寮', '早稲田の近くで'],
  ['京都', '京都', ''],
])('%s without %s is %j', (keyword, word, rest) => {
  expect(withoutWord(keyword, word)).toBe(rest);
});
