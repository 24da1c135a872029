import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import { writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore, loadPersonalLists, logout } from '@gakumado/shared/store';
import { answerCalls, cardOf, renderRoutes, painted, wayText } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

type Call = { body: Record<string, unknown> };
const cards = ({ body }: Call) => [...(body['estate_id'] as number[])].map((id) => cardOf(id));

beforeEach(() => {
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  configureApi({ readToken: readAccessToken, onUnauthorized: () => {} });
});

async function openAsGuest(
  ids: readonly number[],
  answers: Record<string, unknown> = { 'estate/list': cards, 'equipment/list': [] },
) {
  Cookies.set('Data-Favorite', JSON.stringify(ids));
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  return { user: userEvent.setup(), ...(await renderRoutes(routes, '/favorite/', { store, answers })) };
}

const names = () =>
  within(screen.getByRole('list', { name: 'お気に入り' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('a guest sees the favourites, the latest first, each leading to its page', async () => {
  await openAsGuest([1, 2, 3]);
  expect(screen.getByRole('heading', { level: 1, name: 'お気に入り物件' })).toBeVisible();
  expect(names()).toEqual(['見本マンション3', '見本マンション2', '見本マンション1']);
  expect(screen.getByRole('link', { name: '見本マンション2' })).toHaveAttribute('href', '/view/2/');
  expect(document.title).toContain('お気に入り物件');
});

test('the cards have their ways to the school that the visitor said once', async () => {
  writeMySearch({ places: [{ school_id: 55, name: '北キャンパス' }] });
  const { calls } = await openAsGuest([1], {
    'estate/list': () => [{ ...cardOf(1), commute_text: '徒歩8分', commute_minutes: 8 }],
  });
  expect(screen.getByText(wayText('北キャンパスまで徒歩8分'))).toBeVisible();
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({ school_id: 55 });
});

test('they have their ways to another place as well, and lead on with it', async () => {
  writeMySearch({
    places: [
      { lat: 35.65, lon: 139.75, name: '三田駅' },
      { school_id: 55, name: '北キャンパス' },
    ],
  });
  const { calls } = await openAsGuest([1], {
    'estate/list': () => [
      { ...cardOf(1), commute_minutes: 20, commute_text: '都営三田線で三田駅まで約8分・乗換なし' },
    ],
  });
  expect(screen.getByText(wayText(/三田駅まで約20分/))).toBeVisible();
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({
    destination: { lat: 35.65, lon: 139.75, name: '三田駅' },
    second_school_id: 55,
  });
  expect(screen.getByRole('link', { name: '見本マンション1' })).toHaveAttribute(
    'href',
    expect.stringContaining('campus=55&to=35.65,139.75'),
  );
});

test('the costs are those of the chosen stay, and first of the one that the visitor said once', async () => {
  writeMySearch({ places: [], stay_months: 24 });
  const { calls, user } = await openAsGuest([1], {
    'estate/list': ({ body: { stay_months, with_meals = false } }: Call) => [
      { ...cardOf(1), stay_months, with_meals, monthly_cost_min: 61_000, monthly_cost_max: 61_000 },
    ],
  });
  expect(screen.getByText('毎月の実質負担（2年間）')).toBeVisible();
  const stay = within(screen.getByRole('navigation', { name: '費用の条件' }));
  expect(stay.getByRole('link', { name: '2年' })).toHaveAttribute('aria-current', 'true');
  await user.click(stay.getByRole('link', { name: '6年' }));
  expect(await screen.findByText('毎月の実質負担（6年間）')).toBeVisible();
  await user.click(stay.getByRole('link', { name: '食事もふくめて比べる' }));
  expect(await screen.findByText('毎月の実質負担（6年間・食費込み）')).toBeVisible();
  await user.click(stay.getByRole('link', { name: '食事もふくめて比べる' }));
  expect(await screen.findByText('毎月の実質負担（6年間）')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ stay_months: 72, with_meals: false });
});

test('the food that the visitor said counts in their costs and goes with their links', async () => {
  writeMySearch({ places: [], stay_months: 24, with_meals: true, food_budget: 40_000 });
  const { calls } = await openAsGuest([1], {
    'estate/list': () => [{ ...cardOf(1), stay_months: 24, with_meals: true }],
  });
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({ food_budget: 40_000 });
  expect(screen.getByRole('link', { name: '見本マンション1' })).toHaveAttribute(
    'href',
    '/view/1/?stay_months=24&with_meals=1&food_budget=40000',
  );
});

test('selected favourites are removed, and brought back from the message', async () => {
  const { user } = await openAsGuest([1, 2, 3]);
  const removal = screen.getByRole('button', { name: '選択した物件を削除' });
  expect(removal).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: '見本マンション1を選択' }));
  await user.click(screen.getByRole('checkbox', { name: '見本マンション3を選択' }));
  await painted();
  expect(screen.getByText('2件を選択中')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '選択した物件を削除' }));
  expect(await screen.findByText('2件をお気に入りから削除しました。')).toBeInTheDocument();
  expect(names()).toEqual(['見本マンション2']);
  expect(Cookies.get('Data-Favorite')).toBe('[2]');
  expect(removal).toHaveFocus();

  await user.click(screen.getByRole('button', { name: '元に戻す', hidden: true }));
  expect(removal).toHaveFocus();
  await waitFor(() => expect(names()).toEqual(['見本マンション3', '見本マンション1', '見本マンション2']));
});

