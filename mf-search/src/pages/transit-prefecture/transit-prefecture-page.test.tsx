import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const station = (station_id: number, station_name: string, station_kana: string, estate_count: number) => ({
  station_id,
  station_name,
  station_kana,
  lat: 35,
  lon: 139,
  estate_count,
});

const lines = [
  {
    line_id: 11302,
    line_name: 'JR山手線',
    company_name: 'JR東日本',
    stations: [
      station(1, '高田馬場', 'タカダノババ', 12),
      station(2, '新大久保', 'シンオオクボ', 0),
      station(3, '新宿', 'シンジュク', 4),
    ],
  },
  {
    line_id: 22007,
    line_name: '西武新宿線',
    company_name: '西武鉄道',
    stations: [station(1, '高田馬場', 'タカダノババ', 12), station(4, '下落合', 'シモオチアイ', 3)],
  },
];

const answers = {
  'address/prefecture/list': testPrefectures,
  'estate/station/list': lines,
  'equipment/list': [],
  'estate/list': ({ body }: ReceivedCall) => ({
    result: [],
    total_count: 10 + ((body['station_id'] as number[] | undefined)?.length ?? 0),
  }),
};

const open = (url = '/search/transit/pref_id:13/') => renderRoutes(routes, url, { answers });
const boxes = (name: string) => screen.getAllByRole('checkbox', { name, hidden: true });
const box = (name: string, index = 0) => {
  const found = boxes(name)[index];
  if (!found) throw new Error(`no box ${name}`);
  return found;
};

test('prefectures are listed by region, and one that is not open leads to its portal', async () => {
  await open('/search/transit/');
  expect(screen.getByRole('heading', { level: 1, name: '路線・駅から探す' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /東京都/ })).toHaveAttribute('href', '/search/transit/pref_id:13/');
  expect(screen.getByRole('link', { name: /青森県/ })).toHaveAttribute('href', '/city/aomori/');
});

test('a station name leads to the estates at stations of that name', async () => {
  const { router } = await open('/search/transit/');
  await userEvent.type(screen.getByLabelText('駅名から探す', { selector: 'input' }), '高田馬場{Enter}');
  expect(router.state.location).toMatchObject({
    pathname: '/search/area/result/',
    search: `?station_name=${encodeURIComponent('高田馬場')}`,
  });
});

test('lines are listed under their companies with stations in line order, and empty ones cannot be ticked', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: '東京都の路線・駅から探す' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'JR東日本' })).toBeInTheDocument();
  expect(screen.getByText('3駅のうち2駅に物件あり')).toBeInTheDocument();
  expect(box('新大久保')).toBeDisabled();
  expect(screen.getByRole('link', { name: '新宿駅の物件4件を見る', hidden: true })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:13/3/',
  );
  expect(screen.getByRole('link', { name: /神奈川県/ })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:14/',
  );
  expect(screen.getByRole('button', { name: /729\s*件の物件を見る/ })).toBeInTheDocument();
});

test('a prefecture that is not open invites to an order instead of naming stations', async () => {
  const { router } = await open('/search/transit/pref_id:2/?station_name=nowhere');
  expect(router.state.location.pathname).toBe('/search/transit/pref_id:2/');
  expect(
    screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /岩手県\s*25件/ })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:3/',
  );
  expect(screen.queryByText(/駅に物件あり/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /件の物件を見る/ })).not.toBeInTheDocument();
});

test('ticked stations are in the address, are counted together, and lead to one list', async () => {
  const { router, calls } = await open();
  await userEvent.click(box('高田馬場'));
  expect(box('高田馬場', 1)).toBeChecked();
  await userEvent.click(box('下落合'));
  expect(screen.getByText('2駅を選択中', { selector: '[role=status]' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?station_id=1,4');
  expect(await screen.findByRole('button', { name: /12\s*件の物件を見る/ })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'estate/station/list')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /件の物件を見る/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/search/area/pref_id:13/result/',
    search: '?station_id=1,4',
  });
});

test('conditions that were chosen before are named, counted, taken along, and can be taken away', async () => {
  const { router, calls } = await open('/search/transit/pref_id:13/?rentSelect=4&station_id=1');
  await userEvent.click(box('下落合'));
  expect(await screen.findByRole('button', { name: /12\s*件の物件を見る/ })).toBeInTheDocument();
  expect(calls.findLast(({ path }) => path === 'estate/list')?.body).toMatchObject({
    price: 40_000,
    pref_id: [13],
    station_id: [1, 4],
  });
  await userEvent.click(screen.getByRole('button', { name: /件の物件を見る/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/search/area/pref_id:13/result/',
    search: '?rentSelect=4&station_id=1,4',
  });
  await act(() => router.navigate(-1));
  await userEvent.click(screen.getByRole('link', { name: /^4万円台\s*を外す/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^4万円台/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?station_id=1,4');
  expect(document.body).not.toHaveFocus();
});

test('without a station the prefecture is searched with the former choices', async () => {
  const { router } = await open('/search/transit/pref_id:13/?layout=1K');
  await userEvent.click(await screen.findByRole('button', { name: /^10\s*件の物件を見る/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/search/area/pref_id:13/result/',
    search: '?layout=1K',
  });
});

test('one station alone leads to its own page', async () => {
  const { router } = await open('/search/transit/pref_id:13/?station_id=3');
  expect(box('新宿')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /物件を見る/ }));
  expect(router.state.location.pathname).toBe('/search/transit/pref_id:13/3/');
});

test('a line is ticked as a whole and taken away again', async () => {
  const { router } = await open();
  await userEvent.click(box('JR山手線の駅をすべて選ぶ'));
  expect(router.state.location.search).toBe('?station_id=1,3');
  expect(box('西武新宿線の駅をすべて選ぶ')).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('button', { name: 'すべて外す' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getAllByRole('link', { name: /沿線の物件をすべて見る$/, hidden: true })[0]).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/result/?line_id=11302',
  );
});

test('the box finds a station by its reading, with the lines it is on', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('駅名で絞り込む', { selector: 'input' }), 'たかだ');
  expect(screen.getByRole('heading', { name: '「たかだ」を含む駅' })).toBeInTheDocument();
  expect(screen.getByText('1駅が見つかりました。')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /高田馬場/ })).toBeInTheDocument();
  expect(screen.getByText('JR山手線、西武新宿線')).toBeInTheDocument();
});

test('a name in the address that no station has leads to the page without a result', async () => {
  const { router } = await open('/search/transit/pref_id:13/?station_name=ありません');
  expect(router.state.location.pathname).toBe('/search/transit/000/');
  expect(router.state.location.search).toContain('pref_id=13');
});

test.each(['/search/transit/pref_id:48/', '/search/transit/pref_id:0/', '/search/transit/pref_id:999999/'])(
  '%s is not found',
  async (url) => {
    await open(url);
    expect(screen.getByText('エラー 404')).toBeInTheDocument();
  },
);
