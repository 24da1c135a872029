import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

test('every address is in preparation, with a title of its own', async () => {
  const titles = new Set<string>();
  for (const { path } of upcomingRoutes) {
    const { unmount } = await renderRoutes(routes, `${path}/`);
    expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
    titles.add(screen.getByRole('heading', { level: 1 }).textContent);
    unmount();
  }
  expect(titles.size).toBe(upcomingRoutes.length);
});
