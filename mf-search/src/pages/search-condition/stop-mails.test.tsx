import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const PAGE = '/search_condition/?stop=key-1';
const answers = { 'equipment/list': [], 'estate/list': [] };
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
  expect(calls.find(({ path }) => path === 'search/condition/stop')?.body).toMatchObject({
    stop_key: 'key-1',
  });
  expect(screen.queryByRole('button', { name: 'お知らせメールを停止する' })).not.toBeInTheDocument();
});

test('a link that is no good says so', async () => {
  await renderRoutes(routes, PAGE, { answers: { ...answers, 'search/condition/stop': refuseCall(404, '') } });
  await stop();
  expect(await screen.findByText(/このリンクは使えません。/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'お知らせメールを停止する' })).not.toBeInTheDocument();
});
