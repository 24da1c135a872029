import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { addDays, moveInMonths, todayInJapan } from '@gakumado/shared/calendar-days';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate, recommendations } from '../../testing/estate.ts';
import { staff } from '../../testing/shop.ts';

const show = (changes = {}, more = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, ...changes }, ...more },
  });

const shop = () => within(screen.getByRole('region', { name: '取扱店舗' }));
const hrefOf = (name: string) => shop().getByRole('link', { name }).getAttribute('href');

afterEach(() => Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name)));

test('the shop with its hours, its telephone and the ways to ask it', async () => {
  await show();
  expect(hrefOf('ガクマド高田馬場店')).toBe('/store/kanto/tokyo/?shop=11');
  expect(shop().getByText('営業時間 10:00～18:30（定休日 水曜）')).toBeVisible();
  expect(hrefOf('0120-000-103')).toBe('tel:0120000103');
  expect(hrefOf('見学を予約')).toContain('isVisit=1');
  expect(hrefOf('オンライン内見')).toContain('isVideo=1');
});

test('who answers, whether the shop is open, and its next free times one press away', async () => {
  await show();
  expect(shop().getByText(/営業中です|営業します/)).toBeVisible();
  await userEvent.click(shop().getByRole('heading', { name: '担当のスタッフ' }));
  expect(shop().getByText('見本 彩香', { selector: 'strong' })).toBeVisible();
  expect(shop().getByText('学校までの道を実際に歩いて確かめています。')).toBeVisible();
  const free = shop().getAllByRole('link', { name: /11:00/ });
  expect(free).toHaveLength(3);
  const query = new URLSearchParams(free[0]!.getAttribute('href')!.split('?', 2)[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    estateId: '1001',
    isVisit: '1',
    date: addDays(todayInJapan(), 3),
    time: '11:00',
  });
});

test.each([
  [true, 'portrait.webp', 1],
  [true, null, 0],
  [false, 'portrait.webp', 0],
])('one sentence marks the portraits of a sample: %p with %p', async (is_sample, file, sentences) => {
  const image_path = file && `/images/pictures/${file}`;
  await show(
    { shop: { ...estate.shop, is_sample } },
    {
      'shop/staff/list': [
        { ...staff[0], image_path },
        { ...staff[0], staff_id: 2, image_path },
      ],
    },
  );
  const list = within(shop().getByText('担当のスタッフ').closest('details')!);
  expect(list.queryAllByText(/イメージ/)).toHaveLength(sentences);
});

test.each([
  ['shop/calendar', '営業日と空いている日時'],
  ['shop/staff/list', 'スタッフの紹介'],
])('without %s only that is missing', async (call, name) => {
  await show({}, { [call]: 503 });
  expect(shop().getByText(new RegExp(`${name}を読み込めませんでした`))).toBeVisible();
  expect(hrefOf('見学を予約')).toContain('isVisit=1');
});

test('how many keep the home is told from five on', async () => {
  const { unmount } = await show();
  expect(screen.getByText('12人がお気に入りに登録しています')).toBeVisible();
  unmount();
  await show({}, { 'log/favorite/get': [{ estate_id: 1001, favorite_count: null }] });
  expect(screen.queryByText(/お気に入りに登録しています/)).toBeNull();
});

test('a full home offers no times for a visit', async () => {
  await show({ vacant_status_id: 5 });
  expect(shop().queryByRole('link', { name: /11:00/ })).toBeNull();
  expect(shop().queryByRole('link', { name: /おひとりでのご内見/ })).toBeNull();
});

test('a home with a free room can be looked at without staff', async () => {
  await show();
  expect(shop().getByRole('link', { name: 'おひとりでのご内見（スタッフの立ち会いなし）' })).toHaveAttribute(
    'href',
    '/pr/self_naiken/?estateId=1001',
  );
});

test('a shop without video, telephone and regular holidays', async () => {
  await show({
    shop: { ...estate.shop, is_video: false, tel: null, regular_holiday_text: null, access_text: null },
  });
  expect(shop().getByText('営業時間 10:00～18:30')).toBeVisible();
  expect(shop().queryByRole('link', { name: /オンライン内見/ })).toBeNull();
  expect(shop().queryByRole('link', { name: /^0\d/ })).toBeNull();
});

test('a property without a shop has no part for it, and asks without one', async () => {
  await show({ shop: null, shop_id: null });
  expect(screen.queryByRole('region', { name: '取扱店舗' })).not.toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: '空室を聞く' })) {
    expect(link).toHaveAttribute('href', '/inquiry/general/?estateId=1001&fromEstate=true');
  }
  expect(screen.queryByRole('link', { name: '見学を予約' })).toBeNull();
});

