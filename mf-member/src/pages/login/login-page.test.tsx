import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { withNotice } from '../../components/account/login-notice.ts';
import { routes } from '../../routes.tsx';
import { box, captchaAnswers, press, tick, type } from '../../testing/fill-in-form.ts';

const loginAnswer = {
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: 3600,
  customer_id: 10001,
  user_name: '見本 花子',
  mail_address: 'hanako@example.com',
};
const goodAnswers = { 'customer/login': loginAnswer, 'estate/favorite/list': [], 'estate/history/list': [] };
const mailBox = () => screen.getByRole('textbox', { name: /メールアドレス/ });
const passwordBox = () => screen.getByLabelText(/^パスワード/, { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'ログイン' }));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});

test('a login sets the cookies and comes back to the page that asked for it', async () => {
  const { router, calls } = await renderRoutes(routes, '/login/?return=%2Fview%2F12%2F%3Fa%3D1', {
    answers: goodAnswers,
  });
  expect(screen.getByText('ログイン後、先ほどのページに戻ります。')).toBeVisible();
  await userEvent.type(mailBox(), 'ｈａｎａｋｏ@Example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/view/12/', search: '?a=1' }));
  expect(calls[0]?.body).toMatchObject({
    mail_address: 'hanako@example.com',
    password: 'gakumado2026',
    is_keep: false,
  });
  expect(Cookies.get('Authorization')).toBe('token-1');
});

