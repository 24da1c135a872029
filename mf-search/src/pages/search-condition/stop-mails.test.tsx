import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const PAGE = '/search_condition/?stop=key-1';
const mailed = { names: ['早稲田・6万円まで'], is_stopped: false };
const answers = { 'search/condition/mails': mailed };
const stop = () => userEvent.click(screen.getByRole('button', { name: 'お知らせメールを停止する' }));

test("a mail's link stops its mails after one press, without a login", async () => {
  const { calls } = await renderRoutes(routes, PAGE, {
    answers: { ...answers, 'search/condition/stop': { names: ['早稲田・6万円まで'] } },
  });
  expect(calls.map(({ path }) => path)).not.toContain('search/condition/stop');
  await stop();
  expect(
    await screen.findByText('「早稲田・6万円まで」の新着のお知らせメールを停止しました。'),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls.find(({ path }) => path === 'search/condition/stop')?.body).toMatchObject({
    stop_key: 'key-1',
  });
  expect(screen.queryByRole('button', { name: 'お知らせメールを停止する' })).not.toBeInTheDocument();
});

test('a link whose mails are stopped already says so, and how they come again', async () => {
  await renderRoutes(routes, PAGE, {
    answers: { 'search/condition/mails': { ...mailed, is_stopped: true } },
  });
  expect(
    screen.getByText('「早稲田・6万円まで」の新着のお知らせメールは、すでに停止しています。'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'お知らせメールを停止する' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^お知らせを再開する/ })).toHaveAttribute(
    'href',
    '/mypage/search_condition/',
  );
});

test('a link that is no good says so', async () => {
  const refused = {
    'search/condition/mails': refuseCall(404, ''),
    'search/condition/stop': refuseCall(404, ''),
  };
  const { calls } = await renderRoutes(routes, PAGE, { answers: refused });
  await stop();
  expect(await screen.findByText(/このリンクは使えません。/)).toBeVisible();
  expect(calls.filter(({ path }) => path === 'search/condition/mails')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'お知らせメールを停止する' })).not.toBeInTheDocument();
});
