import { act, screen, within } from '@testing-library/react';
import { deposit } from '../../testing/fixtures.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentCall } from '../../testing/render-page.tsx';

const renewalFee = {
  ...deposit,
  id: 'koushin-02',
  category: 'koushin',
  question: '更新料は必ずかかりますか',
  answer: '<p>かからない部屋もあります。</p>',
};

function answers({ params }: ContentCall) {
  if (params['q'] === '敷金') return listOf([deposit]);
  if (params['q'] !== undefined) return listOf([]);
  return listOf([deposit, renewalFee]);
}

test('the top shows much asked questions, the ten categories, and finds questions by a word', async () => {
  const { calls, router, container } = openPage('/faq/', answers);
  await screen.findByRole('heading', { level: 2, name: 'よくお寄せいただくご質問' });
  expect(calls[0]?.params['filters']).toBe('is_top[equals]true');
  const categories = screen.getByRole('region', { name: '分野から選ぶ' });
  expect(within(categories).getAllByRole('link')).toHaveLength(10);
  expect(screen.getByText('差し引いた残りが返されます。')).toBeInTheDocument();
  expect(container.innerHTML).not.toContain('onerror');

  // A plain GET form: it searches before and without scripts. (jsdom cannot submit one through the router.)
  const form = screen.getByRole('search', { name: 'ご質問を言葉で探す' });
  expect(form).toHaveAttribute('action', '/faq/');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', { name: '検索' })).toHaveAttribute('type', 'submit');

  await act(() => router.navigate(`/faq/?q=${encodeURIComponent('敷金')}`));
  await screen.findByRole('heading', { level: 2, name: '「敷金」を含むご質問（1件）' });
  expect(screen.getByRole('searchbox')).toHaveValue('敷金');
  expect(screen.getByRole('heading', { level: 3, name: deposit.question })).toBeInTheDocument();
  expect(screen.queryByText(renewalFee.question)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a word that is in no question leads to other ways', async () => {
  openPage(`/faq/?q=${encodeURIComponent('宇宙')}`, answers);
  await screen.findByRole('heading', { level: 2, name: '「宇宙」を含むご質問（0件）' });
  expect(screen.getByText(/言葉を短くするか/)).toBeInTheDocument();
});

test('a category lists its questions; one that is not among the ten does not exist', async () => {
  const { calls, router } = openPage('/faq/chintai/', answers);
  await screen.findByRole('heading', { level: 1, name: '賃貸のきほんのよくある質問' });
  expect(calls[0]?.params).toMatchObject({
    filters: 'category[equals]chintai',
    orders: 'sort_no',
    limit: 100,
  });
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: 'よくある質問' })).toHaveAttribute('href', '/faq/');
  await act(() => router.navigate('/faq/mars/'));
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});
