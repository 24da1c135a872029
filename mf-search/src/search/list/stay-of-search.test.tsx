import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { campusScope } from '../scopes/campus-scope.ts';
import { readSearch } from '../search.ts';
import { StayOfSearch } from './stay-of-search.tsx';

function show(query: string) {
  const results = { search: readSearch(new URLSearchParams(query)), estates: [] };
  const element = <StayOfSearch scope={campusScope(13, 56)} results={results} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const nav = within(screen.getByRole('navigation', { name: '費用の条件' }));
  return {
    chosen: () =>
      nav
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.textContent),
    queryOf: (name: string) => new URL(nav.getByRole<HTMLAnchorElement>('link', { name }).href).search,
  };
}

test('the standard stay is four years without meals', () => {
  const { chosen, queryOf } = show('');
  expect(chosen()).toEqual(['4年']);
  expect(queryOf('2年')).toBe('?stay_months=24');
  expect(queryOf('食事もふくめて比べる')).toBe('?with_meals=1');
});

test('another stay keeps filter and order, and begins on the first page', () => {
  const { chosen, queryOf } = show('cost_to=70000&page=3&sort=cost_asc&stay_months=72&with_meals=1');
  expect(chosen()).toEqual(['6年', '食事もふくめて比べる']);
  expect(queryOf('1年')).toBe('?cost_to=70000&sort=cost_asc&stay_months=12&with_meals=1');
  expect(queryOf('食事もふくめて比べる')).toBe('?cost_to=70000&sort=cost_asc&stay_months=72');
});
