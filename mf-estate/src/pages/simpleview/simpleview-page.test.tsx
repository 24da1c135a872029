import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

test.each([
  ['/simpleview/tokyo/1001/Ab3dEf5h/', '/view/1001/'],
  ['/simpleview/1001/Ab3dEf5h/', '/view/1001/'],
  ['/simpleview/Ab3dEf5h/', undefined],
])('%s is not for search engines and leads to the estate it names', async (path, target) => {
  await renderRoutes(routes, path);
  expect(screen.getByRole('heading', { level: 1, name: 'スタッフからのご案内物件' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const link = screen.queryByRole('link', { name: /^物件の詳しい情報を見る/ });
  expect(link?.getAttribute('href') ?? undefined).toBe(target);
});
