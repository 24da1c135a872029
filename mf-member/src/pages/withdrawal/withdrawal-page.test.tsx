import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function toConfirm() {
  await userEvent.click(screen.getByRole('checkbox', { name: '住まいが決まった' }));
  await userEvent.type(screen.getByLabelText('パスワード', { selector: 'input' }), 'gakumado2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /退会することに同意する/ }));
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
}

beforeEach(() => {
  sessionStorage.clear();
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  Cookies.set('KEY_MY_MAIL', 'hanako@example.com');
});

test('the end of a membership leaves nothing in the browser, and stays to be read', async () => {
  localStorage.setItem('HOME_NOTES', '{}');
  localStorage.setItem('SHARE_NAME', '母');
  const { router, calls } = await renderRoutes(routes, '/withdrawal/', {
    answers: { 'customer/delete': {} },
  });
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に2件の誤りがあります。')).toBeInTheDocument();
  await toConfirm();
  expect(screen.queryByText('gakumado2026')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('FORM_CONTACT')).not.toContain('gakumado2026');
  await press('退会する');
  expect(await screen.findByText('退会手続きが完了しました。ご利用ありがとうございました。')).toBeVisible();
  expect(calls.find(({ path }) => path === 'customer/delete')?.body).toMatchObject({
    reason_ids: [2],
    password: 'gakumado2026',
    is_confirmed: true,
  });
  expect(Cookies.get()).not.toHaveProperty('Authorization');
  expect(sessionStorage.getItem('FORM_CONTACT')).toBeNull();
  expect([localStorage.getItem('HOME_NOTES'), localStorage.getItem('SHARE_NAME')]).toEqual([null, null]);
  expect(router.state.location.pathname).toBe('/withdrawal/');
});

test('a wrong password is told at its item, and the member stays one', async () => {
  const message = 'パスワードが正しくありません。';
  const refuse = refuseCall(400, '', [{ field: 'password', code: 'mismatch', message }]);
  await renderRoutes(routes, '/withdrawal/', { answers: { 'customer/delete': refuse } });
  await toConfirm();
  await press('退会する');
  await userEvent.click(await screen.findByRole('button', { name: /^修正する/ }));
  await waitFor(() => expect(screen.getByLabelText('パスワード', { selector: 'input' })).toHaveFocus());
  expect(Cookies.get('Authorization')).toBe('token-1');
});

test('a member who forgot the password logs out to reset it', async () => {
  const { router } = await renderRoutes(routes, '/withdrawal/', { answers: { 'customer/logout': {} } });
  await press('ログアウトして再設定');
  expect(await screen.findByRole('heading', { name: 'パスワードの再設定' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/reset_password/');
  expect(Cookies.get('Authorization')).toBeUndefined();
  expect(Cookies.get('KEY_CUSTOMER_ID')).toBeUndefined();
});
