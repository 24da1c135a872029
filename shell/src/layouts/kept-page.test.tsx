import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { KEPT_ROUTE_ID, keptRoute } from './kept-page.ts';

const Page = () => (
  <>
    <h1>会社概要</h1>
    <label>
      電話番号
      <input name="tel" />
    </label>
    <button type="button">お気に入りに追加</button>
    <form method="post" aria-label="ログイン">
      <button type="submit">送信する</button>
    </form>
  </>
);

const withStore = (children: ReactNode) => <Provider store={createAppStore()}>{children}</Provider>;

/** Puts the server's HTML of the page into the document and hydrates the frame around it. */
async function openKept(loadAsWhole: () => Promise<never>) {
  answerCalls({});
  const handle = { layout: 'basic' };
  const handler = createStaticHandler(
    siteRoutes(2026, [{ id: 'mf-content/company-page', path: '/company', handle, Component: Page }]),
  );
  const context = await handler.query(new Request('http://localhost:3000/company/'));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    withStore(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  document.body.replaceChildren(root);
  await userEvent.type(screen.getByLabelText('電話番号'), '0312345678');
  const heading = screen.getByRole('heading', { level: 1 });

  const kept = createMemoryRouter(siteRoutes(2026, [keptRoute('/company/', loadAsWhole)]), {
    initialEntries: ['/company/'],
    hydrationData: { loaderData: { [KEPT_ROUTE_ID]: null } },
    patchRoutesOnNavigation: loadAsWhole,
  });
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, withStore(<RouterProvider router={kept} />), { onRecoverableError });
  });
  return { heading, router: kept, onRecoverableError };
}

beforeEach(() => {
  window.scrollTo = () => {};
});

test('the page stays as it came, the frame is hydrated around it, and one line names the missing part', async () => {
  const silenced = jest.spyOn(console, 'error');
  const { heading, onRecoverableError } = await openKept(jest.fn());
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByLabelText('電話番号')).toHaveValue('0312345678');
  expect(document.getElementById('container')).toHaveAttribute('data-layout', 'basic');
  expect(screen.getByText('一部の機能を読み込めませんでした。')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(silenced).not.toHaveBeenCalled();
});

test('a button that only scripts answer leads to the line', async () => {
  await openKept(jest.fn());
  await userEvent.click(screen.getByRole('button', { name: 'お気に入りに追加' }));
  expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toHaveFocus();
});

test('a form is sent to the server', async () => {
  await openKept(jest.fn());
  const sent: boolean[] = [];
  const note = (event: SubmitEvent) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  await userEvent.click(screen.getByRole('button', { name: '送信する' }));
  window.removeEventListener('submit', note);
  expect(sent).toEqual([true]);
});

test('every way on is a page load, also the one back', async () => {
  const loadAsWhole = jest.fn(() => new Promise<never>(() => {}));
  const { heading, router } = await openKept(loadAsWhole);
  await userEvent.click(screen.getAllByRole('link', { name: /お気に入り/ })[0] ?? heading);
  await waitFor(() => expect(loadAsWhole).toHaveBeenCalledTimes(1));
  await act(async () => void router.navigate('/company/?page=2'));
  await waitFor(() => expect(loadAsWhole).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
