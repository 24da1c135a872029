import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

/** An address of the route, and the content service's answer to it. */
const addressOf = (path: string) => `${path}/`.replace(':name', 'owner');
const answers = {
  'content/mailforms/owner': { title: '物件をお持ちの方のご相談', description: 'ご相談を承ります。' },
};

test('every address is in preparation, with a title of its own', async () => {
  const titles = new Set<string>();
  for (const { path } of upcomingRoutes) {
    const { unmount } = await renderRoutes(routes, addressOf(path), { answers });
    expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
    titles.add(screen.getByRole('heading', { level: 1 }).textContent);
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
