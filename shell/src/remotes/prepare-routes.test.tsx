import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { storeContext } from '@gakumado/shared/routing';
import type { GuardName, LayoutName, RemoteRoute } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { markHydrated } from '../base/hydration.ts';
import { siteRoutes } from '../router.tsx';
import { prepareRoute } from './prepare-routes.tsx';

const loader = jest.fn(() => null);
const page = (title: string) => ({
  loader,
  Component: () => (
    <>
      <h1>{title}</h1>
      <Link to="/faq?q=敷金">質問</Link>
    </>
  ),
});

const remoteRoutes: RemoteRoute[] = [
  { id: 'mf-search/home-page', path: '/', handle: { layout: 'default' }, lazy: async () => page('ホーム') },
  { id: 'mf-content/faq-page', path: '/faq', handle: { layout: 'default' }, lazy: async () => page('質問') },
  {
    id: 'mf-estate/view-page',
    path: '/view/:id',
    handle: { layout: 'view', guards: ['num'] },
    lazy: async () => page('物件'),
  },
  {
    id: 'mf-search/newer-page',
    path: '/search',
    handle: { layout: 'wide' as LayoutName },
    lazy: async () => page('新しい枠'),
  },
  {
    id: 'mf-member/guarded-page',
    path: '/mypage',
    handle: { layout: 'mypage', guards: ['adult' as GuardName] },
    lazy: async () => page('新しい条件'),
  },
];

async function open(path: string) {
  answerCalls({});
  const store = createAppStore();
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    siteRoutes(
      2026,
      remoteRoutes.map(
        (route) => prepareRoute(route, () => router.state.navigation.location?.hash ?? '').route,
      ),
    ),
    {
      initialEntries: ['/', path],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    },
  );
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  return router;
}

beforeEach(() => {
  loader.mockClear();
  window.scrollTo = () => {};
});

test('an address without its slash becomes the one with it, in its place, and is loaded once', async () => {
  const router = await open('/faq?q=敷金');
  expect(await screen.findByRole('heading', { level: 1, name: '質問' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/faq/', search: '?q=%E6%95%B7%E9%87%91' });
  expect(loader).toHaveBeenCalledTimes(1);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('the part of a page is kept when its address gets the slash', async () => {
  const router = await open('/');
  await act(() => router.navigate('/faq?q=敷金#shikikin'));
  expect(router.state.location).toMatchObject({ pathname: '/faq/', hash: '#shikikin' });
});

test.each(['/nothing/', '/view/abc/', '/faq/nothing/at/all/'])('%s ends at /404/', async (path) => {
  const router = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(router.state.location.pathname).toBe('/404/');
  expect(screen.getByRole('main')).toHaveTextContent('お探しのページは見つかりませんでした');
  expect(screen.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each(['/search/', '/mypage/'])(
  '%s, which names what this shell does not know, fails alone',
  async (path) => {
    const router = await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'ページを表示できません' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
    await act(() => router.navigate('/faq/'));
    expect(await screen.findByRole('heading', { level: 1, name: '質問' })).toBeVisible();
  },
);

test('a page waits for hydration where its query makes it one visitor’s own, and nowhere else', async () => {
  answerCalls({});
  const { route } = prepareRoute({
    id: 'mf-member/favorite-page',
    path: '/favorite',
    handle: { layout: 'favorite', isPersonal: (query) => !query.has('compare') },
    lazy: async () => page('お気に入り'),
  });
  const router = createMemoryRouter(siteRoutes(2026, [route]), {
    initialEntries: ['/favorite/?compare=1,2'],
    getContext: () => new RouterContextProvider(new Map([[storeContext, createAppStore()]])),
  });
  await act(async () => {
    render(
      <Provider store={createAppStore()}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
  act(() => void router.navigate('/favorite/'));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(loader).toHaveBeenCalledTimes(1);
  await act(async () => markHydrated());
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('a page says itself when a change of its query loads it anew', async () => {
  answerCalls({});
  const { route } = prepareRoute({
    id: 'mf-search/home-page',
    path: '/',
    handle: { layout: 'default' },
    lazy: async () => ({ ...page('ホーム'), shouldRevalidate: () => false }),
  });
  const router = createMemoryRouter(siteRoutes(2026, [route]), {
    getContext: () => new RouterContextProvider(new Map([[storeContext, createAppStore()]])),
  });
  await act(async () => {
    render(
      <Provider store={createAppStore()}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  await act(() => router.navigate('/?picked=1'));
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a page that failed is loaded once more on demand, also where the address names a part of it', async () => {
  answerCalls({});
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const lazy = jest.fn(async () => page('物件')).mockRejectedValue(new Error('offline'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { route } = prepareRoute({
    id: 'mf-estate/view-page',
    path: '/view/:id',
    handle: { layout: 'view' },
    lazy,
  });
  const store = createAppStore();
  const router = createMemoryRouter(siteRoutes(2026, [route]), {
    initialEntries: ['/view/1/#costs'],
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' }, { timeout: 4_000 });
  lazy.mockResolvedValue(page('物件'));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: '物件' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/view/1/', hash: '#costs' });
  silenced.mockRestore();
});
