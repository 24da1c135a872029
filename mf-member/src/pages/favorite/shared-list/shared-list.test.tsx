import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ShareDetail, VerdictRenameRequest } from '@gakumado/shared/contract';
import { writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { cardOf, renderRoutes, painted } from '@gakumado/shared/testing';
import { routes } from '#routes.tsx';
import { listOf } from '#testing/list-of.ts';

type Call = { body: Record<string, unknown> };

const KEY = 'a'.repeat(32);
const OWNER = 'b'.repeat(32);
const kept = (change: object) =>
  localStorage.setItem(
    'SHARED_LISTS',
    JSON.stringify({ [KEY]: { expiresAt: '2099-12-20T10:00:00+09:00', ...change } }),
  );

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});

async function open(answers: object, search = `?share=${KEY}`) {
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const view = await renderRoutes(routes, `/favorite/${search}`, { store, answers: { ...answers } });
  return { ...view, user: userEvent.setup() };
}

const opinionsOn = (id: number) =>
  within(screen.getByRole('region', { name: `見本マンション${id}への意見` }));

/** A list on the server that takes verdicts as the real one does. */
function server(list: ShareDetail) {
  const answers = {
    'share/list/detail': () => list,
    'share/list/verdict/save': ({ body }: Call) => {
      const { estate_id, by, verdict, comment, version } = body as unknown as ShareDetail['verdicts'][number];
      const isSame = (other: { estate_id: number; by: string }) =>
        other.estate_id === estate_id && other.by === by;
      const present = list.verdicts.find(isSame)?.version ?? 0;
      if (version !== present)
        return {
          status: 400,
          result: null,
          message: '',
          errors: [{ field: 'version', code: 'conflict', message: '同じお名前の答えがあります。' }],
        };
      const saved = { estate_id, by, verdict, comment, updated_at: '', version: present + 1 };
      list = { ...list, verdicts: [...list.verdicts.filter((other) => !isSame(other)), saved] };
      return {};
    },
    'share/list/verdict/rename': ({ body }: Call) => {
      const { by, new_name, verdicts } = body as unknown as VerdictRenameRequest;
      const isOwn = (row: ShareDetail['verdicts'][number]) =>
        row.by === by &&
        verdicts.some((own) => own.estate_id === row.estate_id && own.version === row.version);
      if (list.verdicts.some((row) => row.by === new_name && !isOwn(row)))
        return {
          status: 400,
          result: null,
          message: '',
          errors: [
            { field: 'new_name', code: 'conflict', message: 'このお名前では、ほかの方が答えています。' },
          ],
        };
      const renamed = list.verdicts.map((row) => (isOwn(row) ? { ...row, by: new_name } : row));
      list = { ...list, verdicts: renamed };
      return {};
    },
    'share/list/update': ({ body }: Call) => {
      const removed = body['remove_estate_ids'] as number[] | undefined;
      const added = (body['add_estate_ids'] as number[] | undefined) ?? [];
      const kept = list.estates.filter(({ estate_id }) => !removed?.includes(estate_id));
      const at = (body['add_at'] as number | undefined) ?? kept.length;
      const estates = kept.toSpliced(at, 0, ...added.map(cardOf));
      const note = (body['note'] as string | undefined) ?? list.note;
      list = { ...list, note, estates, estate_ids: estates.map(({ estate_id }) => estate_id) };
      return {};
    },
    'share/list/close': () => {
      list = { ...listOf([]), closed_at: '2026-11-22T10:00:00+09:00' };
      return {};
    },
    'estate/list': ({ body }: Call) => (body['estate_id'] as number[]).map(cardOf),
  };
  return {
    answers,
    change: (next: ShareDetail) => {
      list = next;
    },
  };
}

