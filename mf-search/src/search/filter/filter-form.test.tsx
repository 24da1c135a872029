import { render, screen, within } from '@testing-library/react';
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

test('a band of the homes that there are fills in the amounts of the monthly cost', async () => {
  const user = userEvent.setup();
  const form = showForm(emptySearch, { cost_band: { 50_000: 0, 60_000: 45, 300_000: 1 } });
  const band = screen.getByRole('combobox', { name: '金額帯から選ぶ' });
  const labels = within(band)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(['指定なし', '6万円台（45件）', '30万円以上（1件）']);
  await user.selectOptions(band, '6万円台（45件）');
  await painted();
  expect(readForm(form)).toMatchObject({ cost_from: 60_000, cost_to: 69_999 });
  expect(band).toHaveDisplayValue('6万円台（45件）');
  await user.selectOptions(band, '30万円以上（1件）');
  await painted();
  expect(readForm(form)).toMatchObject({ cost_from: 300_000, cost_to: undefined });
  await user.clear(screen.getByRole('textbox', { name: '費用の下限（円）' }));
  await painted();
  expect(band).toHaveDisplayValue('指定なし');
});