test('everything is selected at once; the empty list shows ways on and takes the focus', async () => {
  const { user } = await openAsGuest([1, 2]);
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  await user.click(screen.getByRole('button', { name: '選択した物件を削除' }));
  expect(await screen.findByText('お気に入りに登録した物件はありません')).toBeVisible();
  expect(screen.getByRole('link', { name: '学校から探す' })).toHaveAttribute('href', '/search/school/');
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'メッセージを閉じる', hidden: true }));
  expect(document.body).not.toHaveFocus();
});

test('the chosen favourites go to the inquiry about several, ten at most', async () => {
  const { user, router } = await openAsGuest(Array.from({ length: 11 }, (_, n) => n + 1));
  const inquire = screen.getByRole('button', { name: 'まとめて問い合わせ' });
  expect(inquire).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  await user.click(inquire);
  expect(await screen.findByText('物件は10件まで選択できます。')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/favorite/');

  await user.click(screen.getByRole('checkbox', { name: '見本マンション1を選択' }));
  await painted();
  await user.click(inquire);
  expect(router.state.location.pathname).toBe('/view/contact/');
  expect(sessionStorage.getItem('ESTATE_ID_VIEW_CONTACT')).toBe('[11,10,9,8,7,6,5,4,3,2]');
});

test('what was chosen is chosen on the way back from the comparison, and not on a new visit', async () => {
  const { user, router } = await openAsGuest([1, 2, 3]);
  await user.click(screen.getByRole('checkbox', { name: '見本マンション1を選択' }));
  await user.click(screen.getByRole('checkbox', { name: '見本マンション3を選択' }));
  await painted();
  await user.click(screen.getByRole('button', { name: '比べる' }));
  expect(await screen.findByRole('heading', { level: 1, name: '物件をくらべる' })).toBeVisible();
  expect(router.state.location.search).toBe('?compare=3,1');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('2件を選択中')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '見本マンション1を選択' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '見本マンション2を選択' })).not.toBeChecked();
  await act(() => router.navigate('/history/'));
  await act(() => router.navigate('/favorite/'));
  expect(await screen.findByText('0件を選択中')).toBeVisible();
});