test('the stay of the costs is chosen for the list, and goes with it and its homes', async () => {
  const home = { ...cardOf(1), stay_months: 24, with_meals: true };
  const { calls, router, user } = await open(
    { 'share/list/detail': listOf([home]) },
    `?share=${KEY}&stay_months=24&with_meals=1&food_budget=40000`,
  );
  expect(calls.find(({ path }) => path === 'share/list/detail')?.body).toMatchObject({
    share_key: KEY,
    stay_months: 24,
    with_meals: true,
    food_budget: 40_000,
  });
  expect(screen.getByRole('link', { name: '見本マンション1' })).toHaveAttribute(
    'href',
    expect.stringContaining('?stay_months=24&with_meals=1&food_budget=40000'),
  );
  const stay = within(screen.getByRole('navigation', { name: '費用の条件' }));
  expect(stay.getByRole('link', { name: '2年' })).toHaveAttribute('aria-current', 'true');
  await user.click(stay.getByRole('link', { name: '1年' }));
  await waitFor(() => expect(router.state.location.search).toContain('stay_months=12'));
  expect(router.state.location.search).toContain(`share=${KEY}`);
});

test('somebody chooses a name, gives a verdict with a word, and changes it', async () => {
  const { user, calls } = await open(server(listOf([cardOf(1), cardOf(2)], [[1, '父', '△']])).answers);
  expect(screen.getByRole('heading', { level: 1, name: '家族のリスト' })).toBeVisible();
  const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(preview).toMatch(/\/images\/previews\/1\.jpg$/);
  expect(opinionsOn(1).getByRole('listitem')).toHaveTextContent('△迷う：父');
  await user.click(opinionsOn(1).getByRole('button', { name: /名前を決めて意見を伝える/ }));
  const name = screen.getByRole('textbox', { name: 'お名前' });
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'この名前で答える' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/お名前を入力してください。$/));
  await user.type(name, '母{Enter}');
  expect(await screen.findByText('「母」として答えます。')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'おかあさん');
  const change = screen.getByRole('button', { name: '名前を変える' });
  await user.click(change);
  expect(await screen.findByText('「おかあさん」として答えます。')).toBeInTheDocument();
  expect(change).toHaveFocus();
  await user.clear(name);
  await user.type(name, '母{Enter}');
  expect(await screen.findByText('「母」として答えます。')).toBeInTheDocument();

  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を伝える.*見本マンション1$/ }));
  await waitFor(() => expect(opinionsOn(1).getByRole('alert')).toHaveTextContent('評価を選択してください。'));
  const comment = opinionsOn(1).getByRole('textbox', { name: 'コメント' });
  await user.click(comment);
  await user.paste('あ'.repeat(101));
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を伝える/ }));
  await waitFor(() =>
    expect(comment).toHaveAccessibleDescription(/コメントは100文字以内で入力してください。$/),
  );
  await user.clear(comment);
  await user.click(opinionsOn(1).getByRole('radio', { name: /とても良い/ }));
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '駅から近い');
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を伝える/ }));
  expect(await opinionsOn(1).findByText('伝えました。')).toBeVisible();
  expect(opinionsOn(1).getByText('意見が分かれています')).toBeVisible();
  expect(opinionsOn(1).getAllByRole('listitem').at(-1)).toHaveTextContent('◎とても良い：母駅から近い');

  await user.click(opinionsOn(1).getByRole('radio', { name: /合わない/ }));
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を変える/ }));
  await waitFor(() =>
    expect(opinionsOn(1).getAllByRole('listitem').at(-1)).toHaveTextContent('×合わない：母'),
  );
  const sent = calls
    .filter(({ path }) => path === 'share/list/verdict/save')
    .map(({ body }) => body['version']);
  expect(sent).toEqual([0, 1]);
});

