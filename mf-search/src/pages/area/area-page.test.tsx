import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus } from '../../testing/test-data.ts';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const city = (
  city_id: number,
  city_name: string,
  estate_count: number,
  price_min: number | null = 36_000,
) => ({
  city_id,
  city_name,
  city_kana: '',
  estate_count,
  price_min: estate_count > 0 ? price_min : null,
  lat: 35,
  lon: 139,
});

const cities = [
  city(14101, '横浜市鶴見区', 9),
  city(14102, '横浜市神奈川区', 10),
  city(14105, '横浜市南区', 0),
  city(14204, '鎌倉市', 4),
  city(14301, '三浦郡葉山町', 0),
];

const cheapCities = [city(14101, '横浜市鶴見区', 2), city(14102, '横浜市神奈川区', 0)];

const answers = {
  'address/prefecture/list': testPrefectures,
  // With a rent only one city has estates.
  'city/estate/list': ({ body }: ReceivedCall) => (body['price'] === undefined ? cities : cheapCities),
  'school/campus/list': [makeCampus({ pref_id: 14, school_name: '横浜国立大学' })],
  'equipment/list': [{ equipment_id: 52, name: '学生マンション', group: 3, is_filter: true }],
  'estate/list': { result: [], total_count: 0, facets: {} },
};

const page = '/search/area/pref_id:14/';
const open = (url = page, other: object = {}) =>
  renderRoutes(routes, url, { answers: { ...answers, ...other } });

test('wards are listed under their city with numbers and the lowest rent, and empty ones cannot be ticked', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: '神奈川県の市区町村から探す' })).toBeInTheDocument();
  const yokohama = screen.getByRole('region', { name: '横浜市' });
  expect(within(yokohama).getByRole('checkbox', { name: /^鶴見区\s*9件\s*賃料 3.6万円～/ })).toBeEnabled();
  expect(within(yokohama).getByRole('checkbox', { name: /^南区\s*0件/ })).toBeDisabled();
  expect(screen.getByText('町・村（1町村・掲載物件なし）')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /23\s*件の物件を見る/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /横浜国立大学/ })).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: '関東の都道府県' })).getByRole('link', { name: '東京都' }),
  ).toHaveAttribute('href', '/search/area/pref_id:13/');
});

test('ticked cities are in the address, are summed up, and lead to their list', async () => {
  const { router, calls } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '横浜市をすべて選ぶ' }));
  expect(screen.getByText('2市区町村を選択中')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^鶴見区/ })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /^鶴見区/ }));
  expect(screen.getByRole('checkbox', { name: '横浜市をすべて選ぶ' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /^鎌倉市/ }));
  expect(router.state.location.search).toBe('?city_id=14102,14204');
  expect(calls.filter(({ path }) => path === 'city/estate/list')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /14\s*件の物件を見る/ }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/search/area/pref_id:14/result/',
      search: '?city_id=14102,14204',
    }),
  );
});