test('a property with free rooms lists them, with similar properties at the end', async () => {
  await show();
  expect(screen.getByRole('link', { name: '資料を請求する' })).toHaveAttribute(
    'href',
    '/data_request/contact/?estateIds=1001',
  );
  expect(screen.queryByText('この物件は募集を終了しました')).not.toBeInTheDocument();
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(regions.indexOf('similar-title')).toBeGreaterThan(regions.indexOf('shop-title'));
  const similar = within(screen.getByRole('region', { name: '条件の近い物件' }));
  expect(similar.getByText('家賃が近い')).toBeVisible();
  expect(similar.getByText('5.8万円～6.5万円')).toBeVisible();
});

test('a property that is no longer let leads to others', async () => {
  await show({ status: 2 });
  expect(screen.queryByRole('link', { name: '資料を請求する' })).not.toBeInTheDocument();
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  // Behind the photographs, before everything else.
  expect(regions.indexOf('similar-title')).toBe(1);
  const order = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(order[0]).toBe(estate.name);
  expect(screen.getAllByText('募集終了')).toHaveLength(3);
  const rooms = within(screen.getByRole('region', { name: 'お部屋のタイプ' }));
  expect(rooms.queryByText(/から入居可|空室あり|予約/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '近い物件を相談する' })[0]).toBeVisible();
  expect(shop().queryByRole('link', { name: '見学を予約' })).not.toBeInTheDocument();
  const conditions = within(screen.getByRole('region', { name: '設備・条件' }));
  expect(conditions.getByText('24時間管理')).toBeInTheDocument();
  expect(conditions.queryByText('春入居予約受付中')).not.toBeInTheDocument();
});

test.each([
  [-90, false],
  [-91, true],
])('%i days after it was last let a property has its page: gone is %p', async (days, isGone) => {
  const closed_at = addDays(todayInJapan(), days);
  await show({ status: 2, closed_at });
  expect(screen.getByRole('heading', { level: 1, name: estate.name })).toBeVisible();
  expect(screen.queryByText('この物件の掲載は終了しました') !== null).toBe(isGone);
  expect(screen.queryByRole('region', { name: '費用' }) === null).toBe(isGone);
  expect(document.querySelector('meta[name="robots"]') !== null).toBe(isGone);
  expect(screen.getByRole('region', { name: '条件の近い物件' })).toBeVisible();
});

