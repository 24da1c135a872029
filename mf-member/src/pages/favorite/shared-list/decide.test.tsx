import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ShareDetail } from '@gakumado/shared/contract';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { cardOf, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '#routes.tsx';
import { detailOf } from '#testing/home-of.ts';
import { listOf } from '#testing/list-of.ts';

const KEY = 'a'.repeat(32);
const OWNER = 'b'.repeat(32);

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});

const login = { type: 'session/sessionStarted', payload: { userName: '見本 花子' } };

async function open(answers: object, { isMember = false, search = `?share=${KEY}` } = {}) {
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  if (isMember) store.dispatch(login);
  const view = await renderRoutes(routes, `/favorite/${search}`, { store, answers: { ...answers } });
  return { ...view, user: userEvent.setup() };
}

const priced = (estateId: number, yen: number, minutes: number) => ({
  ...cardOf(estateId),
  monthly_cost_min: yen,
  monthly_cost_max: yen,
  commute_minutes: minutes,
  commute_text: '徒歩',
});

const terms = (estate_id: number, change: object) => ({
  estate_id,
  movein_terms: { ...detailOf(estate_id).movein_terms, notice_months: 1, ...change },
});

const list: ShareDetail = {
  ...listOf(
    [priced(1, 68_000, 12), priced(2, 72_500, 8), priced(3, 71_000, 20)],
    [
      [1, '母', '◎'],
      [1, '子', '◎'],
      [2, '母', '△'],
      [2, '子', '◎'],
      [3, '子', '◎'],
    ],
  ),
  search: { places: [{ school_id: 55, name: '北キャンパス' }] },
  terms: [terms(1, {}), terms(2, { renewal_text: '更新料は賃料の1か月分です。' }), terms(3, {})],
};

test('the facts of the homes stand beside the answers, with those that are missing', async () => {
  await open({ 'share/list/detail': list });
  const rows = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['物件', '毎月の実質負担', '母', '子', '通学', '契約の注意']);
  const [, first, second, third] = rows;
  expect(first).toEqual([
    '見本マンション1の意見へ',
    expect.stringMatching(/6\.8万円.*いちばん安い$/),
    '◎とても良い',
    '◎とても良い',
    '4分長い',
    '大きな注意点なし',
  ]);
  expect(second?.slice(1)).toEqual([
    expect.stringMatching(/7\.3万円.*月4,500円高い$/),
    '△迷う',
    '◎とても良い',
    'いちばん近い（8分）',
    '更新料あり',
  ]);
  expect(third?.slice(2)).toEqual(['－まだ答えていません', '◎とても良い', '12分長い', '大きな注意点なし']);
  const summary = within(screen.getByRole('region', { name: 'みんなの意見' }));
  expect(summary.getByText('母さん（1件）')).toBeVisible();
});

test('one touch leads from the homes with ◎ of all to their visit', async () => {
  await open({ 'share/list/detail': list });
  expect(screen.getByRole('link', { name: '全員が◎の1件を見学' })).toHaveAttribute(
    'href',
    `/inquiry/general/?shopId=${list.estates[0]?.shop_id}&estateId=1&inquiryContentsId=3&isVisit=1&fromEstate=true`,
  );
});

test('homes of one shop are seen on one visit, those of another shop on another', async () => {
  const homes = [1, 2, 3].map((id) => Object.assign(cardOf(id), { shop_id: id === 3 ? 9 : 5 }));
  const good = homes.flatMap(({ estate_id }) => [
    [estate_id, '母', '○'] as const,
    [estate_id, '父', '◎'] as const,
  ]);
  await open({ 'share/list/detail': listOf(homes, good) });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('見本マンション1、見本マンション2を見学')).toContain('shopId=5&estateId=1&alsoIds=2&');
  expect(hrefOf('見本マンション3を見学')).toContain('shopId=9&estateId=3&inquiryContentsId=3');
});

test('a person alone decides nothing', async () => {
  await open({ 'share/list/detail': listOf([cardOf(1), cardOf(2)], [[1, '母', '◎']]) });
  expect(screen.queryByRole('link', { name: /見学/ })).not.toBeInTheDocument();
});

