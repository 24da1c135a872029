import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

/** An address of the route, and the content service's answer to it. */
const addressOf = (path: string) =>
  `${path}/`.replaceAll(/:(event_name|event_child|child_01)/g, '$1').replaceAll(':id', '12');
const answers = {
  'content/event/event_name': { title: '春の新生活準備ガイド' },
  'content/event/event_name--event_child': { title: '月ごとの予定表' },
  'content/event/event_name--event_child--child_01': { title: '持ち物の一覧' },
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

test('a campaign that the content service does not know is no page; without its answer the page stays', async () => {
  const { unmount } = await renderRoutes(routes, '/event/nothing/', {
    answers: { 'content/event/nothing': 404 },
  });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
  unmount();
  await renderRoutes(routes, '/event/spring/', { answers: { 'content/event/spring': 0 } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('キャンペーンのご案内');
});
