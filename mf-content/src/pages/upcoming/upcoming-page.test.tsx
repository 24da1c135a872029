import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { upcomingRoutes } from './upcoming-routes.ts';

test.each(upcomingRoutes.map(({ path }) => path))(
  '%s says that it is in preparation and what can be done today',
  async (path) => {
    await renderRoutes(routes, `${path}/`);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(document.title).toMatch(heading.textContent);
    expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^お電話で相談する/ })).toHaveAttribute('href', '/store/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${path}/`);
    expect(document.querySelector('form, input, button')).toBeNull();
  },
);

test('every page has a title of its own', async () => {
  const titles = new Set<string>();
  for (const { path } of upcomingRoutes) {
    const { unmount } = await renderRoutes(routes, `${path}/`);
    titles.add(document.title);
    unmount();
  }
  expect(titles.size).toBe(upcomingRoutes.length);
});
