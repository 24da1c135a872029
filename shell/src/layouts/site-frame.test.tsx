import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { connectLayers } from '@gakumado/shared/routing';
import type { LayoutName } from '@gakumado/shared/routing';
import { writeMySearch } from '@gakumado/shared/my-search';
import { addFavorites, createAppStore, loadPersonalLists, recordView } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { SiteFrame } from './site-frame.tsx';

afterEach(() => {
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name));
  localStorage.clear();
});

const viewed = {
  estate_id: 1001,
  name: 'カレッジコート早稲田',
  estate_image_path: '/images/pictures/mansion-01.webp',
  price_min: 60_000,
  price_max: 80_000,
  address_detail: '東京都新宿区早稲田町5-6',
  station_time_text_min: '東西線 早稲田駅 徒歩4分',
  is_sample: true,
};

function frame(layout: LayoutName, path: string, store = createAppStore()) {
  const Component = () => (
    <SiteFrame layout={layout} year={2026} isNavigating={false}>
      <h1>本文</h1>
    </SiteFrame>
  );
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  connectLayers(() => router.state);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function show(layout: LayoutName = 'default', path = '/') {
  const store = createAppStore();
  const calls = answerCalls({ 'estate/history/list': [viewed] });
  return { store, calls, ...render(frame(layout, path, store)) };
}

test('the header counts favourites and viewed estates as the store knows them', async () => {
  const { store } = show();
  expect(screen.getByRole('link', { name: 'お気に入り 0件' })).toHaveAttribute('href', '/favorite/');
  await act(async () => {
    await store.dispatch(addFavorites([1, 2]));
    await store.dispatch(recordView(1001));
  });
  expect(screen.getByRole('link', { name: 'お気に入り 2件' })).toBeVisible();
  expect(screen.getByRole('link', { name: '閲覧履歴 1件' })).toHaveAttribute('href', '/history/');
});

test('a guest is offered the login and, in the menu, the registration', async () => {
  const user = userEvent.setup();
  show();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'ログイン' })).toHaveAttribute(
    'href',
    '/login/?return=%2F',
  );
  await user.click(screen.getByRole('button', { name: 'メニュー' }));
  const menu = await screen.findByRole('dialog', { name: 'メニュー' });
  expect(within(menu).getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login/?return=%2F');
  expect(within(menu).getByRole('link', { name: '新規会員登録はこちら' })).toHaveAttribute(
    'href',
    '/regist/?return=%2F',
  );
  await user.click(within(menu).getByRole('link', { name: '店舗一覧' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the footer shows the history, and nothing before the first view', async () => {
  const { store, calls } = show();
  expect(screen.queryByRole('heading', { name: '最近見た物件' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await act(() => store.dispatch(recordView(1001)));
  const history = await screen.findByRole('region', { name: '最近見た物件' });
  const item = await within(history).findByRole('link', { name: /カレッジコート早稲田/ });
  expect(item).toHaveAttribute('href', '/view/1001/');
  expect(item).toHaveTextContent('6万円～8万円');
  expect(item).toHaveTextContent('東西線 早稲田駅 徒歩4分');
  expect(within(history).getByRole('link', { name: '閲覧履歴をすべて見る' })).toHaveAttribute(
    'href',
    '/history/',
  );
});

test('the history leaves out the home of the page', async () => {
  const { store } = show('view', '/view/1001/');
  await act(() => store.dispatch(recordView(1001)));
  expect(screen.queryByRole('heading', { name: '最近見た物件' })).not.toBeInTheDocument();
  answerCalls({ 'estate/history/list': [viewed, { ...viewed, estate_id: 1002, name: 'メゾン戸山' }] });
  await act(() => store.dispatch(recordView(1002)));
  const history = await screen.findByRole('region', { name: '最近見た物件' });
  expect(await within(history).findByRole('link', { name: /メゾン戸山/ })).toBeVisible();
  expect(within(history).queryByRole('link', { name: /カレッジコート早稲田/ })).not.toBeInTheDocument();
});

test('a form ends with the numbers to call and the small print, and leads nowhere else', async () => {
  const { store } = show('inquiry', '/inquiry/general/');
  await act(() => store.dispatch(recordView(1001)));
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'お電話でのお問い合わせ',
    expect.stringContaining('個人情報'),
  ]);
  expect(footer.getByRole('link', { name: 'サイトマップ' })).toBeInTheDocument();
});

test('the viewed estates lead on with the school and the stay that the visitor said', async () => {
  writeMySearch({
    places: [
      { school_id: 55, name: '北キャンパス' },
      { school_id: 56, name: '南キャンパス' },
    ],
    stay_months: 24,
    with_meals: true,
    food_budget: 40_000,
  });
  const { store } = show();
  await act(() => store.dispatch(recordView(1001)));
  expect(await screen.findByRole('link', { name: /カレッジコート早稲田/ })).toHaveAttribute(
    'href',
    '/view/1001/?campus=55,56&stay_months=24&with_meals=1&food_budget=40000',
  );
});

test('the history shows the way to the place that the visitor said, and to the station as well', async () => {
  writeMySearch({ places: [{ school_id: 55, name: '北キャンパス' }] });
  const { store } = show();
  answerCalls({
    'estate/history/list': [viewed],
    'estate/list': [{ ...viewed, commute_text: '徒歩8分', commute_minutes: 8 }],
  });
  await act(() => store.dispatch(recordView(1001)));
  const item = await screen.findByRole('link', { name: /カレッジコート早稲田/ });
  expect(await within(item).findByText('北キャンパスまで徒歩8分')).toBeVisible();
  expect(item).toHaveTextContent('東西線 早稲田駅 徒歩4分');
});

test('an address that nobody wrote is left out of the history', async () => {
  const { store } = show();
  answerCalls({ 'estate/history/list': [{ ...viewed, address_detail: 'null' }] });
  await act(() => store.dispatch(recordView(1001)));
  const history = await screen.findByRole('region', { name: '最近見た物件' });
  expect(await within(history).findByRole('link', { name: /カレッジコート早稲田/ })).toHaveTextContent(
    '徒歩4分',
  );
  expect(history).not.toHaveTextContent('null');
});

test('a history that cannot be loaded shows nothing', async () => {
  const { store } = show();
  answerCalls({ 'estate/history/list': 500 });
  await act(() => store.dispatch(recordView(1001)));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: '最近見た物件' })).not.toBeInTheDocument(),
  );
});

