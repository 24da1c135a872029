import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { eventOf } from '../../testing/event-of.ts';

const past = (id: string, title: string, ends_at: string) =>
  eventOf(id, title, { starts_at: '2025-01-01T00:00:00.000Z', ends_at });
const events = [
  eventOf('spring', '春の準備', {
    starts_at: '2026-10-31T15:00:00.000Z',
    ends_at: '2999-04-30T14:59:59.000Z',
  }),
  eventOf('line', 'LINEでのご相談'),
  eventOf('winter', '冬の説明会', { starts_at: '2998-12-31T15:00:00.000Z' }),
  past('old', '前の企画', '2025-03-31T14:59:59.000Z'),
  past('newer', '次の企画', '2025-08-31T14:59:59.000Z'),
];
const listOf = (contents: unknown[]) => ({ contents, totalCount: contents.length, offset: 0, limit: 100 });
const open = (answer: unknown) => renderRoutes(routes, '/event/', { answers: { 'content/event': answer } });
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('current campaigns stand in their order, past ones below, the latest first', async () => {
  const { calls, router } = await open(listOf(events));
  expect(titlesIn('開催中の企画とご案内')).toEqual(['春の準備', 'LINEでのご相談', '冬の説明会']);
  expect(titlesIn('終了した企画')).toEqual(['次の企画', '前の企画']);
  expect(screen.getByText('期間：2026年11月01日～2999年04月30日')).toBeVisible();
  expect(screen.getByText('期間：2999年01月01日から')).toBeVisible();
  expect(screen.getByText('開催前')).toBeVisible();
  expect(screen.getAllByText('終了')).toHaveLength(2);
  expect(screen.getByText('LINEでのご相談の説明です。')).toBeVisible();
  expect(calls[0]?.params).toMatchObject({ orders: 'sort_no', filters: 'parent[not_exists]' });
  expect(String(calls[0]?.params['fields'])).not.toContain('body');
  await userEvent.click(screen.getByRole('link', { name: '冬の説明会' }));
  expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/event/winter/');
});

test('without the content service the list says so, and comes when it is asked for again', async () => {
  let answer: unknown = 500;
  await open(() => answer);
  expect(screen.getByText('キャンペーンを読み込めませんでした')).toBeVisible();
  expect(screen.queryByRole('region', { name: '開催中の企画とご案内' })).not.toBeInTheDocument();
  answer = listOf(events);
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('link', { name: '春の準備' })).toBeVisible();
});

test('without a campaign the page leads on to the topics', async () => {
  await open(listOf([null, { id: 'x' }]));
  expect(screen.getByText('開催中の企画はありません')).toBeVisible();
  expect(screen.getByRole('link', { name: 'お部屋探しトピックスを読む' })).toHaveAttribute('href', '/topic/');
});
