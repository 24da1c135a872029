import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { SchoolIndex } from './school-index.tsx';

const schoolsOf = (count: number, kana: string, first: number) =>
  Array.from({ length: count }, (_, index) => ({
    schoolId: first + index,
    name: `${kana}大学${index}`,
    kana,
    type: '大学',
    campuses: [],
  }));
const openRows = () => screen.getAllByRole('group').map((row) => row.hasAttribute('open'));

test('many schools are folded under the rows of the syllabary, each with its number', async () => {
  const element = <SchoolIndex schools={[...schoolsOf(20, 'あおい', 1), ...schoolsOf(6, 'かえで', 50)]} />;
  await renderRoutes([{ path: '*', element }], '/');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'あ行（20校）',
    'か行（6校）',
  ]);
  expect(openRows()).toEqual([false, false]);
});

test.each([
  ['few schools', [...schoolsOf(2, 'あおい', 1), ...schoolsOf(2, 'かえで', 50)]],
  ['those of one row', schoolsOf(30, 'あおい', 1)],
])('%s are open', async (_, schools) => {
  await renderRoutes([{ path: '*', element: <SchoolIndex schools={schools} /> }], '/');
  expect(openRows()).not.toContain(false);
});