test('material about the chosen favourites is asked for, of ten at most', async () => {
  const { user, router } = await openAsGuest(Array.from({ length: 11 }, (_, n) => n + 1));
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  await user.click(screen.getByRole('button', { name: '資料請求' }));
  expect(await screen.findByText('物件は10件まで選択できます。')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  await user.click(screen.getByRole('checkbox', { name: '見本マンション2を選択' }));
  await painted();
  await user.click(screen.getByRole('button', { name: '資料請求' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/data_request/contact/'));
  expect(router.state.location.search).toBe('?estateIds=2');
});

test('a note is written, and a change is given up', async () => {
  const { user } = await openAsGuest([1, 2]);
  await user.click(screen.getByRole('button', { name: /^メモを書く.*見本マンション2$/ }));
  const field = screen.getByRole('textbox', { name: 'メモ：見本マンション2' });
  expect(field).toHaveFocus();
  await user.click(field);
  await user.paste('あ'.repeat(201));
  expect(field).toHaveAccessibleDescription(/メモは200文字以内で入力してください。$/);
  await user.clear(field);
  await user.type(field, '日当たりが良い');
  await user.click(screen.getByRole('button', { name: /^保存する.*見本マンション2$/ }));
  expect(screen.getByText('日当たりが良い')).toBeVisible();
  const opener = screen.getByRole('button', { name: /^メモを直す.*見本マンション2$/ });
  expect(opener).toHaveFocus();

  await user.click(opener);
  await user.type(screen.getByRole('textbox'), '。静か');
  await user.click(screen.getByRole('button', { name: /^キャンセル.*見本マンション2$/ }));
  expect(screen.getByText('日当たりが良い')).toBeVisible();
  expect(screen.getByRole('button', { name: /^メモを直す.*見本マンション2$/ })).toHaveFocus();
});

test('a note that is being written is there after a reload, and on the way back', async () => {
  const { user, unmount } = await openAsGuest([1, 2]);
  await user.click(screen.getByRole('button', { name: /^メモを書く.*見本マンション2$/ }));
  await user.type(screen.getByRole('textbox'), '日当たり');
  unmount();

  const { router } = await openAsGuest([1, 2]);
  const field = screen.getByRole('textbox', { name: 'メモ：見本マンション2' });
  expect(field).toHaveValue('日当たり');
  expect(field).not.toHaveFocus();
  await user.type(field, 'が良い');
  await act(() => router.navigate('/history/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox')).toHaveValue('日当たりが良い');
  await user.click(screen.getByRole('button', { name: /^保存する/ }));
  expect(screen.getByText('日当たりが良い')).toBeVisible();
  await act(() => router.navigate('/history/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('日当たりが良い')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a member’s note that is being written goes with the logout', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '7');
  const answers = { 'estate/list': cards, 'estate/favorite/list': [{ estate_id: 1 }] };
  answerCalls(answers);
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const { unmount } = await renderRoutes(routes, '/favorite/', { store, answers });
  await userEvent.click(await screen.findByRole('button', { name: /^メモを書く.*見本マンション1$/ }));
  await userEvent.type(screen.getByRole('textbox'), '内緒の話');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).toContain('内緒の話');
  await store.dispatch(logout());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('内緒の話');
});

test('a member’s notes come from the other devices and go there; one that is not sent waits', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '7');
  const server: Record<number, string> = { 1: 'スマートフォンで書いた' };
  const line = { isDown: true };
  const answers = {
    'estate/list': cards,
    'equipment/list': [],
    'estate/favorite/list': [{ estate_id: 1 }, { estate_id: 2 }],
    'estate/history/list': [],
    'estate/note/list': () => Object.entries(server).map(([id, note]) => ({ estate_id: Number(id), note })),
    'estate/note/save': ({ body }: Call) => {
      if (line.isDown) return 0;
      for (const { estate_id, note } of body['notes'] as { estate_id: number; note: string }[])
        server[estate_id] = note;
      return {};
    },
  };
  answerCalls(answers);
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const { router } = await renderRoutes(routes, '/favorite/', { store, answers });
  const user = userEvent.setup();
  expect(await screen.findByText('スマートフォンで書いた')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^メモを書く.*見本マンション2$/ }));
  await user.type(screen.getByRole('textbox'), '日当たりが良い');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/ほかの端末でログインしたときにも/);
  await user.click(screen.getByRole('button', { name: /^保存する/ }));
  expect(screen.getByText('日当たりが良い')).toBeVisible();
  expect(server).not.toHaveProperty('2');
  line.isDown = false;
  await act(() => router.navigate('/history/'));
  await act(() => router.navigate('/favorite/'));
  await waitFor(() => expect(server[2]).toBe('日当たりが良い'));
  expect(await screen.findByText('日当たりが良い')).toBeVisible();
});

test('a note that the device cannot keep says so', async () => {
  const { user } = await openAsGuest([1]);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: /^メモを書く.*見本マンション1$/ }));
  await user.type(screen.getByRole('textbox'), 'あ');
  await user.click(screen.getByRole('button', { name: /^保存する/ }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/メモを保存できませんでした。$/);
  setItem.mockRestore();
});

