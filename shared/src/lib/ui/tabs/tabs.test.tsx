import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { Tabs } from './tabs.tsx';

function Page() {
  const { search } = useLocation();
  return (
    <Tabs
      label="写真"
      tabs={['外観', '室内'].map((label, index) => ({
        to: index === 0 ? '/' : `/?tab=${index}`,
        label,
        isOpen: search === (index === 0 ? '' : `?tab=${index}`),
      }))}
    />
  );
}

test('the open tab is the one of the address, and others are links that keep the focus', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('navigation', { name: '写真' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('外観');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?tab=1');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('室内');
  expect(screen.getByRole('link', { name: '室内' })).toHaveFocus();
});
