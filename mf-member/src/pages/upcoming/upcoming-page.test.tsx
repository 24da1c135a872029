import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

/** An address of the route, and what the content service answers to it. */
const addressOf = (path: string) => `${path}/`.replace(':name', 'owner');
const answers = {
  'content/mailforms/owner': { title: '物件をお持ちの方のご相談', description: 'ご相談を承ります。' },
};

test.each(upcomingRoutes.map(({ path }) => addressOf(path)))(
  '%s says that it is in preparation and what can be done today',
  async (path) => {
    await renderRoutes(routes, path, { answers });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(document.title).toMatch(heading.textContent);
    expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^お電話で相談する/ })).toHaveAttribute('href', '/store/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', path);
    expect(document.querySelector('form, input, button')).toBeNull();
  },
);

test('every page has a title of its own', async () => {
  const titles = new Set<string>();
  for (const { path } of upcomingRoutes) {
    const { unmount } = await renderRoutes(routes, addressOf(path), { answers });
    titles.add(document.title);
    unmount();
  }
  expect(titles.size).toBe(upcomingRoutes.length);
});

test('a form that the content service does not know is no page; without its answer the page stays', async () => {
  const { unmount } = await renderRoutes(routes, '/mailform/nothing/', {
    answers: { 'content/mailforms/nothing': 404 },
  });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
  unmount();
  await renderRoutes(routes, '/mailform/owner/', { answers: { 'content/mailforms/owner': 0 } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('各種お申し込み・ご相談');
});