describe('a full property', () => {
  const full = { vacant_status_id: 4, vacant_count: 0 };
  const showToMember = async (more: object) => {
    Cookies.set('Authorization', 'token-1');
    const page = await show(full, more);
    act(
      () => void page.store.dispatch({ type: 'session/sessionStarted', payload: { userName: '見本 花子' } }),
    );
    return page;
  };
  const waiting = () => within(screen.getByRole('region', { name: 'キャンセル待ち' }));

  test('is asked about and waited for, but not visited', async () => {
    await show(full);
    expect(screen.getAllByRole('link', { name: 'この物件について問い合わせる' })[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: '見学を予約' })).toBeNull();
    expect(screen.getByRole('link', { name: '空室を待つ（キャンセル待ち）' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#waitlist$/),
    );
    expect(shop().queryByRole('link', { name: '見学を予約' })).not.toBeInTheDocument();
    expect(waiting().getByRole('link', { name: 'ログインして登録する' })).toHaveAttribute(
      'href',
      '/login/?return=%2Fview%2F1001%2F%23waitlist',
    );
  });

  test('is waited for by a member, from a month on', async () => {
    const user = userEvent.setup();
    const { calls } = await showToMember({ 'estate/waitlist/create': { waitlist_id: 7 } });
    const join = () => user.click(waiting().getByRole('button', { name: 'キャンセル待ちに登録する' }));
    await join();
    const month = waiting().getByRole('combobox', { name: /入居希望月/ });
    await waitFor(() => expect(month).toBeInvalid());
    expect(month).toHaveFocus();
    const wished = moveInMonths()[4]!;
    await user.selectOptions(month, wished);
    await join();
    expect(await waiting().findByText(/キャンセル待ちに登録しました。/)).toBeVisible();
    expect(calls.find(({ path }) => path === 'estate/waitlist/create')?.body).toMatchObject({
      estate_id: 1001,
      move_in_ym: wished,
    });
  });

  test('says why a member cannot wait for it', async () => {
    const user = userEvent.setup();
    const message = 'キャンセル待ちは20件まで登録できます。';
    await showToMember({
      'estate/waitlist/create': refuseCall(400, '', [{ field: 'estate_id', code: 'range', message }]),
    });
    await user.selectOptions(waiting().getByRole('combobox', { name: /入居希望月/ }), moveInMonths()[1]!);
    await user.click(waiting().getByRole('button', { name: 'キャンセル待ちに登録する' }));
    expect(await waiting().findByText(message)).toBeVisible();
  });
});

describe('a full type of rooms in a home with free ones', () => {
  const waiting = () => within(screen.getByRole('region', { name: 'キャンセル待ち' }));
  const link = () => screen.getByRole('link', { name: 'Bタイプ：空室を待つ（キャンセル待ち）' });

  test('is waited for by a guest after a login', async () => {
    await show();
    expect(screen.queryByRole('link', { name: /^Aタイプ：空室を待つ/ })).toBeNull();
    expect(screen.getByText(/^ただいま満室のタイプのお部屋に空室が出たときに/)).toBeVisible();
    expect(waiting().getByRole('link', { name: 'ログインして登録する' })).not.toBeVisible();
    await userEvent.click(link());
    await waitFor(() => expect(waiting().getByRole('link', { name: 'ログインして登録する' })).toBeVisible());
    await waitFor(() =>
      expect(waiting().getByRole('link', { name: 'ログインして登録する' })).toHaveAttribute(
        'href',
        '/login/?return=%2Fview%2F1001%2F%3Froomtype_id%3D502%23waitlist',
      ),
    );
  });

  test('is waited for by a member', async () => {
    const user = userEvent.setup();
    Cookies.set('Authorization', 'token-1');
    const { calls, store } = await show({}, { 'estate/waitlist/create': { waitlist_id: 7 } });
    act(() => void store.dispatch({ type: 'session/sessionStarted', payload: { userName: '見本 花子' } }));
    await user.click(link());
    const types = within(waiting().getByRole('combobox', { name: /お部屋のタイプ/ }));
    expect(types.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bタイプ（1DK）']);
    const wished = moveInMonths()[4]!;
    await user.selectOptions(waiting().getByRole('combobox', { name: /入居希望月/ }), wished);
    await user.click(waiting().getByRole('button', { name: 'キャンセル待ちに登録する' }));
    expect(await waiting().findByText(/キャンセル待ちに登録しました。/)).toBeVisible();
    expect(calls.find(({ path }) => path === 'estate/waitlist/create')?.body).toMatchObject({
      estate_id: 1001,
      roomtype_id: 502,
      move_in_ym: wished,
    });
  });

  test('is not waited for in a home that is no longer let', async () => {
    await show({ status: 2 });
    expect(screen.queryByRole('link', { name: /空室を待つ/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'キャンセル待ち' })).toBeNull();
  });
});

test('nothing similar is no part of the page', async () => {
  await show({}, { 'estate/recommendation/list': [] });
  expect(screen.queryByRole('region', { name: '条件の近い物件' })).not.toBeInTheDocument();
});

test('a second property of the visit is another page, and is recorded as well', async () => {
  const user = userEvent.setup();
  const [similar] = recommendations;
  const detail = ({ body }: ReceivedCall) =>
    body['estate_id'] === 1002 ? { ...estate, ...similar } : estate;
  const { router, store } = await renderRoutes(routes, '/view/1001/?stay_months=12', {
    answers: { ...answers, 'estate/detail': detail },
  });
  await user.click(screen.getByRole('link', { name: 'カレッジコート戸塚' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'カレッジコート戸塚' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('combobox', { name: 'お住まいの期間' })).toHaveValue('48');
  await waitFor(() => expect(store.getState().history.estateIds).toEqual([1001, 1002]));
});

/** schema.org's description of the page, for search engines. */
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent))
    .find((data) => data['@type'] === 'AggregateOffer');

test('search engines read prices, place and whether a room is free', async () => {
  await show();
  expect(jsonLd()).toMatchObject({
    url: expect.stringMatching(/\/view\/1001\/$/),
    priceCurrency: 'JPY',
    lowPrice: 60_000,
    highPrice: 62_500,
    availability: 'https://schema.org/InStock',
    itemOffered: {
      name: 'カレッジコート早稲田',
      address: { addressCountry: 'JP', postalCode: '1620042', streetAddress: '東京都新宿区早稲田町5-6' },
      geo: { latitude: 35.71, longitude: 139.71 },
    },
  });
});

test.each([
  [{ status: 2 }, 'Discontinued'],
  [{ vacant_status_id: 4 }, 'SoldOut'],
  [{ vacant_status_id: 5 }, 'BackOrder'],
])('search engines read of %j that it is %s', async (changes, availability) => {
  await show(changes);
  expect(jsonLd()).toMatchObject({ availability: `https://schema.org/${availability}` });
});
