import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const made = {
  share_key: 'k'.repeat(32),
  owner_key: 'o'.repeat(32),
  expires_at: '2099-01-01T00:00:00+09:00',
};

async function show({ at = '/view/1001/', changes = {} } = {}) {
  const user = userEvent.setup();
  const all = { ...answers, 'share/list/create': made, 'share/list/update': {}, ...changes };
  const { calls } = await renderRoutes(routes, at, { answers: all });
  const group = within(screen.getByRole('group', { name: 'この物件を残す・送る' }));
  const press = (name: string) => user.click(group.getByRole('button', { name }));
  return { group, press, calls };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a home joins the comparison, whose tray shows, removes and compares, with the chosen school and stay', async () => {
  localStorage.setItem('COMPARE_LIST', '[1002]');
  const home = { ...estate, stay_months: 24 };
  const { group, press, calls } = await show({
    at: '/view/1001/?campus=77&stay_months=24',
    changes: {
      'estate/list': [home, { ...home, estate_id: 1002, name: '見本レジデンス' }],
    },
  });
  await press('比較に追加');
  expect(screen.getByText('比べる物件に追加しました。')).toBeVisible();
  expect(group.getByRole('button', { name: '比較に追加', pressed: true })).toBeVisible();
  await press('比べる物件 2件');
  const tray = within(await screen.findByRole('dialog', { name: '比べる物件（2／4件）' }));
  expect(await tray.findByRole('link', { name: '見本レジデンス' })).toHaveAttribute(
    'href',
    '/view/1002/?campus=77&stay_months=24',
  );
  const compare = () => tray.queryByRole('link', { name: '2件を並べて比べる' });
  expect(compare()).toHaveAttribute('href', '/favorite/?compare=1002,1001&campus=77&stay_months=24');
  expect(calls.findLast(({ path }) => path === 'estate/list')?.body).toMatchObject({
    school_id: 77,
    stay_months: 24,
  });
  await userEvent.click(tray.getByRole('button', { name: '見本レジデンスを比較から外す' }));
  expect(localStorage.getItem('COMPARE_LIST')).toBe('[1001]');
  expect(compare()).toBeNull();
  expect(tray.getByText(/^2件から比べられます。/)).toBeVisible();
  await userEvent.click(tray.getByRole('button', { name: 'すべて外す' }));
  expect(localStorage.getItem('COMPARE_LIST')).toBe('[]');
  expect(tray.getByText('比べる物件はありません。')).toBeVisible();
});

test('a fifth home is refused', async () => {
  localStorage.setItem('COMPARE_LIST', '[1,2,3,4]');
  const { press } = await show();
  await press('比較に追加');
  expect(screen.getByRole('alert')).toHaveTextContent('比べる物件は4件まで選択できます。');
});

test('a home joins those that one inquiry asks about', async () => {
  const { group, press } = await show();
  await press('問い合わせリスト');
  expect(sessionStorage.getItem('ESTATE_ID_VIEW_CONTACT')).toBe('[1001]');
  expect(group.getByRole('link', { name: '問い合わせリスト 1件を見る' })).toHaveAttribute(
    'href',
    '/view/contact/',
  );
});

test("a home makes the family's list, and the next one joins it", async () => {
  const { press, calls } = await show();
  await press('家族のリストに追加');
  expect(await screen.findByRole('link', { name: 'リストを見る' })).toHaveAttribute(
    'href',
    `/favorite/?share=${made.share_key}`,
  );
  await press('家族のリストに追加');
  expect(
    calls.filter(({ path }) => path.startsWith('share/')).map(({ path, body }) => [path, body]),
  ).toMatchObject([
    ['share/list/create', { estate_ids: [1001] }],
    ['share/list/update', { share_key: made.share_key, owner_key: made.owner_key, add_estate_ids: [1001] }],
  ]);
});

test('a list that was closed elsewhere is replaced by a new one', async () => {
  const kept = { ['c'.repeat(32)]: { ownerKey: 'x', expiresAt: made.expires_at } };
  localStorage.setItem('SHARED_LISTS', JSON.stringify(kept));
  const { press, calls } = await show({ changes: { 'share/list/update': 404 } });
  await press('家族のリストに追加');
  expect(await screen.findByText('家族のリストに追加しました。')).toBeVisible();
  expect(calls.some(({ path }) => path === 'share/list/create')).toBe(true);
});

test('a home that is no longer let cannot be asked about, nor compared', async () => {
  const { group } = await show({ changes: { 'estate/detail': { ...estate, status: 2 } } });
  expect(group.queryByRole('button', { name: '問い合わせリスト' })).not.toBeInTheDocument();
  expect(group.queryByRole('button', { name: '比較に追加' })).not.toBeInTheDocument();
});