test('who changes the name takes the own answers along, and those of a namesake stay', async () => {
  const homes = [1, 2].map(cardOf);
  const father = [1, '父', '△'] as const;
  const { answers, change } = server(listOf(homes, [father]));
  const { user, unmount } = await open(answers);
  const name = () => screen.getByRole('textbox', { name: 'お名前' });
  await user.type(name(), '母{Enter}');
  await user.click(await opinionsOn(1).findByRole('radio', { name: /とても良い/ }));
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を伝える/ }));
  expect(await opinionsOn(1).findByText('伝えました。')).toBeVisible();
  // Another phone answers under the same name.
  change(listOf(homes, [father, [1, '母', '◎'], [2, '母', '×']]));

  await user.clear(name());
  await user.type(name(), '父{Enter}');
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/ほかの方が答えています。$/));
  expect(screen.getByText('「母」として答えます。')).toBeVisible();

  await user.clear(name());
  await user.type(name(), 'お母さん{Enter}');
  expect(await screen.findByText('「お母さん」として答えます。')).toBeVisible();
  await waitFor(() =>
    expect(opinionsOn(1).getAllByRole('listitem').at(-1)).toHaveTextContent('◎とても良い：お母さん'),
  );
  expect(opinionsOn(1).queryByText('母')).not.toBeInTheDocument();
  expect(opinionsOn(2).getByRole('listitem')).toHaveTextContent('×合わない：母');
  const mine = within(opinionsOn(1).getByRole('group', { name: 'お母さんの意見' }));
  expect(mine.getByRole('radio', { name: /とても良い/ })).toBeChecked();

  // Another name on another list leaves the one of the answers here.
  unmount();
  localStorage.setItem('SHARE_NAME', '妹');
  await open(answers);
  expect(screen.getByText('「お母さん」として答えます。')).toBeVisible();
});

test('what was said before is not announced as said now', async () => {
  const { user } = await open(server(listOf([cardOf(1)], [[1, '母', '△']])).answers);
  await user.type(screen.getByRole('textbox', { name: 'お名前' }), '母{Enter}');
  const opinions = await screen.findByRole('group', { name: '母さんの意見' });
  expect(within(opinions).getByRole('radio', { name: /迷う/ })).toBeChecked();
  expect(opinionsOn(1).getByRole('status')).toBeEmptyDOMElement();
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を変える/ }));
  expect(await opinionsOn(1).findByText('伝えました。')).toBeVisible();
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '駅');
  expect(opinionsOn(1).getByRole('status')).toBeEmptyDOMElement();
});

test('another phone under the same name is told, and what is written stays', async () => {
  localStorage.setItem('SHARE_NAME', '母');
  const { answers, change } = server(listOf([cardOf(1)]));
  const { user } = await open(answers);
  await user.click(opinionsOn(1).getByRole('radio', { name: /合わない/ }));
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '遠い');
  change(listOf([cardOf(1)], [[1, '母', '◎', 3]]));
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を伝える/ }));
  expect(await opinionsOn(1).findByText('同じお名前の答えがあります。')).toBeVisible();
  expect(await opinionsOn(1).findByRole('listitem')).toHaveTextContent('◎');
  expect(opinionsOn(1).getByRole('textbox', { name: 'コメント' })).toHaveValue('遠い');
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を変える/ }));
  await waitFor(() => expect(opinionsOn(1).getByRole('listitem')).toHaveTextContent('×'));
});

test('what others say arrives without losing what is written; a failure keeps the page', async () => {
  localStorage.setItem('SHARE_NAME', '母');
  const { answers, change } = server(listOf([cardOf(1)]));
  const failing = { isDown: false };
  const { user } = await open({
    ...answers,
    'share/list/detail': () =>
      failing.isDown ? { status: 500, result: null } : answers['share/list/detail'](),
  });
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '考え中');
  change(listOf([cardOf(1)], [[1, '父', '○']]));
  await user.click(screen.getByRole('button', { name: '最新の意見を見る' }));
  expect(await opinionsOn(1).findByRole('listitem')).toHaveTextContent('父');
  // Looked at again, the page asks by itself.
  change(
    listOf(
      [cardOf(1)],
      [
        [1, '父', '○'],
        [1, '兄', '◎'],
      ],
    ),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(opinionsOn(1).getAllByRole('listitem')).toHaveLength(2));
  failing.isDown = true;
  await user.click(screen.getByRole('button', { name: '最新の意見を見る' }));
  expect(await screen.findByText('最新の意見を読み込めませんでした')).toBeVisible();
  expect(opinionsOn(1).getByRole('textbox', { name: 'コメント' })).toHaveValue('考え中');
});

