import { render, screen } from '@testing-library/react';
import { cardOf } from '@gakumado/shared/testing';
import { HomePrice } from './home-price.tsx';

const hall = {
  ...cardOf(1),
  monthly_cost_min: 96_406,
  monthly_cost_max: 96_406,
  meal_type: 1,
  cost_parts: { initial: 0, meals: 28_500, is_meal_required: true, utilities: 0, yearly: 0, yearly_name: '' },
};

test('the monthly cost is the one loud figure, and the rent says what it is', () => {
  const { container } = render(<HomePrice home={cardOf(1)} />);
  expect(screen.getAllByRole('strong').map(({ textContent }) => textContent)).toEqual(['60,000円～62,500円']);
  expect(container).toHaveTextContent('毎月の実質負担（4年間）60,000円～62,500円賃料5.2万円～5.8万円');
});

test('on a card the lower end is loud, in one unit, and the exact amounts go along', () => {
  const home = { ...cardOf(1), monthly_cost_min: 63_760, monthly_cost_max: 71_354 };
  const { container, rerender } = render(<HomePrice home={home} look="card" />);
  expect(screen.getAllByRole('strong').map(({ textContent }) => textContent)).toEqual(['6.4万円']);
  expect(container).toHaveTextContent('毎月の実質負担（4年間）6.4万円～7.1万円／月賃料5.2万円～5.8万円');
  expect(Array.from(container.querySelectorAll('data'), ({ value }) => value)).toEqual(['63760', '71354']);
  rerender(<HomePrice home={{ ...home, monthly_cost_max: 64_100 }} look="card" />);
  expect(container).toHaveTextContent('6.4万円／月賃料');
  rerender(<HomePrice home={hall} look="card" />);
  expect(screen.getByText('朝夕の食費2.9万円を含む（除くと6.8万円）')).toBeVisible();
});

test('without a worked out cost nothing is loud', () => {
  const { container } = render(
    <HomePrice home={{ ...cardOf(1), monthly_cost_min: null, monthly_cost_max: null }} />,
  );
  expect(screen.queryByRole('strong')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('賃料5.2万円～5.8万円');
});

test.each([
  [{ roomtype_ids: [1, 2], vacant_count: 2 }, '条件に合う部屋 2／5室'],
  [{ roomtype_ids: [], vacant_count: 0 }, '条件に合う部屋 なし'],
  [{ roomtype_ids: [3], vacant_count: 0 }, '条件に合う部屋 満室'],
])('the rooms that fit a search are told before their price: %j', (fitting_rooms, text) => {
  const { container } = render(<HomePrice home={{ ...cardOf(1), vacant_count: 5, fitting_rooms }} />);
  expect(container).toHaveTextContent(`${text}毎月の実質負担（4年間）`);
});

test('compulsory meals are told with both figures', () => {
  render(<HomePrice home={hall} />);
  expect(screen.getByText('朝夕の食費28,500円を含む（除くと67,906円）')).toBeVisible();
});

test('optional meals are told where the list counts them', () => {
  const optional = { ...hall, cost_parts: { ...hall.cost_parts, is_meal_required: false } };
  const { rerender } = render(<HomePrice home={optional} />);
  expect(screen.queryByText(/食費/)).not.toBeInTheDocument();
  rerender(<HomePrice home={{ ...optional, with_meals: true }} />);
  expect(screen.getByText('朝夕の食費28,500円を含む（除くと67,906円）')).toBeVisible();
});
