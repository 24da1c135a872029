import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { createAppStore, login } from '@gakumado/shared/store';
import { routes } from '../../routes.tsx';
import { press } from '../../testing/fill-in-form.ts';

const CODE = 'q8Xv_secret-code';
const LINK = `/reset_password/change/?code=${CODE}&mail_address=hanako%40example.com`;
const INVALID = 'URLの有効期限が切れているか、正しくありません。もう一度パスワード再設定をお手続きください。';
const loginAnswer = {
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: 3600,
  customer_id: 10001,
  user_name: '見本 花子',
  mail_address: 'hanako@example.com',
};
const lists = { 'estate/favorite/list': [], 'estate/history/list': [] };
const passwordBox = () => screen.getByLabelText('パスワード', { selector: 'input' });

async function change(password: string) {
  await userEvent.type(passwordBox(), password);
  await press('パスワードを変更する');
}

const refuseLink = refuseCall(400, INVALID, [{ field: 'code', code: 'expired', message: INVALID }]);

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('a new password is set once, ends the session of this browser and leads to the login', async () => {
  for (const name of ['Authorization', 'KEY_MY_MAIL', 'KEY_CUSTOMER_ID']) Cookies.set(name, '1');
  Cookies.set('Data-Favorite', '[100015]');
  window.history.replaceState({ key: 'kept' }, '', LINK);
  const { router, store, calls } = await renderRoutes(routes, LINK, {
    answers: { 'customer/password/reset': {} },
  });
  // Nothing of the link, and no address that a reload would not find.
  expect(window.location.search).toBe('?code=opened&mail_address=opened');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(passwordBox()).toHaveAttribute('autocomplete', 'new-password');
  expect(passwordBox()).toHaveAccessibleDescription(/8文字以上64文字以内/);
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }));
  expect(passwordBox()).toHaveAttribute('type', 'text');
  await change('Nishiki-2026');
  expect(
    await screen.findByText('パスワードを変更しました。新しいパスワードでログインしてください。'),
  ).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login/', search: '' });
  expect(calls).toMatchObject([
    {
      path: 'customer/password/reset',
      body: { code: CODE, mail_address: 'hanako@example.com', password: 'Nishiki-2026' },
    },
  ]);
  expect(Cookies.get()).toEqual({ 'Data-Favorite': '[100015]' });
  expect(store.getState().session.isLogin).toBe(false);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(CODE);
});

test('the strength follows what is typed, and the rule is checked before anything is sent', async () => {
  const { calls } = await renderRoutes(routes, LINK);
  await userEvent.type(passwordBox(), 'sakura');
  expect(screen.getByText('パスワードの強さ：まだ条件を満たしていません')).toBeVisible();
  await userEvent.type(passwordBox(), '2026');
  expect(screen.getByText(/^パスワードの強さ：弱い/)).toBeVisible();
  await userEvent.type(passwordBox(), '-Tokyo');
  expect(screen.getByText('パスワードの強さ：強い')).toBeVisible();
  await userEvent.clear(passwordBox());
  await change('short');
  expect(await screen.findByText('入力内容に1件の誤りがあります。')).toBeVisible();
  expect(passwordBox()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a password that was used before is told at its field', async () => {
  const message = '過去に使用したパスワードは使用できません。';
  const refuse = refuseCall(400, message, [{ field: 'password', code: 'duplicate', message }]);
  await renderRoutes(routes, LINK, { answers: { 'customer/password/reset': refuse } });
  await change('sakura2026');
  await waitFor(() => expect(passwordBox()).toHaveAccessibleDescription(new RegExp(message)));
  expect(passwordBox()).toHaveFocus();
});

test('a link that is over says so and leads to a new one', async () => {
  await renderRoutes(routes, LINK, { answers: { 'customer/password/reset': refuseLink } });
  await change('sakura2026');
  expect(await screen.findByText(INVALID)).toBeVisible();
  expect(screen.getByRole('link', { name: 'パスワードの再設定をもう一度行う' })).toHaveAttribute(
    'href',
    '/reset_password/',
  );
});

test('a member who is logged in logs out to ask for a new link', async () => {
  const answers = {
    ...lists,
    'customer/login': loginAnswer,
    'customer/logout': {},
    'customer/password/reset': refuseLink,
  };
  const store = createAppStore();
  const { router } = await renderRoutes(routes, LINK, { answers, store });
  await store.dispatch(login({ mail_address: 'hanako@example.com', password: 'x', is_keep: false }));
  await change('sakura2026');
  await screen.findByText(INVALID);
  await press('ログアウトして再設定');
  expect(await screen.findByRole('textbox', { name: 'メールアドレス' })).toHaveValue('hanako@example.com');
  expect(router.state.location.pathname).toBe('/reset_password/');
  expect(Cookies.get('Authorization')).toBeUndefined();
  expect(store.getState().session.isLogin).toBe(false);
});

test('a page that is loaded anew says that the link of the mail is needed, and where a new one comes from', async () => {
  await renderRoutes(routes, '/reset_password/change/?code=opened&mail_address=opened');
  expect(screen.getByText(/メールのURLをもう一度開いてください。/)).toBeVisible();
  expect(screen.getByRole('link', { name: /パスワードの再設定をもう一度/ })).toHaveAttribute(
    'href',
    '/reset_password/',
  );
  expect(screen.queryByRole('button', { name: 'パスワードを変更する' })).not.toBeInTheDocument();
});