/** Puts a text into a field as some browsers and password keepers do: no event tells of it. */
function fillSilently(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

test('what the browser fills in without a word is sent, and blanks behind a pasted password are not', async () => {
  const { router, calls } = await renderRoutes(routes, '/login/', { answers: goodAnswers });
  fillSilently(mailBox(), 'hanako@example.com');
  fillSilently(passwordBox(), 'gakumado2026 ');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/'));
  expect(calls[0]?.body).toMatchObject({ mail_address: 'hanako@example.com', password: 'gakumado2026' });
});

test('a reload loses neither mail address nor tick, and keeps no password; after the login nothing is kept', async () => {
  const { unmount } = await renderRoutes(routes, '/login/?mail=old%40example.com', { answers: goodAnswers });
  await waitFor(() => expect(mailBox()).toHaveValue('old@example.com'));
  await userEvent.clear(mailBox());
  await userEvent.type(mailBox(), 'hanako@example.com');
  await tick(/ログインしたままにする/);
  await userEvent.type(passwordBox(), 'gakumado2026');
  unmount();

  const { router, calls } = await renderRoutes(routes, '/login/?mail=old%40example.com', {
    answers: goodAnswers,
  });
  await waitFor(() => expect(mailBox()).toHaveValue('hanako@example.com'));
  expect(screen.getByRole('checkbox', { name: /ログインしたままにする/ })).toBeChecked();
  expect(passwordBox()).toHaveValue('');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/'));
  expect(calls[0]?.body).toMatchObject({ mail_address: 'hanako@example.com', is_keep: true });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hanako');
});

test('the draft of the customer whose session has ended outlives what is typed into the login; nobody else gets it', async () => {
  const draft = { values: { reason_detail: '毎日届くため。' }, customerId: '10001', savedAt: Date.now() };
  sessionStorage.setItem('FORM_CONTACT', JSON.stringify({ withdrawal: draft }));
  const { unmount } = await renderRoutes(routes, '/login/?return=%2Fhistory%2F', { answers: goodAnswers });
  await userEvent.type(mailBox(), 'hanako@example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
  await waitFor(() => expect(Cookies.get('Authorization')).toBe('token-1'));
  expect(JSON.parse(sessionStorage.getItem('FORM_CONTACT')!)).toEqual({ withdrawal: draft });
  unmount();

  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  await renderRoutes(routes, '/login/', {
    answers: { ...goodAnswers, 'customer/login': { ...loginAnswer, customer_id: 10002 } },
  });
  await userEvent.type(mailBox(), 'taro@example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
  await waitFor(() => expect(Cookies.get('Authorization')).toBe('token-1'));
  await waitFor(() => expect(sessionStorage.getItem('FORM_CONTACT')).toBeNull());
});

test('a tick that was taken off again is off after a reload', async () => {
  const { unmount } = await renderRoutes(routes, '/login/');
  await tick(/ログインしたままにする/);
  await tick(/ログインしたままにする/);
  unmount();
  await renderRoutes(routes, '/login/');
  expect(screen.getByRole('checkbox', { name: /ログインしたままにする/ })).not.toBeChecked();
});

test('an address of another site is no way back', async () => {
  await renderRoutes(routes, '/login/?return=%2F%2Fevil.example%2F', { answers: goodAnswers });
  expect(screen.queryByText('ログイン後、先ほどのページに戻ります。')).not.toBeInTheDocument();
});

test('without a way back the member page opens, with the name and a way out', async () => {
  const { router } = await renderRoutes(routes, '/login/', {
    answers: { ...goodAnswers, 'customer/logout': {} },
  });
  await userEvent.type(mailBox(), 'hanako@example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /ログインしたままにする/ }));
  await submit();
  expect(await screen.findByText('見本 花子 さん、こんにちは。')).toBeVisible();
  expect(router.state.location.pathname).toBe('/mypage/');
  expect(screen.getByRole('link', { name: /お気に入り物件/ })).toHaveAttribute('href', '/favorite/');

  await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(Cookies.get('Authorization')).toBeUndefined();
});

test('faults are shown beside each item and in a list of links, and the first item takes the focus', async () => {
  const { calls } = await renderRoutes(routes, '/login/', { answers: goodAnswers });
  await userEvent.type(mailBox(), 'hanako');
  await submit();
  expect(await screen.findByText('入力内容に2件の誤りがあります。')).toBeVisible();
  expect(mailBox()).toHaveFocus();
  expect(mailBox()).toBeInvalid();
  expect(mailBox()).toHaveAccessibleDescription(/メールアドレスの形式が正しくありません。/);
  await userEvent.click(screen.getByRole('link', { name: 'パスワードを入力してください。' }));
  expect(passwordBox()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a mail address is checked when it is left, but not while it is untouched', async () => {
  await renderRoutes(routes, '/login/');
  await userEvent.click(mailBox());
  await userEvent.tab();
  expect(mailBox()).toBeValid();
  await userEvent.type(mailBox(), 'hanako');
  await userEvent.tab();
  await waitFor(() => expect(mailBox()).toBeInvalid());
});

test('a refused login keeps typed text and shows one message', async () => {
  const message = 'メールアドレスまたはパスワードが正しくありません。';
  const refuse = refuseCall(400, message);
  const { router } = await renderRoutes(routes, '/login/', { answers: { 'customer/login': refuse } });
  await userEvent.type(mailBox(), 'hanako@example.com');
  await userEvent.type(passwordBox(), 'wrong1234');
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(mailBox()).toHaveValue('hanako@example.com');
  expect(passwordBox()).toHaveValue('wrong1234');
  expect(router.state.location.pathname).toBe('/login/');
});

test('a lost connection says that the input is kept', async () => {
  await renderRoutes(routes, '/login/', { answers: { 'customer/login': 0 } });
  await userEvent.type(mailBox(), 'hanako@example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
  expect(
    await screen.findByText('通信に失敗しました。入力内容は保持されています。もう一度お試しください。'),
  ).toBeVisible();
});

test('Enter that confirms a conversion does not send the form', async () => {
  await renderRoutes(routes, '/login/');
  const isSent = (init: KeyboardEventInit) => fireEvent.keyDown(mailBox(), { key: 'Enter', ...init });
  expect(isSent({ keyCode: 229 })).toBe(false);
  expect(isSent({ isComposing: true, keyCode: 13 })).toBe(false);
  expect(isSent({ keyCode: 13 })).toBe(true);
});

test('the password can be shown', async () => {
  await renderRoutes(routes, '/login/');
  expect(passwordBox()).toHaveAttribute('type', 'password');
  expect(passwordBox()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }));
  expect(passwordBox()).toHaveAttribute('type', 'text');
});

async function logIn() {
  await userEvent.type(mailBox(), 'hanako@example.com');
  await userEvent.type(passwordBox(), 'gakumado2026');
  await submit();
}

test('the reset and the registration come back to the same page', async () => {
  await renderRoutes(routes, '/login/?return=%2Fview%2F12%2F');
  const back = '?return=%2Fview%2F12%2F';
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('パスワードをお忘れの方')).toHaveAttribute('href', `/reset_password/${back}`);
  expect(link('無料で会員登録する')).toHaveAttribute('href', `/regist/${back}`);
});

test('the address of the page fills the mail address in', async () => {
  await renderRoutes(routes, '/login/?mail=hanako%40example.com');
  expect(mailBox()).toHaveValue('hanako@example.com');
});

test('after a new password the page says so', async () => {
  const { router } = await renderRoutes(routes, '/guide/', {});
  await act(() => router.navigate('/login/', { state: withNotice('passwordChanged') }));
  expect(
    await screen.findByText('パスワードを変更しました。新しいパスワードでログインしてください。'),
  ).toBeVisible();
});

test('a member whose address waits for its code gives it, and is logged in', async () => {
  const message = 'メールアドレスの確認がまだ済んでいません。';
  const refuse = refuseCall(400, message, [{ field: 'code', code: 'required', message }]);
  let tries = 0;
  const { router, calls } = await renderRoutes(routes, '/login/?return=%2Fguide%2F', {
    answers: {
      ...goodAnswers,
      'customer/login': () => ((tries += 1) === 1 ? refuse() : loginAnswer),
      'customer/confirm': {},
    },
  });
  await logIn();
  expect(await screen.findByRole('heading', { name: '確認コードのご入力' })).toBeVisible();
  expect(screen.getByText('hanako@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: '確認コードを再送する' })).not.toHaveAttribute('aria-disabled');
  await type('確認コード', '123456');
  await press('登録を完了する');
  expect(await screen.findByText('会員登録が完了しました。')).toBeVisible();
  expect(router.state.location.search).toBe('?step=finished&return=%2Fguide%2F');
  expect(calls.at(2)).toMatchObject({ path: 'customer/login', body: { password: 'gakumado2026' } });
});

test('a login that was tried too often says how long to wait', async () => {
  const message = 'ログインの失敗が続いたため、一時的に受け付けを止めています。';
  const refuse = refuseCall(429, message, [{ field: '', code: 'rate_limit', message }], {
    'retry-after': '598',
  });
  await renderRoutes(routes, '/login/', { answers: { 'customer/login': refuse } });
  await logIn();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: '約10分後にログインできます' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a name that was tried too often is asked a question, and its answer goes with the next try', async () => {
  const message = 'ログインの失敗が続いたため、送信の確認が必要です。';
  const refuse = refuseCall(400, message, [{ field: 'recaptcha_token', code: 'captcha', message }]);
  const { router, calls } = await renderRoutes(routes, '/login/', {
    answers: {
      ...goodAnswers,
      ...captchaAnswers,
      'customer/login': ({ body }: { body: object }) => ('recaptcha_token' in body ? loginAnswer : refuse()),
    },
  });
  await logIn();
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.type(box(/3と4/), '7');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/'));
  const tries = calls
    .filter(({ path }) => path === 'customer/login')
    .map(({ body }) => body['recaptcha_token']);
  expect(tries).toEqual([undefined, 'question-1.7']);
});
