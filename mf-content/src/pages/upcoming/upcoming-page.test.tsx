import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

/** An address of the route, and what the content service answers to it. */
const addressOf = (path: string) =>
  `${path}/`.replaceAll(/:(event_name|event_child|child_01)/g, '$1').replaceAll(':id', '12');
const answers = {
  'content/event/event_name': { title: '春の新生活準備ガイド' },
  'content/event/event_name--event_child': { title: '月ごとの予定表' },
  'content/event/event_name--event_child--child_01': { title: '持ち物の一覧' },
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

test('a campaign that the content service does not know is no page; without its answer the page stays', async () => {
  const { unmount } = await renderRoutes(routes, '/event/nothing/', {
    answers: { 'content/event/nothing': 404 },
  });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
  unmount();
  await renderRoutes(routes, '/event/spring/', { answers: { 'content/event/spring': 0 } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('キャンペーンのご案内');
});