test('a condition changes the numbers and goes along', async () => {
  const { router, calls } = await open(`${page}?city_id=14101`);
  await userEvent.selectOptions(screen.getByLabelText('家賃'), '4万円台');
  expect(await screen.findByRole('button', { name: /2\s*件の物件を見る/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?city_id=14101&rentSelect=4');
  expect(calls.findLast(({ path }) => path === 'city/estate/list')?.body).toMatchObject({
    price: 40_000,
    pref_id: 14,
  });
  await userEvent.click(screen.getByRole('button', { name: /件の物件を見る/ }));
  expect(router.state.location.search).toBe('?city_id=14101&rentSelect=4');
});

test('conditions that the box does not have are named, taken along, and can be taken away', async () => {
  const { router } = await open(`${page}?city_id=14101&gender_type=1&walk_minutes_max=5`);
  await userEvent.click(screen.getByRole('button', { name: /件の物件を見る/ }));
  expect(router.state.location.search).toBe('?city_id=14101&gender_type=1&walk_minutes_max=5');
  await act(() => router.navigate(-1));
  await userEvent.click(screen.getByRole('link', { name: /^女性専用\s*を外す/ }));
  expect(screen.getByRole('heading', { name: '条件' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('link', { name: /女性専用/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?city_id=14101&walk_minutes_max=5');
});

test('a rent that is chosen takes the place of amounts that were taken along', async () => {
  const { router } = await open(`${page}?price_from=40000&price_to=59999`);
  expect(screen.getByRole('link', { name: /^4万円～.*を外す/ })).toHaveAttribute('href', page);
  await userEvent.selectOptions(screen.getByLabelText('家賃'), '3万円台');
  await waitFor(() => expect(router.state.location.search).toBe('?rentSelect=3'));
  await userEvent.click(await screen.findByRole('button', { name: /件の物件を見る/ }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/search/area/pref_id:14/result/',
      search: '?rentSelect=3',
    }),
  );
});

test('a city that is ticked while a condition is loading keeps the condition', async () => {
  const held = Promise.withResolvers<void>();
  const { router } = await open(page, {
    'city/estate/list': async ({ body }: ReceivedCall) => {
      if (body['price'] === undefined) return cities;
      await held.promise;
      return cheapCities;
    },
  });
  // Within one act React draws nothing that it may put off, as on a busy device.
  await act(async () => {
    fireEvent.change(screen.getByLabelText('家賃'), { target: { value: '4' } });
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('checkbox', { name: /^鶴見区/ }));
  });
  held.resolve();
  expect(await screen.findByRole('button', { name: /^2\s*件の物件を見る/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?city_id=14101&rentSelect=4');
});

test('a visitor who removes all ticks stays on the page', async () => {
  await open(`${page}?city_id=14101`);
  await userEvent.click(screen.getByRole('button', { name: 'すべて外す' }));
  expect(document.activeElement).toHaveTextContent(/^市区町村を選ばないと、神奈川県全体の物件を表示します/);
});

test('the limit of ticks is shown, and so is reaching it', async () => {
  const many = Array.from({ length: 101 }, (_, index) => city(14501 + index, `第${index}村`, 1));
  await open(page, { 'city/estate/list': many });
  expect(screen.getByText(/100市区町村までまとめて/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /をすべて選ぶ/ }));
  expect(screen.getByRole('status')).toHaveTextContent(
    '100市区町村を選択中。市区町村は100件まで選択できます。',
  );
});

test('a prefecture that is not open invites to an order, without numbers of its own', async () => {
  await open('/search/area/pref_id:2/');
  const invitation = screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' });
  expect(within(invitation).getByRole('link', { name: 'お部屋探しを依頼する' })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/?prefId=2',
  );
  const nearest = screen.getByRole('region', { name: '近くの都道府県の物件を見る' });
  expect(within(nearest).getByRole('link', { name: /岩手県\s*25件/ })).toHaveAttribute(
    'href',
    '/search/area/pref_id:3/',
  );
  const description = document.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', expect.stringMatching(/^青森県の市区町村からの/));
  const schools = screen.getByRole('region', { name: '青森県の学校から探す' });
  expect(within(schools).getByRole('link', { name: /横浜国立大学/ })).not.toHaveTextContent('件');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /件の物件を見る/ })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="description"]')).not.toHaveAttribute(
    'content',
    expect.stringMatching(/\d件/),
  );
});

test.each([500, '<html></html>'])(
  'the cities stand without the prefectures around them (%j)',
  async (answer) => {
    await open(page, { 'address/prefecture/list': answer });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('神奈川県の市区町村から探す');
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
    expect(screen.queryByText('近隣の都道府県')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /の都道府県$/ })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="description"]')).not.toHaveAttribute(
      'content',
      expect.stringContaining('寮0件'),
    );
  },
);

test('parts that fail cost only themselves', async () => {
  await open(page, { 'city/estate/list': 500, 'school/campus/list': 0, 'equipment/list': 0 });
  expect(screen.getByText('市区町村を読み込めませんでした')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /物件の多い学校/ })).not.toBeInTheDocument();
});

test.each(['/search/area/pref_id:48/', '/search/area/pref_id:0/', '/search/area/pref_id:999999999/'])(
  '%s is not found',
  async (url) => {
    await open(url);
    expect(screen.getByText('エラー 404')).toBeInTheDocument();
  },
);
