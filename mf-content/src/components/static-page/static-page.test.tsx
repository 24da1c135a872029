import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefectures, sendai } from '../../testing/fixtures.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentCall } from '../../testing/render-page.tsx';

const text = {
  createdAt: '2026-01-05T01:00:00.000Z',
  updatedAt: '2026-01-05T01:00:00.000Z',
  title: '方針',
  description: '取り扱いの方針です。',
  body: '<h2>目的</h2><p>お答えするため。</p>',
};

/** The page, and the articles of a category for those that show them. */
const answerWith =
  (page: object) =>
  ({ path }: ContentCall) =>
    path.startsWith('pages/')
      ? page
      : listOf(path === 'prefecture' ? prefectures : path === 'topics_gakumado' ? [sendai] : []);

test.each(['privacy', 'policy', 'company', 'guide', 'userguide', 'support'])(
  '/%s/ shows the text of the content service',
  async (id) => {
    const { calls } = openPage(`/${id}/`, answerWith({ id, ...text }));
    expect(await screen.findByRole('heading', { level: 1, name: '方針' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '目的' })).toBeInTheDocument();
    expect(screen.getByText('2026年01月05日')).toBeInTheDocument();
    expect(screen.getByText('約1分で読めます')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toContain(`pages/${id}`);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `/${id}/`);
  },
);

test('three headings or more have a list that leads to them', async () => {
  const body = '<p>前</p><h2>目的</h2><p>一</p><h2>範囲</h2><p>二</p><h2>窓口</h2><p>三</p>';
  openPage('/privacy/', answerWith({ id: 'privacy', ...text, body }));
  const contents = within(await screen.findByRole('navigation', { name: '目次' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '目的',
    '範囲',
    '窓口',
  ]);
  expect(contents.getByRole('link', { name: '窓口' })).toHaveAttribute('href', '/privacy/#part-3');
  expect(document.querySelector('#part-3')).toHaveTextContent('窓口三');
});

test('a page below another one names it, and ends in a next step and in articles', async () => {
  const { calls } = openPage('/support/assist/', answerWith({ id: 'support-assist', ...text }));
  await screen.findByRole('heading', { level: 1, name: '方針' });
  expect(calls.map(({ path }) => path)).toContain('pages/support-assist');
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: 'ガクマドのサポート' })).toHaveAttribute(
    'href',
    '/support/',
  );
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/support/assist/');
  expect(screen.getByRole('link', { name: '入居後の質問を見る' })).toHaveAttribute('href', '/faq/nyuukyogo/');
  const related = within(screen.getByRole('complementary', { name: 'あわせて読みたい記事' }));
  expect(related.getByRole('link', { name: sendai.title })).toHaveAttribute('href', '/topic/tohoku/201/');
  expect(calls.find(({ path }) => path === 'topics_gakumado')?.params['filters']).toBe(
    'category[equals]ひとり暮らし',
  );
});

test('without its articles a page is whole', async () => {
  openPage('/support/', ({ path }) => (path.startsWith('pages/') ? { id: 'support', ...text } : 'down'));
  expect(await screen.findByRole('heading', { level: 1, name: '方針' })).toBeInTheDocument();
  expect(screen.queryByText('あわせて読みたい記事')).not.toBeInTheDocument();
});

test.each([
  ['/guide/', 'はじめての方へ', '学校名でお部屋を探す'],
  ['/userguide/', 'サイトの使い方', '学校名でお部屋を探す'],
  ['/support/', '選ばれる理由', 'お部屋探しの流れを見る'],
  ['/support/assist/', 'ガクマドのサポート', '入居後の質問を見る'],
  ['/company/', '会社概要', '店舗一覧を見る'],
  ['/cm/', 'CMギャラリー', '学校名でお部屋を探す'],
  ['/pr/it_id/', 'オンラインでの重要事項説明と本人確認', 'オンラインでの説明を申し込む'],
  ['/pr/self_naiken/', 'おひとりでのご内見', 'おひとりでの内見を予約する'],
])('%s is a page without its text too, which can be asked for again', async (address, title, wayOn) => {
  const pageIds: string[] = [];
  let isDown = true;
  openPage(address, ({ path }) => {
    if (!path.startsWith('pages/')) return 'down';
    pageIds.push(path);
    return isDown ? 'down' : { id: path.slice('pages/'.length), ...text };
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('ご案内を読み込めませんでした');
  expect(screen.getByRole('link', { name: wayOn })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('heading', { level: 1, name: '方針' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(pageIds).toHaveLength(2);
});

test.each(['/privacy/', '/policy/', '/policy/kaiji/'])('%s is nothing but its text', async (address) => {
  openPage(address, () => 'down');
  expect(await screen.findByText('error')).toBeInTheDocument();
});

test('a service that is not there is a 404', async () => {
  openPage('/support/lottery/', answerWith({ id: 'support-lottery', ...text }));
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});

test('a page that the content service does not have is a 404', async () => {
  openPage('/privacy/', () => undefined);
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});