test('the top banner stays closed', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  const written = jest.spyOn(Cookies, 'set');
  await user.click(screen.getByRole('button', { name: 'ご案内を閉じる' }));
  // It returns after a year.
  expect(written).toHaveBeenCalledWith('fixedbannershow', '1', expect.objectContaining({ expires: 365 }));
  written.mockRestore();
  expect(screen.queryByRole('complementary', { name: '会員登録のご案内' })).not.toBeInTheDocument();
  expect(Cookies.get('fixedbannershow')).toBe('1');
  unmount();
  show();
  expect(screen.queryByRole('complementary', { name: '会員登録のご案内' })).not.toBeInTheDocument();
});

test('members are led to their page where guests are invited', async () => {
  const { store } = show('mypage', '/mypage/');
  const link = (label: string) =>
    within(screen.getByRole('complementary', { name: label })).getByRole('link');
  expect(link('会員登録のご案内')).toHaveAttribute('href', '/regist/?return=%2Fmypage%2F');
  Cookies.set('Authorization', 'token-1');
  answerCalls({ 'estate/favorite/list': [], 'estate/history/list': [] });
  await act(() => store.dispatch(loadPersonalLists()));
  expect(link('会員の方へのご案内')).toHaveAttribute('href', '/mypage/');
  await userEvent.click(screen.getByRole('button', { name: 'ご案内を閉じる' }));
  expect(screen.queryByRole('complementary', { name: '会員の方へのご案内' })).not.toBeInTheDocument();
});