test('an estate that is no longer published is named and can be taken out', async () => {
  const { user } = await openAsGuest([1, 2], { 'estate/list': () => [cardOf(2)] });
  expect(screen.getByText('掲載が終了した物件が1件あります。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '掲載終了の物件をお気に入りから削除する' }));
  await waitFor(() => expect(Cookies.get('Data-Favorite')).toBe('[2]'));
  expect(screen.queryByText('掲載が終了した物件が1件あります。')).not.toBeInTheDocument();
});

test('a failure offers a retry, which brings the list', async () => {
  const { user } = await openAsGuest([1], { 'estate/list': 500 });
  expect(screen.getByRole('alert')).toHaveTextContent('読み込めませんでした');
  answerCalls({ 'estate/list': cards });
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('link', { name: '見本マンション1' })).toBeVisible();
});

test("when a customer's list cannot be loaded again, the last good one stays, greyed, and nothing is saved", async () => {
  Cookies.set('Authorization', 'token-1');
  const answers = {
    'estate/list': cards,
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  };
  answerCalls(answers);
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  await renderRoutes(routes, '/favorite/', { store, answers });
  expect(names()).toEqual(['見本マンション1']);

  const calls = answerCalls({ ...answers, 'estate/favorite/list': 500 });
  await act(() => store.dispatch(loadPersonalLists(1)));
  expect(store.getState().favorites.estateIds).toEqual([]);
  expect(screen.getByText('お気に入りを読み込めませんでした')).toBeVisible();
  expect(names()).toEqual(['見本マンション1']);
  expect(calls.map((call) => call.path)).not.toContain('estate/favorite/create');

  answerCalls(answers);
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(screen.queryByText('お気に入りを読み込めませんでした')).not.toBeInTheDocument());
  expect(names()).toEqual(['見本マンション1']);
});

test('a removal that the server does not answer says so and can be tried again', async () => {
  Cookies.set('Authorization', 'token-1');
  const answers = {
    'estate/list': cards,
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  };
  answerCalls(answers);
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  await renderRoutes(routes, '/favorite/', { store, answers: { ...answers, 'estate/favorite/create': 0 } });
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション1を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: '選択した物件を削除' }));
  expect(await screen.findByText('変更できませんでした。通信の状態をご確認ください。')).toBeInTheDocument();
  expect(names()).toEqual(['見本マンション1']);

  answerCalls({ ...answers, 'estate/favorite/create': { count: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'もう一度試す', hidden: true }));
  expect(await screen.findByText('お気に入りに登録した物件はありません')).toBeVisible();
});

test('a favourite added in another tab appears', async () => {
  const { store } = await openAsGuest([1]);
  Cookies.set('Data-Favorite', '[1,5]');
  await act(() => store.dispatch(loadPersonalLists(1)));
  expect(await screen.findByRole('link', { name: '見本マンション5' })).toBeVisible();
});

const shop = (id: number, is_visit: boolean) => ({ shop_id: id, is_visit });

async function chooseToVisit(homes: Record<number, object>, shops: object[]) {
  const ids = Object.keys(homes).map(Number);
  const view = await openAsGuest(ids, {
    'estate/list': () => ids.map((id) => Object.assign(cardOf(id), homes[id])),
    'equipment/list': [],
    'shop/list': shops,
  });
  await view.user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  await view.user.click(screen.getByRole('button', { name: '見学を予約' }));
  return view;
}

test('a visit of the chosen favourites of one shop is booked at once', async () => {
  const { router } = await chooseToVisit({ 1: { shop_id: 5 }, 2: { shop_id: 5 } }, [shop(5, true)]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inquiry/general/'));
  expect(new URLSearchParams(router.state.location.search)).toEqual(
    new URLSearchParams('shopId=5&estateId=2&alsoIds=1&inquiryContentsId=3&isVisit=1&fromEstate=true'),
  );
});

test('favourites of several shops are visits at each, without homes that take none', async () => {
  await chooseToVisit({ 1: { shop_id: 5 }, 2: { shop_id: 6 }, 3: { shop_id: 7 }, 4: { shop_id: 5 } }, [
    shop(5, true),
    shop(6, true),
    shop(7, false),
  ]);
  const sheet = within(await screen.findByRole('dialog', { name: '見学を予約する物件' }));
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '見本マンション4、見本マンション1を見学',
    '見本マンション2を見学',
  ]);
  expect(sheet.getByText('担当の店舗が異なるため、店舗ごとにご予約ください。')).toBeVisible();
  expect(sheet.getByText('お選びの物件のうち1件は、いま見学のご予約を受け付けていません。')).toBeVisible();
});

test('favourites that take no visit say so', async () => {
  const { router } = await chooseToVisit({ 1: { shop_id: 7 } }, [shop(7, false)]);
  expect(
    await screen.findByText('お選びの物件は、いま見学のご予約を受け付けていません。'),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/favorite/');
});

test('what cannot be done with so many is said beside the actions', async () => {
  const { user } = await openAsGuest(Array.from({ length: 21 }, (_, n) => n + 1));
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  expect(
    screen.getByText('比べるのは4件まで、見学・お問い合わせ・資料請求は10件まで、家族のリストは20件までです'),
  ).toBeVisible();
});