test('everybody proposes a favourite under the own name', async () => {
  Cookies.set('Data-Favorite', '[1,7]');
  let shown: ShareDetail = list;
  const answers = {
    'share/list/detail': () => shown,
    'estate/list': [cardOf(7)],
    'share/list/propose': () => {
      shown = {
        ...list,
        estate_ids: [...list.estate_ids, 7],
        estates: [...list.estates, cardOf(7)],
        proposals: [{ estate_id: 7, by: '父' }],
      };
      return {};
    },
  };
  const { user, calls } = await open(answers);
  await user.click(screen.getByText('お気に入りから物件を提案する'));
  await user.click(screen.getByRole('button', { name: '名前を決めて提案する' }));
  const name = screen.getByRole('textbox', { name: 'お名前' });
  expect(name).toHaveFocus();
  await user.type(name, '父{Enter}');
  await user.click(await screen.findByRole('button', { name: /^提案.*見本マンション7$/ }));
  expect(await screen.findByText('父さんが提案しました')).toBeVisible();
  expect(screen.getByText('「見本マンション7」をリストに追加しました。')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'share/list/propose')?.body).toMatchObject({
    share_key: KEY,
    estate_id: 7,
    by: '父',
  });
});

const own = {
  share_key: KEY,
  owner_key: OWNER,
  expires_at: '2099-12-20T10:00:00+09:00',
  estate_count: 3,
  new_answer_count: 2,
  is_mailed: false,
};

test("a member's other device leads to the list and has its tools", async () => {
  const { user, router, calls } = await open(
    { 'share/list/detail': list, 'customer/share_list/list': [own], 'customer/share_list/save': {} },
    { isMember: true, search: '' },
  );
  const link = await screen.findByRole('link', { name: '作成したリスト（3件）・2099年12月20日まで' });
  expect(screen.getByText('新しい答え2件')).toBeVisible();
  await user.click(link);
  expect(await screen.findByRole('button', { name: 'このリストを終了する' })).toBeVisible();
  expect(router.state.location.search).toBe(`?share=${KEY}`);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'customer/share_list/save')?.body).toMatchObject({
      share_key: KEY,
    }),
  );
  // Nothing of the account stays on a device that others may use.
  expect(localStorage.getItem('SHARED_LISTS')).not.toContain(OWNER);

  const wish = screen.getByRole('checkbox', { name: '新しい答えがあったら、1日に1回メールで知らせる' });
  await user.click(wish);
  expect(await screen.findByText('メールでお知らせします。')).toBeVisible();
  expect(calls.findLast(({ path }) => path === 'customer/share_list/save')?.body).toMatchObject({
    owner_key: OWNER,
    is_mailed: true,
  });
});

test('a wish that cannot be saved is taken back and says why', async () => {
  localStorage.setItem(
    'SHARED_LISTS',
    JSON.stringify({ [KEY]: { ownerKey: OWNER, expiresAt: own.expires_at } }),
  );
  const refused = {
    status: 404,
    result: null,
    message: '',
    errors: [{ field: 'share_key', code: 'not_found', message: 'リストが見つかりません。' }],
  };
  const { user } = await open(
    { 'share/list/detail': list, 'customer/share_list/list': [own], 'customer/share_list/save': refused },
    { isMember: true },
  );
  const wish = screen.getByRole('checkbox', { name: /1日に1回メールで知らせる/ });
  await user.click(wish);
  expect(await screen.findByText('リストが見つかりません。')).toHaveAttribute('role', 'alert');
  expect(wish).not.toBeChecked();
});

test('a guest who made a list hears what an account would do', async () => {
  localStorage.setItem(
    'SHARED_LISTS',
    JSON.stringify({ [KEY]: { ownerKey: OWNER, expiresAt: own.expires_at } }),
  );
  await open({ 'share/list/detail': list });
  expect(screen.getByText(/すると、どの端末でもこのリストを管理でき/)).toBeVisible();
});
