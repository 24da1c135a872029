import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { ownPages } from '../../components/own-pages.ts';
import { routes } from '../../routes.tsx';

test('the page is there under its address', async () => {
  const { label, to } = ownPages.start;
  await renderRoutes(routes, to);
  expect(screen.getByRole('heading', { level: 1, name: label })).toBeInTheDocument();
});
