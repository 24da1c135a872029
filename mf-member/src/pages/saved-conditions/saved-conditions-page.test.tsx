import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore } from '@gakumado/shared/store';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const saved = (condition_id: number, name: string, more: object = {}) => ({
  condition_id,
  name,
  condition: { pref_id: 13 },
  path: `/search/area/pref_id:13/result/?city_id=${condition_id}`,
  notify_frequency: 0,
  new_count: 0,
  last_notified_at: null,
  created_at: '2026-11-20T10:00:00+09:00',
  ...more,
});
const PAGE = '/mypage/search_condition/';
const row = (name: string) => screen.findByRole('article', { name });

test('saved searches lead to their results, with what is new, and count as seen from then on', async () => {
  const answers = {
    'search/condition': [saved(1, '早稲田・6万円まで', { new_count: 3 })],
    'search/condition/update': {},
  };
  const { router, calls } = await renderRoutes(routes, PAGE, { answers });
  expect(within(await row('早稲田・6万円まで')).getByText('新着3件')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '早稲田・6万円まで' }));
  expect(router.state.location.pathname).toBe('/search/area/pref_id:13/result/');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'search/condition/update')?.body).toMatchObject({
      condition_id: 1,
      is_seen: true,
    }),
  );
});

test('a search is renamed, and an empty name is refused in its place', async () => {
  const answers = { 'search/condition': [saved(1, '前の名前')], 'search/condition/update': {} };
  const { calls } = await renderRoutes(routes, PAGE, { answers });
  await userEvent.click(within(await row('前の名前')).getByRole('button', { name: /名前を変更/ }));
  const box = screen.getByRole('textbox', { name: /^条件の名前/ });
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('button', { name: /^変更する/ }));
  expect(await screen.findByText('条件の名前を入力してください。')).toBeVisible();
  await userEvent.type(box, '母と見る条件{Enter}');
  expect(await screen.findByText('条件の名前を変更しました。')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /名前を変更/ })).toHaveFocus());
  expect(calls.find(({ path }) => path === 'search/condition/update')?.body).toMatchObject({
    name: '母と見る条件',
  });
});

test('mails come as often as chosen; a failure says so and can be tried again', async () => {
  const updates = [0, {}];
  const answers = {
    'search/condition': [saved(1, '早稲田')],
    'search/condition/update': () => updates.shift(),
  };
  await renderRoutes(routes, PAGE, { answers });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^新着のお知らせ/ }), '1日1回');
  expect(await screen.findByRole('alert')).toHaveTextContent('通信に失敗しました。');
  await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByText('新着のお知らせの頻度を変更しました。')).toBeInTheDocument();
});

test('a deleted search comes back as it was', async () => {
  const answers = {
    'search/condition': [saved(1, '早稲田', { notify_frequency: 2 })],
    'search/condition/delete': { deleted_count: 1 },
    'search/condition/restore': { condition_id: 1 },
  };
  const { calls } = await renderRoutes(routes, PAGE, { answers });
  await userEvent.click(within(await row('早稲田')).getByRole('button', { name: /削除/ }));
  const undo = await screen.findByRole('button', { name: '元に戻す' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.click(undo);
  expect(await screen.findByText('「早稲田」を元に戻しました。')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'search/condition/restore')?.body).toMatchObject({
    condition_id: 1,
  });
});

test('without searches the page says where they come from; without an answer it can be asked again', async () => {
  const lists = [500, []];
  const { session } = createAppStore().getState();
  await renderRoutes(routes, PAGE, {
    answers: { 'search/condition': () => lists.shift() },
    store: createAppStore({ session: { ...session, isNewsMailed: false } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText('保存した条件はありません')).toBeVisible();
  expect(screen.getByText(/お知らせメールは、すべて停止中です/)).toBeVisible();
});

test('each control says of which search it is, and of which of two that have the same name', async () => {
  await renderRoutes(routes, PAGE, {
    answers: { 'search/condition': [saved(1, '早稲田'), saved(2, '高田馬場'), saved(3, '早稲田')] },
  });
  const ofSearch = (label: string, title: string) => new RegExp(`^${label} ?：${title}$`);
  const titles = ['早稲田', '高田馬場', '早稲田（2）'];
  await row('早稲田（2）');
  for (const title of titles) {
    expect(screen.getByRole('link', { name: title })).toBeVisible();
    expect(screen.getByRole('combobox', { name: `新着のお知らせ：${title}` })).toBeVisible();
    expect(screen.getByRole('button', { name: ofSearch('削除', title) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: ofSearch('名前を変更', title) }));
  }
  for (const title of titles) {
    expect(screen.getByRole('textbox', { name: `条件の名前：${title}` })).toBeVisible();
    expect(screen.getByRole('button', { name: ofSearch('変更する', title) })).toBeVisible();
    expect(screen.getByRole('button', { name: ofSearch('やめる', title) })).toBeVisible();
  }
});
