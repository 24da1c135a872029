import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { SchoolCombobox } from './school-combobox.tsx';
import { AUTOCOMPLETE_DELAY_MS } from './use-school-suggestions.ts';

const campus = (campus_id: number, campus_name: string, school_id = 1, school_name = '早稲田大学') => ({
  campus_id,
  campus_name,
  school_id,
  school_name,
  pref_id: 13,
});

const found = [
  campus(10, '早稲田キャンパス'),
  campus(11, '戸山キャンパス'),
  campus(12, '所沢キャンパス'),
  campus(20, '', 2, '早稲田速記医療福祉専門学校'),
];

const renderBox = (answer: unknown = found, places: unknown = []) =>
  renderRoutes([{ path: '/', Component: () => <SchoolCombobox /> }], '/', {
    answers: { 'school/campus/list': Array.isArray(answer) ? { result: answer, places } : answer },
  });

const input = () => screen.getByRole('combobox', { name: '学校名から探す' });
const delayed = { timeout: AUTOCOMPLETE_DELAY_MS + 1500 };
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('suggestions come after the delay, under their schools, and are counted for screen readers', async () => {
  const { calls } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  expect(calls).toHaveLength(0);
  const options = await screen.findAllByRole('option', {}, delayed);
  expect(options.map((option) => option.textContent)).toEqual([
    '早稲田大学 早稲田キャンパス',
    '早稲田大学 戸山キャンパス',
    '早稲田大学 所沢キャンパス',
    '早稲田速記医療福祉専門学校',
  ]);
  expect(screen.getByRole('group', { name: '早稲田大学' })).toContainElement(options[0]!);
  expect(screen.getByRole('status')).toHaveTextContent('候補が4件あります');
  expect(calls.map(({ path, body }) => [path, body['keyword']])).toEqual([['school/campus/list', 'わせだ']]);
});

test('each pause in typing makes one call, which brings schools and places', async () => {
  const shibuya = {
    kind: 'station',
    name: '渋谷駅',
    note: '',
    estate_count: 0,
    path: '/',
    lat: 35.7,
    lon: 139.7,
  };
  const { calls } = await renderBox(found, [shibuya]);
  const words = ['し', 'しぶ', 'しぶや'];
  for (const word of words) {
    await userEvent.type(input(), word.at(-1)!);
    await waitFor(() => expect(calls.at(-1)?.body['keyword']).toBe(word), delayed);
    expect(await screen.findByRole('option', { name: '渋谷駅' })).toBeVisible();
    expect(screen.getByRole('option', { name: '早稲田大学 早稲田キャンパス' })).toBeVisible();
  }
  expect(calls.map(({ path, body }) => [path, body['keyword'], body['with_places']])).toEqual(
    words.map((word) => ['school/campus/list', word, true]),
  );
});

test('a campus chosen with the keyboard leads to its page', async () => {
  const { router } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]!.id);
  await userEvent.keyboard('{End}{Home}{Enter}');
  expect(router.state.location.pathname).toBe('/search/school/pref_id:13/school_id:10/');
});

test('a campus chosen with the pointer leads to its page', async () => {
  const { router } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: '早稲田大学 戸山キャンパス' }, delayed));
  expect(router.state.location.pathname).toBe('/search/school/pref_id:13/school_id:11/');
});

test('stations and addresses come after the schools, and lead to the homes that are near them', async () => {
  const { router } = await renderBox(
    [],
    [
      {
        kind: 'station',
        name: '三田駅',
        note: '東京都',
        estate_count: 3,
        path: '/',
        lat: 35.648,
        lon: 139.749,
      },
      { kind: 'town', name: '港区三田', note: '東京都', estate_count: 0, path: '/' },
    ],
  );
  await userEvent.type(input(), 'みた');
  const options = await screen.findAllByRole('option', {}, delayed);
  expect(options.map((option) => option.textContent)).toEqual(['三田駅東京都']);
  expect(screen.getByRole('status')).toHaveTextContent('候補が1件あります');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/search/area/result/?to=35.648,139.749&to_name=%E4%B8%89%E7%94%B0%E9%A7%85',
  );
});

