import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { connectLayers } from '@gakumado/shared/routing';
import type { MySearchUse } from '@gakumado/shared/routing';
import { readMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { MySearchLine } from './my-search-line.tsx';

const north = { school_id: 55, name: '北キャンパス' };
const south = {
  campus_id: 56,
  school_id: 7,
  pref_id: 13,
  school_name: '見本大学',
  campus_name: '南キャンパス',
};

/** The station and the address that are suggested beside the schools. */
const places = [
  {
    kind: 'station',
    name: '三田駅',
    note: '東京都',
    estate_count: 3,
    path: '/',
    lat: 35.648,
    lon: 139.749,
  },
  {
    kind: 'town',
    name: '港区三田2丁目',
    note: '東京都',
    estate_count: 0,
    path: '/',
    lat: 35.649,
    lon: 139.742,
  },
];

function show(use: MySearchUse = 'page', address = '/view/1/') {
  const calls = answerCalls({
    'school/suggest': [south],
    'search/suggest': [],
    'school/campus/list': ({ body }: ReceivedCall) => ({
      result: [south, { ...south, campus_id: north.school_id, campus_name: north.name }].filter(
        ({ campus_id }) => campus_id === (body['campus_id'] ?? south.campus_id),
      ),
      places,
    }),
  });
  const router = createMemoryRouter([{ path: '*', Component: () => <MySearchLine use={use} /> }], {
    initialEntries: [address],
  });
  connectLayers(() => router.state);
  render(
    <Provider store={createAppStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, user: userEvent.setup(), calls };
}

const line = () => screen.getByRole('region', { name: 'わたしの条件' });
const dialogue = async () => within(await screen.findByRole('dialog', { name: 'わたしの条件' }));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('a visitor who has said nothing is invited; what is chosen is the line', async () => {
  const { user } = show();
  expect(line()).toHaveTextContent('学校や予算を決めると');
  await user.click(screen.getByRole('button', { name: 'わたしの条件を決める' }));
  const sheet = await dialogue();
  expect(sheet.queryByRole('button', { name: 'すべて忘れる' })).not.toBeInTheDocument();
  await user.selectOptions(sheet.getByRole('combobox', { name: '入居する人' }), '女性');
  await user.selectOptions(sheet.getByRole('combobox', { name: /予算/ }), '月9万円まで');
  await user.selectOptions(sheet.getByRole('combobox', { name: '住む年数' }), '2年');
  await user.click(sheet.getByRole('checkbox', { name: '食事もふくめて比べる' }));
  await user.click(sheet.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(line()).toHaveTextContent('女性・月9万円まで・2年住む・食事こみ'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(readMySearch()).toEqual({
    places: [],
    gender: 1,
    cost_to: 90_000,
    stay_months: 24,
    with_meals: true,
  });
});

test('a place is taken off, and one button forgets all', async () => {
  writeMySearch({ places: [north, { lat: 35.7, lon: 139.7, name: '新大久保駅' }], food_budget: 30_000 });
  const { user } = show();
  expect(line()).toHaveTextContent('北キャンパス・新大久保駅');
  await user.click(screen.getByRole('button', { name: 'わたしの条件を変更' }));
  await user.click(await (await dialogue()).findByRole('button', { name: '見本大学 北キャンパスを外す' }));
  await user.click((await dialogue()).getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(line()).not.toHaveTextContent('北キャンパス'));
  // The dialogue does not ask for the food.
  expect(readMySearch()).toMatchObject({ places: [{ name: '新大久保駅' }], food_budget: 30_000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'わたしの条件を変更' }));
  await user.click((await dialogue()).getByRole('button', { name: 'すべて忘れる' }));
  await waitFor(() => expect(line()).toHaveTextContent('学校や予算を決めると'));
  expect(document.cookie).not.toContain('MY_SEARCH');
});

test('a station, an address and a school are chosen in one field', async () => {
  const { user, calls } = show();
  await user.click(screen.getByRole('button', { name: 'わたしの条件を決める' }));
  const sheet = await dialogue();
  const field = () => sheet.getByRole('combobox', { name: '学校・駅・住所で探す' });
  const choose = async (text: string, name: RegExp) => {
    await user.type(field(), text);
    await user.click(await screen.findByRole('option', { name }, { timeout: 5_000 }));
  };
  await choose('みた', /三田駅/);
  expect(field()).toHaveValue('');
  await user.click(sheet.getByRole('button', { name: '三田駅を外す' }));
  await choose('港区三田2', /港区三田2丁目/);
  await choose('みほん', /南キャンパス/);
  // Two are the most.
  expect(sheet.queryByRole('combobox', { name: '学校・駅・住所で探す' })).not.toBeInTheDocument();
  const typed = calls.filter(({ body }) => body['keyword'] !== undefined);
  expect(typed.every(({ body }) => body['with_places'] === true)).toBe(true);
  await user.click(sheet.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(line()).toHaveTextContent('港区三田2丁目・'));
  expect(readMySearch().places).toEqual([
    { lat: 35.649, lon: 139.742, name: '港区三田2丁目' },
    { school_id: 56, name: expect.stringContaining('南キャンパス') },
  ]);
});

test('the field says what it takes where nothing is typed', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'わたしの条件を決める' }));
  const sheet = await dialogue();
  await user.click(sheet.getByRole('button', { name: '追加' }));
  expect(sheet.getByRole('combobox', { name: '学校・駅・住所で探す' })).toHaveAccessibleDescription(
    /学校・駅・住所を入力し、候補から選択してください。/,
  );
});

test('the dialogue names the school of a campus, and campuses of one name stay apart', async () => {
  writeMySearch({ places: [{ school_id: 56, name: '南キャンパス' }] });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'わたしの条件を変更' }));
  const sheet = await dialogue();
  expect(await sheet.findByRole('button', { name: '見本大学 南キャンパスを外す' })).toBeVisible();
  expect(sheet.getByText('見本大学 南キャンパス')).toBeVisible();
});

test('only when it is asked for a list is narrowed, and its other conditions stay', async () => {
  writeMySearch({ places: [north], gender: 1, cost_to: 80_000, move_in_ym: '2099-04' });
  const { user, router } = show('list', '/city/tokyo/?condition=5&page=3&cost_to=120000');
  await user.click(screen.getByRole('button', { name: 'わたしの条件を変更' }));
  const sheet = await dialogue();
  // A month that was said stays to be chosen.
  expect(sheet.getByRole('combobox', { name: '入居する月' })).toHaveValue('2099-04');
  await user.click(sheet.getByRole('button', { name: '保存して、この一覧を絞り込む' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?condition=5&gender_type=0,1,3&cost_to=80000&move_in_ym=2099-04',
    ),
  );
  expect(router.state.location.pathname).toBe('/city/tokyo/');
});

test('a page that is no list offers no narrowing', async () => {
  writeMySearch({ places: [north] });
  const { user } = show('page');
  await user.click(screen.getByRole('button', { name: 'わたしの条件を変更' }));
  const sheet = await dialogue();
  expect(sheet.queryByRole('button', { name: /絞り込む/ })).not.toBeInTheDocument();
});
