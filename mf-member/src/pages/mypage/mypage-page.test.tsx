import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const session = (device: string, is_current: boolean) => ({
  device,
  is_current,
  created_at: `2026-11-2${is_current ? 1 : 0}T10:00:00+09:00`,
  last_used_at: '2026-11-22T10:00:00+09:00',
});
const answers = {
  'estate/favorite/list': [],
  'estate/history/list': [],
  'notification/list': {
    result: [
      {
        notification_id: 7,
        type: 'price_change',
        title: '見本ハイツの家賃が変わりました',
        estate_id: 100015,
        condition_id: null,
        created_at: '2026-11-22T09:00:00+09:00',
        is_read: false,
      },
    ],
    unread_count: 1,
  },
  'notification/read': { unread_count: 0 },
  'search/condition': [],
  'inquiry/list': [
    {
      inquiry_id: 3,
      inquiry_no: 'Q12345678',
      form_type: 'general',
      inquiry_contents_id: 3,
      about: '来店・見学・オンライン内見',
      shops: [
        { shop_id: 5, shop_name: '高田馬場店', tel: '03-0000-0000', area_slug: 'kanto', m_prefecture_id: 13 },
      ],
      estate_ids: [],
      is_visit: true,
      is_video: false,
      wishes: [{ date: '2026-11-28', time: '10:00' }],
      reservation: {
        date: '2026-11-28',
        time: '10:00',
        kinds: ['visit'],
        minutes: 60,
        state: 'booked',
        is_changeable: true,
      },
      created_at: '2026-11-22T09:00:00+09:00',
    },
  ],
  'estate/waitlist/list': [
    {
      waitlist_id: 4,
      estate_id: 100235,
      estate_name: '満室レジデンス',
      roomtype_id: null,
      roomtype_name: null,
      move_in_ym: '2027-04',
      created_at: '2026-11-22T09:00:00+09:00',
      notified_at: null,
    },
  ],
  'estate/waitlist/delete': { deleted_count: 1 },
  'customer/session/list': [session('iPhone（Safari）', true), session('Windows（Edge）', false)],
  'customer/logout/others': { ended_count: 1 },
  'banner/list': [],
};

/** The page waits for the lists, which the shell loads. */
async function renderPage(more: object = {}, store = createAppStore()) {
  await store.dispatch(loadPersonalLists());
  return renderRoutes(routes, '/mypage/', { answers: { ...answers, ...more }, store });
}

const part = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`${title} is no part`);
  return within(section);
};

test('the page shows news, inquiries, the waiting list and devices, and where each leads', async () => {
  const { calls } = await renderPage();
  expect(part('お知らせ').getByRole('link', { name: '見本ハイツの家賃が変わりました' })).toHaveAttribute(
    'href',
    '/view/100015/',
  );
  const inquiries = part('お問い合わせ・ご予約');
  expect(inquiries.getByText('来店・見学・オンライン内見')).toBeVisible();
  expect(inquiries.getByText(/2026年11月28日（土） 10:00/)).toBeVisible();
  expect(inquiries.getByText('ご予約の日時')).toBeVisible();
  expect(inquiries.getByRole('link', { name: '03-0000-0000' })).toBeVisible();
  expect(inquiries.getByRole('link', { name: /^日時の変更・キャンセル/ })).toHaveAttribute(
    'href',
    '/inquiry/general/?inquiry=3',
  );
  expect(part('保存した検索条件').getByText(/条件を保存すると/)).toBeVisible();
  expect(part('ログイン中の端末').getByText('この端末')).toBeVisible();
  expect(part('ログイン中の端末').getAllByText('最後のご利用：2026年11月22日 10:00')).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: '1件をすべて既読にする' }));
  expect(await screen.findByText('すべて既読にしました。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ほかの端末からログアウト' }));
  expect(await screen.findByText('ほかの端末からログアウトしました。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^取り消す/ }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'estate/waitlist/delete')?.body).toMatchObject({
      waitlist_id: [4],
    }),
  );
});

test('the lists of the family say how many answers are new', async () => {
  const list = {
    share_key: 'a'.repeat(32),
    owner_key: 'b'.repeat(32),
    expires_at: '2027-04-30T23:59:59+09:00',
    estate_count: 3,
    new_answer_count: 2,
    is_mailed: false,
  };
  const others = { ...list, share_key: 'c'.repeat(32), owner_key: null, new_answer_count: 0 };
  let kept: object[] = [list, others];
  const { calls } = await renderPage({
    'customer/share_list/list': () => kept,
    'customer/share_list/delete': () => {
      kept = [list];
      return { deleted_count: 1 };
    },
  });
  const lists = part('家族のリスト');
  expect(lists.getByRole('link', { name: '作成したリスト（3件）' })).toHaveAttribute(
    'href',
    `/favorite/?share=${list.share_key}`,
  );
  expect(lists.getAllByText(/^新しい答え/).map(({ textContent }) => textContent)).toEqual(['新しい答え2件']);
  expect(lists.getByRole('link', { name: '届いたリスト（3件）' })).toBeVisible();
  // One's own list ends on its page; one that came is only taken off here.
  await userEvent.click(lists.getByRole('button', { name: /^外す.*届いたリスト/ }));
  expect(await screen.findByText('届いたリストを、この一覧から外しました。')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'customer/share_list/delete')?.body).toMatchObject({
    share_key: others.share_key,
  });
  await waitFor(() => expect(lists.queryByText('届いたリスト（3件）')).not.toBeInTheDocument());
});

