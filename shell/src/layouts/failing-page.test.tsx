import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { siteRoutes } from '../router.tsx';

/** Whether the page runs in a browser, where its code fails. */
let isInBrowser = false;

const Text = () => (
  <>
    <title>会社概要｜ガクマド</title>
    <h1>会社概要</h1>
    <button type="button">お気に入りに追加</button>
  </>
);

function FailsToRender() {
  if (isInBrowser) throw new Error('cannot be drawn in a browser');
  return <Text />;
}

function FailsAfterwards() {
  useEffect(() => {
    throw new Error('fails in an effect');
  }, []);
  return <Text />;
}

const handle = { layout: 'basic' };
const other = { id: 'mf-content/faq-page', path: '/faq', handle, Component: () => <h1>よくあるご質問</h1> };

/** Puts the server's HTML of a page into the document and hydrates it. */
async function open(Component: () => ReactNode) {
  answerCalls({});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const routes = siteRoutes(2026, [
    { id: 'mf-content/company-page', path: '/company', handle, Component },
    other,
  ]);
  const withStore = (children: ReactNode) => <Provider store={createAppStore()}>{children}</Provider>;
  isInBrowser = false;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost:3000/company/'));
  if (context instanceof Response) throw new Error('redirected');
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    withStore(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
  );
  document.body.replaceChildren(root);
  document.title = '会社概要｜ガクマド';
  isInBrowser = true;
  const router = createMemoryRouter(routes, {
    initialEntries: ['/company/'],
    hydrationData: { loaderData: {} },
  });
  await act(async () => {
    hydrateRoot(root, withStore(<RouterProvider router={router} />), { onRecoverableError: () => {} });
  });
  return router;
}

beforeEach(() => {
  window.scrollTo = () => {};
});

test.each([
  ['while it is drawn', FailsToRender],
  ['after it was drawn', FailsAfterwards],
])(
  'a page whose code fails %s stays readable and says that its controls do not work',
  async (_, Component) => {
    await open(Component);
    expect(screen.getByRole('heading', { level: 1, name: '会社概要' })).toBeVisible();
    expect(screen.getByText('一部の機能を読み込めませんでした。')).toBeVisible();
    expect(screen.queryByText(/このページの一部を読み込めませんでした/)).not.toBeInTheDocument();
    expect(document.title).toBe('会社概要｜ガクマド');
    expect(document.getElementById('container')).toHaveAttribute('data-layout', 'basic');
    await userEvent.click(screen.getByRole('button', { name: 'お気に入りに追加' }));
    expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toHaveFocus();
  },
);

test('the way from it to a page that works is as ever', async () => {
  const router = await open(FailsToRender);
  await act(async () => void router.navigate('/faq/'));
  expect(await screen.findByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeVisible();
  expect(screen.queryByText('一部の機能を読み込めませんでした。')).not.toBeInTheDocument();
});
