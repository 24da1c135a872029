import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryFields, searchFields } from '@gakumado/shared/search-fields';
import type { FieldRow, QueryField } from '@gakumado/shared/search-fields';
import { painted } from '@gakumado/shared/testing';
import { readForm } from '../form-search.ts';
import type { Results } from '../load-results.ts';
import { campusScope } from '../scopes/campus-scope.ts';
import { emptySearch, readSearch } from '../search.ts';
import type { Search } from '../search.ts';
import { FilterForm } from './filter-form.tsx';

const choice = (label: string, id: number) => ({ label, ids: [id] });

/** An address that asks for something in a field. */
function askingFor(field: QueryField): URLSearchParams {
  const row: FieldRow = searchFields[field];
  const values: Record<FieldRow['kind'], () => unknown> = {
    flag: () => 1,
    id: () => 2,
    ids: () => 7,
    terms: () => row.kind === 'terms' && row.terms.at(-1)?.value,
    words: () => row.kind === 'words' && row.words[0],
    word: () => row.kind === 'word' && row.words[0],
    choice: () => row.kind === 'choice' && row.choices.at(-1),
    integer: () => row.kind === 'integer' && row.max,
    yen: () => 45_000,
    area: () => 20,
    degrees: () => 35,
    text: () => 'なら',
    month: () => '2027-04',
    bounds: () => '35.8,35.6,139.8,139.6',
    destination: () => '35.6,139.7',
    polygon: () => '35.1,139.1;35.2,139.2;35.1,139.3',
  };
  return new URLSearchParams({
    // Fields that some fields require.
    ...(field === 'second_destination' ? {} : { second_school_id: '2' }),
    ...(field === 'is_include_management' ? { price_to: '60000' } : {}),
    [row.queryKey ?? field]: String(values[row.kind]()),
  });
}

function showForm(search: Search, facets: Results['facets'] = {}): HTMLFormElement {
  const results: Results = {
    search,
    estates: [],
    total: 0,
    facets,
    choices: {
      buildingTypes: [choice('学生マンション', 7)],
      conditions: [choice('ネット無料', 7)],
      equipment: [choice('オートロック', 7)],
    },
    secondCampus: null,
    otherReach: null,
    pins: null,
    relaxations: [],
    isFailed: false,
  };
  const page = <FilterForm scope={campusScope(13, 56)} results={results} />;
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
  return container.querySelector('form')!;
}

const isFilter = (field: QueryField) => !('isPlace' in searchFields[field]);

test.each(queryFields.filter(isFilter))(
  'the form of 条件を絞り込む keeps what an address asks for in %s',
  (field) => {
    const search = readSearch(askingFor(field));
    const form = showForm(search);
    expect(search[field]).not.toEqual(emptySearch[field]);
    expect(readForm(form)[field]).toEqual(search[field]);
  },
);

test('the thumbs of the budget fill in its amounts, and follow them', async () => {
  const user = userEvent.setup();
  const form = showForm(emptySearch, { cost_band: { 50_000: 4, 60_000: 45, 90_000: 12, 300_000: 0 } });
  const upper = screen.getByRole('slider', { name: '費用の上限' });
  expect(upper).toHaveAttribute('aria-valuetext', '指定なし');
  expect(upper).toHaveAttribute('max', '100000');
  fireEvent.change(upper, { target: { value: '85000' } });
  await painted();
  expect(readForm(form)).toMatchObject({ cost_from: undefined, cost_to: 85_000 });
  expect(upper).toHaveAttribute('aria-valuetext', '8.5万円');
  expect(screen.getByText('8.5万円まで')).toBeVisible();

  // Neither passes the other, and at its end there is no limit.
  const lower = screen.getByRole('slider', { name: '費用の下限' });
  fireEvent.change(lower, { target: { value: '95000' } });
  await painted();
  expect(readForm(form)).toMatchObject({ cost_from: 80_000, cost_to: 85_000 });
  fireEvent.change(upper, { target: { value: '100000' } });
  await painted();
  expect(readForm(form)).toMatchObject({ cost_from: 80_000, cost_to: undefined });

  await user.clear(screen.getByRole('textbox', { name: '費用の下限（円）' }));
  await user.type(screen.getByRole('textbox', { name: '費用の上限（円）' }), '6万');
  await painted();
  expect(lower).toHaveValue('50000');
  expect(upper).toHaveValue('60000');
});

test('a sentence says in one line what is chosen in it', () => {
  showForm(readSearch(new URLSearchParams('layout=1K&room_area_from=20&commute_transfers_max=0')));
  const [way, room] = ['通学・交通', 'お部屋'].map(
    (name) => screen.getByRole('heading', { name }).parentElement,
  );
  expect(way).toHaveTextContent('通学・交通通学30分以内・乗換なし');
  expect(room).toHaveTextContent('お部屋1K・20㎡以上');
  expect(screen.getByRole('heading', { name: '食事' }).parentElement).toHaveTextContent('食事どちらでも');
});

test('every wish of the master has one place', () => {
  showForm(emptySearch);
  for (const name of [/^オートロック/, /^ネット無料/])
    expect(screen.getAllByRole('checkbox', { name, hidden: true }).filter(isNoPreference)).toHaveLength(1);
});

const isNoPreference = (box: HTMLElement) => !box.getAttribute('name')?.startsWith('optional_');
