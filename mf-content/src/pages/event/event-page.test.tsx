import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { eventOf } from '../../testing/event-of.ts';
import { makeShop } from '../../testing/make-shop.ts';

const spring = eventOf('spring', '春の新生活準備ガイド', {
  starts_at: '2026-10-31T15:00:00.000Z',
  ends_at: '2999-04-30T14:59:59.000Z',
  body: '<h2>三つの時期</h2><p><a href="/mailform/web_soudankai/">オンライン相談</a></p><script>alert(1)</script>',
});
const schedule = eventOf('spring--schedule', '月ごとの予定表');
const checklist = eventOf('spring--schedule--checklist', '持ち物の一覧', {
  starts_at: '2025-11-01T00:00:00.000Z',
  ends_at: '2026-04-30T14:59:59.000Z',
});
const listOf = (...contents: unknown[]) => ({ contents, totalCount: contents.length, offset: 0, limit: 100 });

const open = (address: string, event: unknown, relatives: unknown = listOf()) => {
  const id = address.split('/').filter(Boolean).slice(1).join('--');
  const answers: Answers = { [`content/event/${id}`]: event, 'content/event': relatives };
  return renderRoutes(routes, address, { answers });
};
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) => JSON.parse(it.innerHTML));
const trail = () => within(screen.getByRole('navigation', { name: '現在の位置' }));
const steps = () =>
  within(screen.getByRole('navigation', { name: '次にできること' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a campaign shows its title, period, text, the pages below it and its form', async () => {
  const { calls, container } = await open('/event/spring/', spring, listOf(schedule));
  expect(screen.getByRole('heading', { level: 1, name: '春の新生活準備ガイド' })).toBeVisible();
  expect(document.title).toBe('春の新生活準備ガイド｜ガクマド');
  expect(screen.getByText('開催中')).toBeVisible();
  expect(screen.getByText('期間：2026年11月01日～2999年04月30日')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '三つの時期' })).toBeVisible();
  expect(container.querySelector('article script')).toBeNull();
  expect(screen.getByRole('link', { name: '月ごとの予定表' })).toHaveAttribute(
    'href',
    '/event/spring/schedule/',
  );
  expect(steps()).toEqual([['オンライン相談を予約する', '/mailform/web_soudankai/']]);
  expect(screen.getByRole('button', { name: 'このページを家族や友だちに送る' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ガクマドのホームへ' })).not.toBeInTheDocument();
  expect(jsonLd()).toContainEqual(
    expect.objectContaining({ '@type': 'Event', startDate: spring.starts_at, endDate: spring.ends_at }),
  );
  expect(calls.find(({ path }) => path === 'content/event')?.params['filters']).toBe('parent[equals]spring');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('the third level names those above it, and one that is over asks for nothing any more', async () => {
  const { calls, router } = await open(
    '/event/spring/schedule/checklist/',
    { ...checklist, body: '<a href="/mailform/parents_seminar/">申し込む</a>' },
    listOf(spring, schedule),
  );
  expect(
    trail()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/event/', '/event/spring/', '/event/spring/schedule/']);
  expect(screen.getByText('この企画は終了しました')).toBeVisible();
  expect(screen.getByText(/期間は2025年11月01日～2026年04月30日でした/)).toBeVisible();
  expect(steps()).toEqual([
    ['開催中の企画を見る', '/event/'],
    ['お問い合わせ', '/inquiry/general/'],
  ]);
  expect(calls.find(({ path }) => path === 'content/event')?.params['filters']).toBe(
    'id[equals]spring[or]id[equals]spring--schedule[or]parent[equals]spring--schedule--checklist',
  );
  const [back] = screen.getAllByRole('link', { name: '「月ごとの予定表」へ戻る' });
  expect(back).toHaveAttribute('href', '/event/spring/schedule/');
  await userEvent.click(trail().getByRole('link', { name: 'キャンペーン' }));
  expect(router.state.location.pathname).toBe('/event/');
});

test.each(['corona', 'gekkan_chintai', 'line', 'rakusearch', 'rakusearch/s_videocall', 'template1'])(
  '/event/%s/ has the title of the service, and no dates where it has none',
  async (path) => {
    await open(`/event/${path}/`, eventOf(path.replace('/', '--'), 'サービスの題'));
    expect(screen.getByRole('heading', { level: 1, name: 'サービスの題' })).toBeVisible();
    expect(screen.getByText('ご案内')).toBeVisible();
    expect(screen.queryByText(/期間/)).not.toBeInTheDocument();
    expect(jsonLd().map((data) => data['@type'])).toEqual(['BreadcrumbList']);
    expect(steps()[0]).toEqual(['オンライン相談を予約する', '/mailform/web_soudankai/']);
  },
);

test('the campaign without header and footer has its own ways home', async () => {
  await open('/event/taisyuku/', eventOf('taisyuku', 'ご退去のお手続き'));
  for (const link of screen.getAllByRole('link', { name: 'ガクマドのホームへ' })) {
    expect(link).toHaveAttribute('href', '/');
  }
});

test('an unknown campaign is no page', async () => {
  await open('/event/nothing/', 404);
  expect(screen.getByText('エラー 404')).toBeVisible();
});

test.each([0, 500, 'down for maintenance', {}, { id: 'spring', title: { evil: true } }])(
  'without a usable answer (%j) the page is left to the boundary around it',
  async (answer) => {
    await open('/event/spring/', answer);
    expect(screen.getByText(/^エラー (?:0|500)$/)).toBeVisible();
  },
);

test('without its relatives the campaign is there, and they can be asked for again', async () => {
  await open('/event/spring/', spring, 500);
  expect(screen.getByRole('heading', { level: 1, name: '春の新生活準備ガイド' })).toBeVisible();
  expect(screen.getByText('関連するページを読み込めませんでした')).toBeVisible();
  expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
});

test('fields of the wrong kind count as absent', async () => {
  await open(
    '/event/spring/',
    {
      ...spring,
      description: 7,
      starts_at: 'soon',
      ends_at: { day: 1 },
      eyecatch: { url: 'javascript:alert(1)', width: 'wide' },
      body: ['<p>x</p>'],
    },
    { contents: [null, 3, { id: '../evil', title: 'x' }, { ...schedule, title: 5 }], totalCount: 'many' },
  );
  expect(screen.getByRole('heading', { level: 1, name: '春の新生活準備ガイド' })).toBeVisible();
  expect(screen.getByText('ご案内')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '関連するページ' })).not.toBeInTheDocument();
});

const openLine = (shops: unknown, address = '/event/line/') =>
  renderRoutes(routes, address, {
    answers: {
      'content/event/line': eventOf('line', 'LINEでのご相談'),
      'content/event': listOf(),
      'shop/list': shops,
    },
  });

test('/event/line/ adds the account of each shop, by a link and by a code', async () => {
  const shops = [
    makeShop({ line_account: '@gakumado.shinjuku' }),
    makeShop({ shop_id: 2, shop_name: '池袋店', shop_kana: 'イケブクロテン' }),
  ];
  await openLine(shops);
  const add = screen.getByRole('link', { name: '新宿店を LINEで友だち追加 （新しいタブで開きます）' });
  expect(add).toHaveAttribute('href', 'https://line.me/R/ti/p/%40gakumado.shinjuku');
  expect(screen.getByText('LINEのアカウントはありません').closest('li')).toHaveTextContent('池袋店');
  expect(screen.queryByRole('img', { name: /QRコード/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '新宿店の QRコード' }));
  expect(await screen.findByRole('img', { name: '新宿店のQRコード（LINEの友だち追加）' })).toBeVisible();
});

test('/event/line/ says where no shop has an account, and where the shops could not be loaded', async () => {
  await openLine([makeShop({})], '/event/line/?shop=1');
  expect(screen.getByText(/LINEのアカウントを公開している店舗はありません/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /友だち追加/ })).not.toBeInTheDocument();
  cleanup();
  await openLine(500);
  expect(screen.getByText('店舗のアカウントを読み込めませんでした')).toBeVisible();
});
