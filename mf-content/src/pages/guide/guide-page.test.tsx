import { screen, within } from '@testing-library/react';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentCall } from '../../testing/render-page.tsx';

const table =
  '<table><thead><tr><th scope="col">時期</th><th scope="col">推薦</th><th scope="col">一般</th></tr></thead>' +
  '<tbody><tr><th scope="row">秋</th><td><strong>申し込む</strong></td><td>街を歩く</td></tr>' +
  '<tr><th scope="row">冬</th><td>引っ越し</td><td>街を歩く</td></tr></tbody></table>';

const page = {
  id: 'guide',
  createdAt: '2026-01-05T01:00:00.000Z',
  updatedAt: '2026-01-05T01:00:00.000Z',
  title: 'はじめての方へ　お部屋探しから入居まで',
  description: '流れです。',
  body: `<p>前</p><h2>一　話し合う</h2><p>一</p><h2>二　学校から探す</h2><p>二</p><h2>時期の目安</h2>${table}<p>後</p>`,
};

const open = (address: string, body = page.body) =>
  openPage(address, ({ path }: ContentCall) => (path === 'pages/guide' ? { ...page, body } : listOf([])));

test('the steps are drawn as a way that leads to their parts', async () => {
  open('/guide/');
  const way = within(await screen.findByRole('navigation', { name: '入居までの流れと目次' }));
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '一話し合う',
    '二学校から探す',
    '時期の目安',
  ]);
  expect(way.getByRole('link', { name: /学校から探す/ })).toHaveAttribute('href', '/guide/#part-2');
  expect(screen.queryByRole('navigation', { name: '目次' })).not.toBeInTheDocument();
});

test('the timeline is heard way by way, and its table stays beside it', async () => {
  open('/guide/');
  const figure = within(await screen.findByRole('figure', { name: /受験の方式ごと/ }));
  const [first, second] = figure.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
  expect(first).toEqual(['秋申し込む', '冬引っ越し']);
  expect(second).toEqual(['秋から冬街を歩く']);
  expect(screen.getByText('同じ内容を表で見る')).toBeInTheDocument();
  expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('時期推薦一般');
  expect(screen.getByText('後')).toBeInTheDocument();
});

test('a text of another shape has an ordinary list of contents and its table', async () => {
  open('/guide/', '<h2>話し合う</h2><h2>探す</h2><h2>時期</h2><table><tr><td>春</td></tr></table>');
  expect(await screen.findByRole('navigation', { name: '目次' })).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveTextContent('春');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('the glossary explains every word and leads to its page', async () => {
  const { calls } = open('/guide/?glossary=1');
  expect(await screen.findByRole('heading', { level: 1, name: '賃貸の用語集' })).toBeInTheDocument();
  expect(screen.getByText(/貸主に預けるお金です/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '敷金' })).toHaveAttribute(
    'href',
    '/guide/?term=%E6%95%B7%E9%87%91',
  );
  expect(screen.getAllByRole('term').length).toBeGreaterThanOrEqual(40);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/guide/?glossary=1');
  expect(calls).toEqual([]);
});

test('a word has a page of its own', async () => {
  open('/guide/?term=敷金');
  expect(await screen.findByRole('heading', { level: 1, name: /^敷金/ })).toBeInTheDocument();
  expect(screen.getByText(/貸主に預けるお金です/)).toBeInTheDocument();
  const others = within(screen.getByRole('region', { name: /のほかの言葉$/ }));
  expect(others.getByRole('link', { name: '礼金' })).toBeInTheDocument();
  expect(others.queryByRole('link', { name: '敷金' })).not.toBeInTheDocument();
  expect(document.title).toBe('敷金とは｜ガクマド');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    '/guide/?term=%E6%95%B7%E9%87%91',
  );
});

test.each(['?term=', '?term=借金', `?term=${'敷'.repeat(3000)}`])('%.20s is no word', async (query) => {
  open(`/guide/${query}`);
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});
