import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { AUTOCOMPLETE_DELAY_MS } from '../combobox/autocomplete-delay.ts';
import { SearchBox } from './search-box.tsx';

const campus = (campus_id: number, name: string) => ({
  kind: 'campus',
  name,
  note: '東京都',
  estate_count: 70,
  path: `/search/school/pref_id:13/school_id:${campus_id}/`,
});

const found = [
  { kind: 'estate', name: 'コート早稲田', note: '東京都新宿区', estate_count: 1, path: '/view/100001/' },
  campus(10, '早稲田大学 早稲田キャンパス'),
  campus(11, '早稲田大学 戸山キャンパス'),
  {
    kind: 'station',
    name: '早稲田駅',
    note: '東京都 東京メトロ東西線',
    estate_count: 1039,
    path: '/search/transit/pref_id:13/1/',
  },
  {
    kind: 'zip',
    name: '〒169-0051（新宿区西早稲田）',
    note: '東京都',
    estate_count: 0,
    path: '/search/keyword/?keyword=1690051',
  },
];

const renderBox = (answer: unknown = found) =>
  renderRoutes([{ path: '*', Component: () => <SearchBox hasHint /> }], '/', {
    answers: { 'search/suggest': answer },
  });

const input = () => screen.getByRole('combobox', { name: '学校名から探す' });
const button = () => screen.getByRole('button', { name: '検索' });
const delayed = { timeout: AUTOCOMPLETE_DELAY_MS + 1500 };
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('suggestions come after the delay: schools first, each with its place and its number of homes', async () => {
  const { calls } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  expect(screen.getByText('候補を探しています…', { selector: 'p' })).toBeVisible();
  expect(calls).toHaveLength(0);
  const options = await screen.findAllByRole('option', {}, delayed);
  expect(options.map((option) => option.textContent)).toEqual([
    '早稲田大学 早稲田キャンパス東京都70件',
    '早稲田大学 戸山キャンパス東京都70件',
    '早稲田駅東京都 東京メトロ東西線1,039件',
    '〒169-0051（新宿区西早稲田）東京都',
    'コート早稲田東京都新宿区',
  ]);
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    '学校',
    '駅',
    '街・住所',
    '物件',
  ]);
  expect(screen.queryByText('候補を探しています…')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('候補が5件あります');
  expect(calls.map(({ path, body }) => [path, body['keyword'], body['by_group']])).toEqual([
    ['search/suggest', 'わせだ', true],
  ]);
});

test('each pause in typing makes one call', async () => {
  const { calls } = await renderBox();
  const words = ['し', 'しぶ', 'しぶや'];
  for (const word of words) {
    await userEvent.type(input(), word.at(-1)!);
    await waitFor(() => expect(calls.at(-1)?.body['keyword']).toBe(word), delayed);
  }
  expect(calls).toHaveLength(3);
});

test('a suggestion chosen with the keyboard leads to its page', async () => {
  const { router } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]!.id);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/search/transit/pref_id:13/1/');
});

test('what was chosen is kept until the text is changed', async () => {
  const { router } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: /〒169-0051/ }, delayed));
  expect(router.state.location.search).toBe('?keyword=1690051');
  expect(input()).toHaveValue('〒169-0051（新宿区西早稲田）');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await act(() => router.navigate('/'));
  await userEvent.click(button());
  expect(router.state.location.search).toBe('?keyword=1690051');
  await userEvent.clear(input());
  await userEvent.type(input(), '渋谷{Enter}');
  expect(router.state.location.pathname).toBe('/search/school/');
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('渋谷');
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
  const { router, calls } = await renderBox();
  await userEvent.click(button());
  expect(router.state.location.pathname).toBe('/search/school/keyword/000/');
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(input()).toHaveAccessibleDescription(/^学校名を入力してください。/);
  await userEvent.type(input(), 'わ');
  expect(input()).not.toHaveAttribute('aria-invalid');
  await userEvent.clear(input());
  await wait(AUTOCOMPLETE_DELAY_MS + 50);
  expect(calls).toHaveLength(0);
});

test('a box for more than schools asks for more where none was typed', async () => {
  await renderRoutes([{ path: '*', Component: () => <SearchBox what="学校・駅・住所・条件" /> }], '/');
  await userEvent.click(button());
  expect(screen.getByRole('combobox', { name: '学校・駅・住所・条件から探す' })).toHaveAccessibleDescription(
    /^学校・駅・住所・条件を入力してください。/,
  );
});

test('characters that nobody sees are an empty search, and no part of a word', async () => {
  const { router, calls } = await renderBox();
  await userEvent.type(input(), '\u200b');
  await wait(AUTOCOMPLETE_DELAY_MS + 50);
  expect(calls).toHaveLength(0);
  await userEvent.click(button());
  expect(router.state.location.pathname).toBe('/search/school/keyword/000/');
  await userEvent.type(input(), 'わせ\u200bだ');
  await userEvent.click(button());
  expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('わせだ')}`);
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
  expect(fireEvent.keyDown(input(), key)).toBe(false);
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('わせだ');
  expect(screen.getAllByRole('option')).toHaveLength(5);
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
  await screen.findByRole('option', { name: /早稲田キャンパス/ }, delayed);
  release();
  await wait(50);
  expect(screen.queryByRole('option', { name: /古い答え/ })).not.toBeInTheDocument();
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

test('a text without suggestions can be searched all the same', async () => {
  await renderBox([]);
  await userEvent.type(input(), 'よくわからない');
  expect(await screen.findByText('候補が見つかりません。このまま検索できます。', {}, delayed)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('候補はありません');
});

test('the button says that the page is on its way', async () => {
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { router } = await renderRoutes(
    [
      { path: '/', Component: () => <SearchBox /> },
      {
        path: '/search/school',
        loader: async () => {
          await slow;
          return null;
        },
        Component: () => <h1>結果</h1>,
      },
    ],
    '/',
  );
  await userEvent.type(input(), '早稲田{Enter}');
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  answer();
  expect(await screen.findByRole('heading', { name: '結果' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/search/school/');
});

test('a search by words leads to them, and stays where there are none', async () => {
  const { router } = await renderRoutes([{ path: '*', Component: () => <SearchBox isByWords /> }], '/');
  await userEvent.click(button());
  expect(router.state.location.pathname).toBe('/');
  expect(input()).toHaveAccessibleDescription('探したい言葉を入力してください。');
  expect(input()).toHaveFocus();
  await userEvent.type(input(), ' 池袋駅 8万円 {Enter}');
  expect(router.state.location.pathname).toBe('/search/keyword/');
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('池袋駅 8万円');
});

test.each([
  [false, '/search/school/'],
  [true, '/search/keyword/'],
])('without JavaScript the form sends the text (by words: %j)', async (isByWords, action) => {
  await renderRoutes([{ path: '*', Component: () => <SearchBox isByWords={isByWords} /> }], '/');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', action);
  expect(input()).toHaveAttribute('name', 'keyword');
});
