import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { box, press, type } from '../../testing/fill-in-form.ts';

const SENT =
  'ご入力のメールアドレスが登録されている場合、パスワード再設定用のURLをお送りしました。届かない場合は迷惑メールフォルダもご確認ください。';
const TOO_OFTEN = '回数の上限に達しました。時間をおいて再度お試しください。';
const answers = { 'customer/password/forgot': {} };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a link is asked for, and again after a minute; the text is the same for every address', async () => {
  const { calls } = await renderRoutes(routes, '/reset_password/?return=%2Fguide%2F', { answers });
  await press('再設定用のURLを送る');
  expect(await screen.findByText('入力内容に1件の誤りがあります。')).toBeVisible();
  expect(box('メールアドレス')).toHaveFocus();
  expect(box('メールアドレス')).toHaveAccessibleDescription('メールアドレスを入力してください。');
  jest.useFakeTimers({ advanceTimers: true });
  await type('メールアドレス', 'ｈａｎａｋｏ@Example.com');
  await press('再設定用のURLを送る');
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'メールをご確認ください' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'ログインに戻る' })).toHaveAttribute(
    'href',
    '/login/?return=%2Fguide%2F',
  );
  expect(calls[0]?.body).toMatchObject({ mail_address: 'hanako@example.com' });
  expect(screen.getByRole('button', { name: /後に再送できます$/ })).toHaveAttribute('aria-disabled', 'true');

  act(() => jest.advanceTimersByTime(61_000));
  await press('もう一度送る');
  expect(await screen.findByText('もう一度お送りしました。')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('the address of the page fills the mail address in, and another one can be given', async () => {
  await renderRoutes(routes, '/reset_password/?mail=hanako%40example.com', { answers });
  expect(box('メールアドレス')).toHaveValue('hanako@example.com');
  await press('再設定用のURLを送る');
  await screen.findByText(SENT);
  await press('別のメールアドレスを入力する');
  await userEvent.clear(box('メールアドレス'));
  expect(box('メールアドレス')).toHaveValue('');
});

test('a reload loses no mail address until the link is sent', async () => {
  const { unmount } = await renderRoutes(routes, '/reset_password/', { answers });
  await type('メールアドレス', 'hanako@example.com');
  unmount();
  await renderRoutes(routes, '/reset_password/', { answers });
  expect(box('メールアドレス')).toHaveValue('hanako@example.com');
  await press('再設定用のURLを送る');
  await screen.findByText(SENT);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hanako');
});

test('one time too many says so and how long to wait', async () => {
  const refuse = refuseCall(429, '', [{ field: '', code: 'rate_limit', message: TOO_OFTEN }], {
    'retry-after': '3600',
  });
  await renderRoutes(routes, '/reset_password/', { answers: { 'customer/password/forgot': refuse } });
  await type('メールアドレス', 'hanako@example.com');
  await press('再設定用のURLを送る');
  expect(await screen.findByText(TOO_OFTEN)).toBeVisible();
  expect(box('メールアドレス')).toHaveValue('hanako@example.com');
  expect(screen.getByRole('button', { name: '約60分後に送信できます' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