test('a registration leads back to the page with its search, and from the login to where that leads', () => {
  const { unmount } = show('topic', '/topic/?area=kanto');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('無料で登録する')).toBe('/regist/?return=%2Ftopic%2F%3Farea%3Dkanto');
  expect(addressOf('会員登録')).toBe('/regist/?return=%2Ftopic%2F%3Farea%3Dkanto');
  unmount();
  show('login', '/login/?return=%2Fview%2F1%2F');
  expect(addressOf('無料で登録する')).toBe('/regist/?return=%2Fview%2F1%2F');
});

test('who is registering is not invited to', () => {
  show('auth', '/regist/');
  expect(screen.queryByRole('link', { name: '無料で登録する' })).not.toBeInTheDocument();
});

test('a form has the top banner as every page with a header has', () => {
  show('inquiry', '/inquiry/general/');
  expect(screen.getByRole('complementary', { name: '会員登録のご案内' })).toBeVisible();
});

test('closing the top banner with the keyboard moves the focus to the header', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('button', { name: 'ご案内を閉じる' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('banner')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: /^ガクマド/ })).toHaveFocus();
});

test('the header links to the six places of the specification, in its order', () => {
  show();
  const menu = within(screen.getByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/guide/',
    '/faq/',
    '/search/',
    '/support/',
    '/event/',
    '/store/',
  ]);
});

test('the footer names the year it is given, eight free dials and the founding year', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/© 2003–2026/)).toHaveTextContent('1976');
  expect(footer.getAllByText(/^0120-/, { selector: 'li a' })).toHaveLength(8);
  expect(footer.getByRole('link', { name: '無料で登録する' })).toHaveAttribute('href', '/regist/?return=%2F');
  expect(footer.getByRole('link', { name: 'ページの先頭へ' })).toHaveAttribute('href', '/#container');
});

test('parts of the footer are folded, their contents are there', async () => {
  const user = userEvent.setup();
  show();
  const footer = within(screen.getByRole('contentinfo'));
  for (const [title, name] of [
    ['都道府県から探す', '東京'],
    ['お電話でのお問い合わせ', /^0120-/],
    ['個人情報の取り扱いに関するお問い合わせ', 'プライバシーポリシー'],
  ] as const) {
    const part = footer.getByRole('heading', { name: title }).closest('details')!;
    const link = within(part).getAllByRole('link', { name, hidden: true })[0];
    expect(link).not.toBeVisible();
    await user.click(footer.getByRole('heading', { name: title }));
    expect(link).toBeVisible();
  }
});

test('the search of the header opens with its focus, and closes by Escape and by another page', async () => {
  const user = userEvent.setup();
  show('topic', '/topic/');
  const header = within(screen.getByRole('banner'));
  const box = header.getByRole('combobox', { name: '学校・駅・住所・条件から探す' });
  await user.click(header.getByRole('button', { name: '検索欄を開く' }));
  expect(box).toHaveFocus();
  const close = header.getByRole('button', { name: '検索欄を閉じる' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  const open = header.getByRole('button', { name: '検索欄を開く' });
  expect(open).toHaveFocus();
  await user.click(open);
  await user.click(screen.getByRole('link', { name: '会社概要' }));
  expect(header.getByRole('button', { name: '検索欄を開く' })).toHaveAttribute('aria-expanded', 'false');
});

test('without scripts the search of the header leads to the page of all searches', () => {
  const html = renderToString(frame('topic', '/topic/'));
  expect(html).toContain('action="/search/" method="get"><button type="submit"');
});

test('the side column shows the search box', () => {
  show('topic', '/topic/');
  expect(screen.getByRole('complementary', { name: '学校名から探す' })).toBeVisible();
});

test.each<[LayoutName, string]>([
  ['popup', '/popup/pop_icon/'],
  ['event', '/event/taisyuku/'],
])('%s at %s has neither header nor footer', (layout, path) => {
  show(layout, path);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('本文');
});

test('the server renders the same frame, for a guest without lists', () => {
  Cookies.set('fixedbannershow', '1');
  const html = renderToString(frame('topic', '/topic/'));
  expect(html).toContain('会員登録のご案内');
  expect(html).toContain('<script>');
  expect(html).toContain('学校名を入力');
  expect(html).not.toContain('最近見た物件');
});
