import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { areas, morioka, prefectures, sendai } from '../../testing/fixtures.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentCall } from '../../testing/render-page.tsx';

function answers({ path, params }: ContentCall) {
  if (path === 'area') return listOf(areas);
  if (path === 'prefecture') return listOf(prefectures);
  const isTohoku = String(params['filters'] ?? '').includes('pref_cd[equals]3');
  return isTohoku ? listOf([sendai, morioka], 45) : listOf([sendai], 1);
}

test('a region is chosen by its link and its topics are listed newest first with the date of Japan', async () => {
  const { calls, router } = openPage('/topic/', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'お部屋探しトピックス' })).toBeInTheDocument();
  const regions = screen.getByRole('navigation', { name: '地域で選ぶ' });
  expect(within(regions).getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(within(regions).getByRole('link', { name: '東北' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: '東北のお部屋探しトピックス' }),
  ).toBeInTheDocument();
  expect(router.state.location.search).toBe('?area=tohoku');
  expect(screen.getByRole('link', { name: '盛岡の引っ越し' })).toHaveAttribute('href', '/topic/tohoku/204/');
  expect(screen.getByText('2026年03月26日')).toBeInTheDocument();
  expect(screen.getByText('宮城県')).toBeInTheDocument();

  const last = calls.findLast(({ path }) => path === 'topics_gakumado');
  expect(last?.params).toMatchObject({ orders: '-publishedAt', limit: 20, offset: 0 });
  expect(last?.params['filters']).toBe(
    '(pref_cd[equals]2[or]pref_cd[equals]3[or]pref_cd[equals]4[or]pref_cd[equals]5[or]pref_cd[equals]6[or]pref_cd[equals]7)',
  );
});

test('the third page asks for its own topics, says so in the title and links to the others', async () => {
  const { calls } = openPage('/topic/?area=tohoku&page=3', answers);
  const pages = await screen.findByRole('navigation', { name: 'ページ送り' });
  expect(within(pages).getByText('3', { selector: '[aria-current]' })).toBeInTheDocument();
  const second = within(pages)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(second).toContain('/topic/?area=tohoku&page=2');
  expect(second).toContain('/topic/?area=tohoku');
  expect(calls.find(({ path }) => path === 'topics_gakumado')?.params).toMatchObject({ offset: 40 });
  expect(document.title).toContain('3ページ目');
});

test('a page past the last one says so, leads to the first and is kept from search engines', async () => {
  openPage('/topic/?area=tohoku&page=999', ({ path }) =>
    path === 'topics_gakumado' ? listOf([], 45) : listOf(path === 'area' ? areas : prefectures),
  );
  expect(await screen.findByText('このページにトピックスはありません')).toBeVisible();
  expect(screen.getByRole('link', { name: '1ページ目へ' })).toHaveAttribute('href', '/topic/?area=tohoku');
  expect(screen.queryByText(/件を表示/)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('without the content service the page works and loads again on request', async () => {
  let isDown = true;
  openPage('/topic/', (call) => (isDown ? 'down' : answers(call)));
  expect(await screen.findByText('トピックスを読み込めませんでした')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }));
  expect(await screen.findByRole('link', { name: sendai.title })).toBeInTheDocument();
});