test('a name that is being typed is there after a reload, until it is saved', async () => {
  const { answers } = server(listOf([cardOf(1)]));
  const first = await open(answers);
  await first.user.type(screen.getByRole('textbox', { name: 'お名前' }), 'おばあちゃん');
  first.unmount();

  const { user } = await open(answers);
  expect(screen.getByRole('textbox', { name: 'お名前' })).toHaveValue('おばあちゃん');
  await user.click(screen.getByRole('button', { name: 'この名前で答える' }));
  expect(await screen.findByText('「おばあちゃん」として答えます。')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('おばあちゃん');
});

test('what is written is there after a reload, and on the way back, until it is sent', async () => {
  localStorage.setItem('SHARE_NAME', '母');
  kept({ ownerKey: OWNER });
  const { answers } = server(listOf([cardOf(1), cardOf(2)], [[1, '母', '△']]));
  const { user, unmount } = await open(answers);
  await user.click(opinionsOn(1).getByRole('radio', { name: /とても良い/ }));
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '駅から');
  await user.type(screen.getByRole('textbox', { name: 'ご家族へのメモ' }), '週末までに');
  unmount();

  const { router } = await open(answers);
  expect(opinionsOn(1).getByRole('radio', { name: /とても良い/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'ご家族へのメモ' })).toHaveValue('週末までに');
  await user.type(opinionsOn(1).getByRole('textbox', { name: 'コメント' }), '近い');
  await act(() => router.navigate('/favorite/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByDisplayValue('駅から近い')).toBeVisible();
  expect(opinionsOn(2).getByRole('textbox', { name: 'コメント' })).toHaveValue('');
  await user.click(opinionsOn(1).getByRole('button', { name: /^意見を変える/ }));
  await waitFor(() =>
    expect(opinionsOn(1).getByRole('listitem')).toHaveTextContent('◎とても良い：母駅から近い'),
  );
  await user.click(screen.getByRole('button', { name: 'メモをのせる' }));
  expect(await screen.findByText('メモを保存しました。')).toBeVisible();
  expect(sessionStorage.getItem('FORM_CONTACT')).toBeNull();
});

test('a home that is taken off the list stays while somebody is writing on it', async () => {
  localStorage.setItem('SHARE_NAME', '母');
  const { answers, change } = server(listOf([1, 2, 3].map(cardOf)));
  const { user, calls } = await open(answers);
  const comment = opinionsOn(2).getByRole('textbox', { name: 'コメント' });
  await user.type(comment, '駅から');
  change(listOf([1, 4].map(cardOf)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const status = opinionsOn(2).getByRole('status');
  await waitFor(() =>
    expect(status).toHaveTextContent(
      'この物件はリストから外されました。書きかけの内容は、このページを開いている間、ここに残ります。',
    ),
  );
  const homes = within(screen.getByRole('list', { name: '物件' })).getAllByRole('heading', { level: 2 });
  expect(homes.map(({ textContent }) => textContent)).toEqual([1, 2, 4].map((id) => `見本マンション${id}`));
  expect(comment).toHaveFocus();
  await user.type(comment, '近い{Enter}');
  expect(comment).toHaveValue('駅から近い');
  expect(calls.map(({ path }) => path)).not.toContain('share/list/verdict/save');

  // The home comes back, and the opinion can be sent.
  change(listOf([1, 4, 2].map(cardOf)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(opinionsOn(2).getByRole('status')).toBeEmptyDOMElement());
  await user.click(opinionsOn(2).getByRole('radio', { name: /とても良い/ }));
  await user.click(opinionsOn(2).getByRole('button', { name: /^意見を伝える/ }));
  expect(await opinionsOn(2).findByText('伝えました。')).toBeVisible();
});

test('a list says what has changed since this device saw it, and what would settle it', async () => {
  kept({ seen: { homes: { 1: [52_000, 1] }, verdicts: {} } });
  const ids = [1, 2, 3];
  const list = listOf(
    ids.map(cardOf),
    ids.flatMap((id) => [[id, '母', id === 1 ? '×' : '○'] as const, [id, '子', '◎'] as const]),
    [2, 3].map((estate_id) => ({ estate_id, field: 'floor_min' as const, value: 2 })),
  );
  const { user, router } = await open(server(list).answers);
  await user.click(screen.getByText(/^前回からの変化（\d+件）$/));
  expect(screen.getByText('「見本マンション2」が追加されました。')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'みんなの意見' }));
  expect(summary.getByText('見本マンション2、見本マンション3')).toBeVisible();
  const hint = summary.getByText('「2階以上」にすると、全員が◎か○を付けた2件が合います。');
  // Each of them leads to its card.
  const settled = within(hint).getAllByRole('link');
  expect(settled.map(({ textContent }) => textContent)).toEqual(['見本マンション2', '見本マンション3']);
  await user.click(settled[1]!);
  expect(router.state.location).toMatchObject({ search: `?share=${KEY}`, hash: '#home-3' });
  expect(within(document.getElementById('home-3')!).getByRole('heading')).toHaveTextContent(
    '見本マンション3',
  );
  expect(JSON.parse(localStorage.getItem('SHARED_LISTS') ?? '')[KEY].seen.homes).toHaveProperty('3');
});

test('the owner adds favourites, removes homes and closes the list', async () => {
  kept({ ownerKey: OWNER });
  Cookies.set('Data-Favorite', '[1,7]');
  const { user, calls } = await open(server(listOf([cardOf(1), cardOf(2)])).answers);
  await user.click(screen.getByText('お気に入りから物件を追加する'));
  await user.click(await screen.findByRole('button', { name: /^追加.*見本マンション7$/ }));
  expect(await screen.findByRole('link', { name: '見本マンション7' })).toBeVisible();
  expect(await screen.findByText('「見本マンション7」をリストに追加しました。')).toBeInTheDocument();
  expect(screen.getByText('お気に入りから物件を追加する')).toHaveFocus();

  const removeHome = async (id: number) => {
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^リストから外す.*見本マンション${id}$`) }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: `見本マンション${id}` })).not.toBeInTheDocument(),
    );
    const done = await screen.findByText(`「見本マンション${id}」をリストから外しました。`);
    expect(done.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '元に戻す', hidden: true })).toHaveFocus();
  };
  const title = screen.getByRole('heading', { level: 1 });
  await removeHome(1);
  await removeHome(7);
  await removeHome(2);
  expect(screen.getByText('リストに物件がありません')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'このリストを終了する' }));
  expect(screen.getByRole('group', { name: 'リストの終了' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'やめる' }));
  expect(screen.getByRole('button', { name: 'このリストを終了する' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: '終了する' }));
  expect(await screen.findByText('このリストは終了しました')).toBeVisible();
  expect(screen.getByText('リストは終了しました。')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(title).toHaveFocus());
  const ofOwner = calls.filter(({ body }) => 'owner_key' in body).map(({ body }) => body['owner_key']);
  expect(ofOwner).toEqual(Array(5).fill(OWNER));
});

test('a home that the owner took off comes back to its place, with what was said of it', async () => {
  kept({ ownerKey: OWNER });
  const { user } = await open(server(listOf([1, 2, 3].map(cardOf), [[2, '母', '◎']])).answers);
  const homes = () =>
    within(screen.getByRole('list', { name: '物件' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  const all = homes();
  await user.click(screen.getByRole('button', { name: /^リストから外す.*見本マンション2$/ }));
  await waitFor(() => expect(homes()).toEqual([all[0], all[2]]));
  const undo = screen.getByRole('button', { name: '元に戻す', hidden: true });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  expect(await screen.findByText('「見本マンション2」を元に戻しました。')).toBeInTheDocument();
  await waitFor(() => expect(homes()).toEqual(all));
  expect(opinionsOn(2).getByRole('listitem')).toHaveTextContent('◎とても良い：母');
  expect(document.body).not.toHaveFocus();
});

test('a refused removal says so, and can be tried again', async () => {
  kept({ ownerKey: OWNER });
  const { answers } = server(listOf([cardOf(1), cardOf(2)]));
  const refusals: unknown[] = [500];
  const update = (call: Call) => refusals.shift() ?? answers['share/list/update'](call);
  const { user } = await open({ ...answers, 'share/list/update': update });
  await user.click(screen.getByRole('button', { name: /^リストから外す.*見本マンション1$/ }));
  await user.click(await screen.findByRole('button', { name: 'もう一度試す', hidden: true }));
  expect(await screen.findByText('「見本マンション1」をリストから外しました。')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: '見本マンション1' })).not.toBeInTheDocument(),
  );
});

test('the preview of a closed list says that it is closed, without a home', async () => {
  await open({ 'share/list/detail': { ...listOf([]), closed_at: '2026-11-22T10:00:00+09:00' } });
  const preview = (name: string) =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(preview('title')).toMatch(/^家族のリストは終了しました｜/);
  expect(preview('description')).toMatch(/^作成した方がリストを終了しました。/);
  expect(preview('image')).toBeUndefined();
});

test('the owner writes a note, which everybody reads above the homes', async () => {
  kept({ ownerKey: OWNER });
  const { user } = await open(server(listOf([cardOf(1)])).answers);
  await user.type(screen.getByRole('textbox', { name: 'ご家族へのメモ' }), '週末までに見てください');
  await user.click(screen.getByRole('button', { name: 'メモをのせる' }));
  expect(await screen.findByText('メモを保存しました。')).toBeVisible();
  expect(await screen.findByText('週末までに見てください', { selector: 'p' })).toBeVisible();
});

test('nobody but the owner has the tools', async () => {
  kept({});
  await open(server(listOf([cardOf(1)])).answers);
  expect(screen.queryByRole('button', { name: /終了する/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /リストから外す/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /メモ/ })).not.toBeInTheDocument();
});

test.each([404, 400])('an unknown key (%d) is a page that does not exist', async (status) => {
  await open({ 'share/list/detail': status });
  expect(screen.getByText('エラー 404')).toBeVisible();
});

test('chosen favourites are put on the list that the visitor has made', async () => {
  Cookies.set('Data-Favorite', '[1,2]');
  const kept = { [KEY]: { ownerKey: OWNER, expiresAt: '2099-12-20T10:00:00+09:00' } };
  localStorage.setItem('SHARED_LISTS', JSON.stringify(kept));
  const { answers } = server(listOf([cardOf(1), cardOf(2)]));
  const { user, router, calls } = await open({ ...answers, 'share/list/update': {} }, '');
  await user.click(screen.getByRole('checkbox', { name: '見本マンション2を選択' }));
  await painted();
  await user.click(screen.getByRole('button', { name: '家族のリストに追加' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?share=${KEY}`));
  expect(calls.find(({ path }) => path === 'share/list/update')?.body).toMatchObject({
    share_key: KEY,
    owner_key: OWNER,
    add_estate_ids: [2],
  });
});

test('a list is made of chosen favourites, and found again from them', async () => {
  Cookies.set('Data-Favorite', '[1,2,3]');
  writeMySearch({ places: [{ school_id: 55, name: '北キャンパス' }], stay_months: 24 });
  const { answers } = server(listOf([cardOf(1), cardOf(3)]));
  const made = { share_key: KEY, owner_key: OWNER, expires_at: '2099-12-20T10:00:00+09:00' };
  const { user, router, calls } = await open({ ...answers, 'share/list/create': made }, '');
  await user.click(screen.getByRole('checkbox', { name: '見本マンション1を選択' }));
  await user.click(screen.getByRole('checkbox', { name: '見本マンション3を選択' }));
  await painted();
  await user.click(screen.getByRole('button', { name: '家族のリストにする' }));
  expect(await screen.findByRole('heading', { level: 1, name: '家族のリスト' })).toBeVisible();
  expect(calls.find(({ path }) => path === 'share/list/create')?.body).toEqual({
    estate_ids: [3, 1],
    search: { places: [{ school_id: 55, name: '北キャンパス' }], stay_months: 24 },
    access_key: 'gakumado-web',
  });
  expect(screen.getByRole('button', { name: 'このリストを終了する' })).toBeVisible();
  await act(() => router.navigate('/favorite/'));
  expect(screen.getByRole('link', { name: '作成したリスト（2件）・2099年12月20日まで' })).toHaveAttribute(
    'href',
    `/favorite/?share=${KEY}`,
  );
});
