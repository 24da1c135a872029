/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createAppStore } from '@gakumado/shared/store';
import { routes } from './routes.tsx';

/** A page as the server renders it: no cookies, no visitor, and no data of a personal page. */
async function renderFirstHtml(path: string): Promise<string> {
  const pages = await Promise.all(
    routes.map(async ({ path: routePath, lazy }): Promise<RouteObject> => {
      const { Component } = await lazy();
      return { path: routePath, loader: () => null, Component: Component as ComponentType };
    }),
  );
  const handler = createStaticHandler(pages);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`redirected to ${context.headers.get('location')}`);
  return renderToString(
    <Provider store={createAppStore()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Provider>,
  );
}

test.each([
  ['/favorite/', 'お気に入り物件', 'お気に入りを読み込んでいます'],
  ['/history/', '閲覧履歴', '閲覧履歴を読み込んでいます'],
  ['/login/', 'ログイン', 'autoComplete="current-password"'],
  ['/mypage/', '会員ページ', 'ログアウト'],
  ['/reset_password/', 'パスワードの再設定', '再設定用のURLを送る'],
  ['/request/contact/', 'パンフレットのご請求', 'お届け方法'],
  ['/view/contact/', '物件のお問い合わせ', '知りたいこと'],
])('the server renders %s with its heading, its frame and noindex', async (path, heading, part) => {
  const html = await renderFirstHtml(path);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(part);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
});

test('the server renders the registration, which may be listed', async () => {
  const html = await renderFirstHtml('/regist/');
  expect(html).toContain('会員登録は無料です。');
  expect(html).not.toContain('noindex');
});

test.each(['/login/', '/regist/', '/reset_password/', '/reset_password/change/'])(
  'the server says on %s that it needs scripts',
  async (path) => {
    expect(await renderFirstHtml(path)).toMatch(/<noscript>.*JavaScriptが必要です/);
  },
);

test('no mail address and no code of an address is in the first HTML', async () => {
  const query =
    '?code=q8Xv-secret&mail_address=hanako%40example.com&mail=hanako%40example.com&return=%2Fguide%2F';
  for (const path of ['/regist/', '/reset_password/', '/reset_password/change/']) {
    const html = await renderFirstHtml(path + query);
    expect(html).not.toMatch(/q8Xv-secret|hanako/);
  }
});

test('a login form that is sent before hydration does not put the password into the address', async () => {
  expect(await renderFirstHtml('/login/')).toMatch(/<form[^>]* method="post"/);
});
