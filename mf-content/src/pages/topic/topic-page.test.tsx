import { screen, within } from '@testing-library/react';
import { cardOf, renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { areas, morioka, prefectures, sendai } from '../../testing/fixtures.ts';
import { listOf } from '../../testing/render-page.tsx';

const article = {
  ...sendai,
  revisedAt: '2026-11-12T01:00:00.000Z',
  body: '<h2>二つの地下鉄</h2><p>南北線と東西線。</p><h2>坂</h2><p>上り。</p><h2>自転車</h2><p>下り。</p>',
};
const kyoto = { ...sendai, id: '501', title: '京都の自転車', pref_cd: 26 };

const answers = {
  'content/area': listOf(areas),
  'content/prefecture': listOf(prefectures),
  'content/topics_gakumado/201': article,
  'content/topics_gakumado/999': 404,
  'content/topics_gakumado': ({ params }: ReceivedCall) =>
    String(params['filters']).includes('category') ? listOf([morioka, kyoto]) : listOf([morioka]),
  'estate/list': { result: [cardOf(11), cardOf(12)], total_count: 340 },
};

const show = (address = '/topic/tohoku/201/', changes = {}) =>
  renderRoutes(routes, address, { answers: { ...answers, ...changes } });

const part = (name: string) => within(screen.getByRole('complementary', { name }));

test('an article shows its dates, text, region and reading time', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1, name: sendai.title })).toBeInTheDocument();
  const text = within(screen.getAllByRole('article')[0]!);
  expect(text.getByText('2026年11月05日')).toBeInTheDocument();
  expect(text.getByText('（2026年11月12日 更新）')).toBeInTheDocument();
  expect(text.getByText('約1分で読めます')).toBeInTheDocument();
  expect(text.getByRole('heading', { level: 2, name: '二つの地下鉄' })).toBeInTheDocument();
  expect(
    within(text.getByRole('navigation', { name: '目次' })).getByRole('link', { name: '坂' }),
  ).toHaveAttribute('href', '/topic/tohoku/201/#part-2');
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: '東北' })).toHaveAttribute('href', '/topic/?area=tohoku');
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
    JSON.parse(it.innerHTML),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Article', headline: sendai.title }));
  expect(document.title).toBe(`${sendai.title}｜ガクマド`);
});

test('it leads to articles of its region and to others about the same, each once', async () => {
  const { calls } = await show();
  const ofRegion = part('東北のほかのトピックス');
  expect(ofRegion.getByRole('link', { name: morioka.title })).toHaveAttribute('href', '/topic/tohoku/204/');
  const alike = part('「街と通学」の記事');
  expect(alike.getByRole('link', { name: kyoto.title })).toHaveAttribute('href', '/topic/keiji/501/');
  expect(alike.queryByRole('link', { name: morioka.title })).not.toBeInTheDocument();
  const filters = calls
    .filter(({ path }) => path === 'content/topics_gakumado')
    .map(({ params }) => params['filters']);
  expect(filters).toContainEqual(expect.stringMatching(/^\(pref_cd.*\[and\]id\[not_equals\]201$/));
  expect(filters).toContain('category[equals]街と通学[and]id[not_equals]201');
});

test('it leads to the homes of its prefecture', async () => {
  const { calls } = await show();
  const homes = within(screen.getByRole('region', { name: '宮城県で暮らす' }));
  expect(homes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '見本マンション11',
    '見本マンション12',
  ]);
  expect(homes.getByRole('link', { name: '宮城県の物件340件をすべて見る' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:4/result/',
  );
  expect(homes.getByRole('link', { name: '宮城県の学校から探す' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({ pref_id: [4] });
});

test('without homes and other articles it is whole', async () => {
  const down = {
    'estate/list': 500,
    'content/topics_gakumado': 0,
    'content/prefecture': 0,
    'content/area': 0,
  };
  await show('/topic/tohoku/201/', down);
  expect(screen.getByRole('heading', { level: 2, name: '二つの地下鉄' })).toBeInTheDocument();
  const homes = within(screen.getByRole('region', { name: '宮城県で暮らす' }));
  expect(homes.getByText(/宮城県の物件/)).toBeInTheDocument();
  expect(homes.getByRole('link', { name: '宮城県の学校から探す' })).toBeInTheDocument();
});

test('a prefecture without homes invites to ask', async () => {
  await show('/topic/tohoku/201/', { 'estate/list': [] });
  const homes = within(screen.getByRole('region', { name: '宮城県で暮らす' }));
  expect(homes.getByText(/ただいま掲載していません/)).toBeInTheDocument();
  expect(homes.queryByRole('link', { name: /すべて見る/ })).not.toBeInTheDocument();
  expect(homes.getByRole('link', { name: /ご希望をお知らせ/ })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/?prefId=4',
  );
});

test.each(['/topic/kanto/201/', '/topic/mars/201/', '/topic/tohoku/999/'])(
  '%s does not exist',
  async (address) => {
    await show(address);
    expect(screen.getByText('エラー 404')).toBeInTheDocument();
  },
);

test('an article that did not arrive is left to the boundary around the page', async () => {
  await show('/topic/tohoku/201/', { 'content/topics_gakumado/201': 0 });
  expect(screen.getByText(/^エラー/)).toBeInTheDocument();
});