const saved = (condition_id: number, notify_frequency = 0) => ({
  condition_id,
  name: '早稲田・6万円まで',
  path: '/search/area/pref_id:13/result/',
  condition: {},
  notify_frequency,
  new_count: 0,
  created_at: '2026-11-22T10:00:00+09:00',
});

test('each search says how often its mails come, and where all of them are stopped', async () => {
  const search = { 'search/condition': [saved(1, 2), saved(2)] };
  const { unmount } = await renderPage(search);
  const rows = part('保存した検索条件').getAllByRole('listitem');
  expect(within(rows[0]!).getByText('新着のお知らせ：1日1回')).toBeVisible();
  expect(within(rows[1]!).getByText('新着のお知らせ：通知しない')).toBeVisible();
  expect(screen.queryByText(/すべて停止中です/)).not.toBeInTheDocument();
  unmount();
  const { session } = createAppStore().getState();
  await renderPage(search, createAppStore({ session: { ...session, isNewsMailed: false } }));
  expect(part('保存した検索条件').getByText(/お知らせメールは、すべて停止中です/)).toBeVisible();
});

test('searches and waits of the same name are told apart', async () => {
  const [wait] = answers['estate/waitlist/list'];
  await renderPage({
    'search/condition': [saved(1), saved(2)],
    'estate/waitlist/list': [
      wait,
      { ...wait, waitlist_id: 5, roomtype_id: 8, roomtype_name: '1K' },
      { ...wait, waitlist_id: 6, estate_name: null },
      { ...wait, waitlist_id: 7, estate_name: null },
    ],
  });
  const namesIn = (title: string, role: string) =>
    part(title)
      .getAllByRole(role, { name: /早稲田|満室|掲載を終了/ })
      .map((control) => control.textContent);
  expect(namesIn('保存した検索条件', 'link')).toEqual([
    '早稲田・6万円まで 2026年11月22日に保存',
    '早稲田・6万円まで（2） 2026年11月22日に保存',
  ]);
  const waits = ['満室レジデンス 2027年4月入居希望', '満室レジデンス 1K・2027年4月入居希望'];
  expect(namesIn('キャンセル待ち', 'link')).toEqual(waits);
  const ended = ['掲載を終了した物件 2027年4月入居希望', '掲載を終了した物件（2） 2027年4月入居希望'];
  expect(namesIn('キャンセル待ち', 'button')).toEqual(
    [...waits, ...ended].map((name) => `取り消す：${name}`),
  );
});

test('a part that fails costs itself alone, and can be loaded again', async () => {
  const lists = [500, answers['inquiry/list'], answers['inquiry/list']];
  await renderPage({ 'inquiry/list': () => lists.shift() });
  expect(part('お問い合わせ・ご予約').getByText('お問い合わせ・ご予約を読み込めませんでした')).toBeVisible();
  expect(part('お知らせ').getByText('見本ハイツの家賃が変わりました')).toBeVisible();
  await userEvent.click(part('お問い合わせ・ご予約').getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText(/^Q12345678/)).toBeVisible();
});

test.each([
  ['booked', '予約済み'],
  ['cancelled', '取消済み'],
  ['past', '終了'],
])('a booking that is %s says so, and which home it is about', async (state, text) => {
  const [sent] = answers['inquiry/list'];
  const call = { ...sent, estate_ids: [100_015], reservation: { ...sent!.reservation, state } };
  await renderPage({
    'inquiry/list': [call],
    'estate/list': [{ estate_id: 100_015, name: '見本マンション' }],
  });
  const inquiries = part('お問い合わせ・ご予約');
  expect(inquiries.getByText(text)).toBeVisible();
  expect(await inquiries.findByRole('link', { name: '見本マンション' })).toHaveAttribute(
    'href',
    '/view/100015/',
  );
});

test.each([
  ['web_soudankai', 'オンライン相談会'],
  ['it_id', 'オンラインでの重要事項説明'],
])('a video call of %s is no viewing', async (form_type, title) => {
  const [sent] = answers['inquiry/list'];
  const call = { ...sent, form_type, about: title, is_visit: false, is_video: true };
  await renderPage({ 'inquiry/list': [call] });
  const inquiries = part('お問い合わせ・ご予約');
  expect(inquiries.getByText(new RegExp(`2026年11月28日（土） 10:00 ${title}`))).toBeVisible();
  expect(inquiries.queryByText(/オンライン内見/)).not.toBeInTheDocument();
});
