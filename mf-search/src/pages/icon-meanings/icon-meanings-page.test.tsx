import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const lock = {
  equipment_id: 801,
  name: 'オートロック',
  group: 1,
  group_name: '設備',
  icon_path: null,
  icon: 'lock',
  meaning: '建物の入口が自動で施錠されます。',
  sort_no: 1,
  is_filter: true,
};
const dormitory = { ...lock, equipment_id: 901, name: '学生寮', group: 3, group_name: '建物の種類' };

test('every icon is in its group with its name and its meaning', async () => {
  await renderRoutes(routes, '/popup/pop_icon/', { answers: { 'equipment/list': [dormitory, lock] } });
  const groups = screen.getAllByRole('heading', { level: 2 });
  expect(groups.map((heading) => heading.textContent)).toEqual(['設備', '建物の種類']);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['オートロック', '学生寮']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('建物の入口が自動で施錠されます。');
});