test('where a campus is taken there are no places, unless they are taken too', async () => {
  const { calls } = await renderRoutes(
    [{ path: '/', Component: () => <SchoolCombobox onChoose={() => undefined} /> }],
    '/',
    { answers: { 'school/campus/list': found } },
  );
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  expect(calls.map(({ path, body }) => [path, body['with_places']])).toEqual([
    ['school/campus/list', undefined],
  ]);
});

test('a box that stays keeps the chosen campus until its text is changed', async () => {
  const { router } = await renderRoutes([{ path: '*', Component: () => <SchoolCombobox /> }], '/', {
    answers: { 'school/campus/list': found },
  });
  await userEvent.type(input(), 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: '早稲田大学 戸山キャンパス' }, delayed));
  expect(input()).toHaveValue('早稲田大学 戸山キャンパス');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await act(() => router.navigate('/'));
  await userEvent.click(screen.getByRole('button', { name: '検索' }));
  expect(router.state.location.pathname).toBe('/search/school/pref_id:13/school_id:11/');
  await userEvent.type(input(), '2{Enter}');
  expect(router.state.location.pathname).toBe('/search/school/');
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('早稲田大学 戸山キャンパス2');
});

test('Escape closes the suggestions and keeps the text', async () => {
  await renderBox();
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveValue('わせだ');
});

test('an empty search is marked as an error and leads to the empty search', async () => {
  const { router, calls } = await renderRoutes([{ path: '*', Component: () => <SchoolCombobox /> }], '/');
  await userEvent.click(screen.getByRole('button', { name: '検索' }));
  expect(router.state.location.pathname).toBe('/search/school/keyword/000/');
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(input()).toHaveAccessibleDescription('学校名を入力してください。');
  await userEvent.type(input(), 'わ');
  expect(input()).not.toHaveAttribute('aria-invalid');
  await userEvent.clear(input());
  await wait(AUTOCOMPLETE_DELAY_MS + 50);
  expect(calls).toHaveLength(0);
});

// Chromium and Firefox mark the key as composing; Safari sends it after the composition, with code 229.
test.each([
  ['isComposing', { key: 'Enter', isComposing: true }],
  ['key code 229', { key: 'Enter', keyCode: 229 }],
])('Enter that commits a composition (%s) neither searches nor chooses', async (_name, key) => {
  const { router } = await renderBox();
  fireEvent.compositionStart(input());
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  await userEvent.keyboard('{ArrowDown}');
  const isAllowed = fireEvent.keyDown(input(), key);
  expect(isAllowed).toBe(false);
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('わせだ');
  expect(screen.getAllByRole('option')).toHaveLength(4);
  expect(router.state.location.pathname).toBe('/');
});

test('an answer to an older text is dropped', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { calls } = await renderBox(async ({ body }: { body: { keyword: string } }) => {
    if (body.keyword === 'わ') await slow;
    return body.keyword === 'わ' ? [campus(99, '古い答え')] : found;
  });
  await userEvent.type(input(), 'わ');
  await waitFor(() => expect(calls).not.toHaveLength(0), delayed);
  await userEvent.type(input(), 'せ');
  await screen.findByRole('option', { name: '早稲田大学 早稲田キャンパス' }, delayed);
  release();
  await wait(50);
  expect(screen.queryByRole('option', { name: '早稲田大学 古い答え' })).not.toBeInTheDocument();
});

test.each([0, '<html></html>'])(
  'the text can be searched although the suggestions fail (%j)',
  async (answer) => {
    const { router } = await renderBox(answer);
    await userEvent.type(input(), 'わせだ');
    await screen.findByText('候補を表示できませんでした。このまま検索できます。', {}, delayed);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search/school/?keyword=%E3%82%8F%E3%81%9B%E3%81%A0',
    );
  },
);

test('without JavaScript the form sends the keyword to the school search', async () => {
  await renderBox();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/search/school/');
  expect(input()).toHaveAttribute('name', 'keyword');
});
