import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { forgetRegistration } from '../../components/account/waiting-registration.ts';
import { box, captchaAnswers, confirm, fillInPerson, press, type } from '../../testing/fill-in-form.ts';

const PASSWORD = 'nishiki-2026';
const MAIL = 'Hanako@example.com';
const loginAnswer = {
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: 3600,
  customer_id: 10001,
  user_name: '見本 花子',
  mail_address: MAIL,
};
const answers = {
  ...captchaAnswers,
  'customer/check': { is_available: true },
  'customer/create': { customer_id: 10001, is_confirm_required: true },
  'customer/confirm': {},
  'customer/confirm/resend': {},
  'customer/login': loginAnswer,
  'estate/favorite/list': [],
  'estate/history/list': [],
};
const TAKEN =
  'このメールアドレスは登録できません。登録済みの場合はログインまたはパスワード再設定をお試しください。';

const passwordBox = () => screen.getByLabelText('パスワード', { selector: 'input' });

async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: '本人' }));
  await fillInPerson();
  await userEvent.type(passwordBox(), PASSWORD);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学年' }), '高校3年');
}

/** From 確認 on, with the answer to the captcha's question. */
async function register() {
  await press('登録する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('登録する');
}

const toCode = async () => {
  await fillIn();
  await confirm();
  await register();
  await screen.findByRole('heading', { name: '確認コードのご入力' });
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  sessionStorage.clear();
  localStorage.clear();
  forgetRegistration();
});

test('a registration: 入力, 確認, the code, 完了, and back to the page that led here', async () => {
  Cookies.set('Data-Favorite', '[100015]');
  const { router, calls } = await renderRoutes(routes, '/regist/?return=%2Fview%2F100015%2F', { answers });
  expect(screen.getByText('会員登録は無料です。入会金も年会費もかかりません。')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /メールマガジン/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /新着物件/ })).not.toBeChecked();
  await fillIn();
  expect(screen.getByText('パスワードの強さ：強い')).toBeVisible();
  await confirm();
  expect(screen.getByText('（入力済み）')).toBeVisible();
  expect(document.body).not.toHaveTextContent(PASSWORD);
  await register();

  await waitFor(() => expect(screen.getByRole('heading', { name: '確認コードのご入力' })).toHaveFocus());
  expect(router.state.location.search).toBe('?return=%2Fview%2F100015%2F&step=code');
  expect(screen.getByText(MAIL)).toBeVisible();
  expect(screen.getByRole('button', { name: /後に再送できます$/ })).toHaveAttribute('aria-disabled', 'true');
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept).toContain(MAIL);
  expect(kept).not.toContain(PASSWORD);
  await type('確認コード', '１２３　４５６');
  await press('登録を完了する');

  expect(await screen.findByText('会員登録が完了しました。')).toBeVisible();
  expect(screen.getByRole('link', { name: '元のページに戻る' })).toHaveAttribute('href', '/view/100015/');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sessionStorage.getItem('MAIL_REGIST')).toBeNull();
  expect(Cookies.get('Authorization')).toBe('token-1');
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body;
  expect(bodyOf('customer/create')).toMatchObject({
    registrant_type: 1,
    mail_address: MAIL,
    password: PASSWORD,
    kana_sei: 'ミホン',
    grade_id: 3,
    is_mail_magazine: false,
    is_new_arrival_mail: false,
    agree: true,
    recaptcha_token: 'question-1.7',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(bodyOf('customer/confirm')).toMatchObject({ mail_address: MAIL, code: '123456' });
  expect(bodyOf('customer/login')).toMatchObject({
    mail_address: MAIL,
    password: PASSWORD,
    guest_favorites: [100015],
  });
});

test('a password is kept nowhere while a registration has no answer', async () => {
  await renderRoutes(routes, '/regist/', { answers: { ...answers, 'customer/create': 0 } });
  await fillIn();
  await confirm();
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent('通信に失敗しました。');
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept).toContain('FORM_CONTACT');
  expect(kept).not.toContain(PASSWORD);
});

test('a guardian gives the student’s name as well', async () => {
  const { calls } = await renderRoutes(routes, '/regist/', { answers });
  expect(screen.queryByRole('textbox', { name: '学生のお名前（姓）' })).not.toBeInTheDocument();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: '保護者' }));
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に2件の誤りがあります。')).toBeInTheDocument();
  expect(box('学生のお名前（姓）')).toHaveFocus();
  await type('学生のお名前（姓）', '見本');
  await type('学生のお名前（名）', '太郎');
  await confirm();
  expect(screen.getByText('見本 太郎')).toBeVisible();
  await register();
  await screen.findByRole('heading', { name: '確認コードのご入力' });
  expect(calls.find(({ path }) => path === 'customer/create')?.body).toMatchObject({
    registrant_type: 2,
    student_name_mei: '太郎',
  });
});

test('an empty form names every item that is missing, a choice as well', async () => {
  await renderRoutes(routes, '/regist/', { answers });
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に9件の誤りがあります。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '登録者を選択してください。' })).toBeVisible();
  expect(screen.getByRole('link', { name: '学年を選択してください。' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '本人' })).toHaveFocus();
});

test('the number of errors is heard once for each press, and not with each that is mended', async () => {
  await renderRoutes(routes, '/regist/', { answers });
  const heard = (text: string) =>
    screen.getAllByRole('status').filter((status) => status.textContent === text);
  await press('入力内容を確認する');
  const nine = await screen.findByText('入力内容に9件の誤りがあります。');
  expect(heard('入力内容に9件の誤りがあります。')).toHaveLength(1);
  await press('入力内容を確認する');
  // The same words are put in anew, so that they are heard again.
  await waitFor(() => expect(nine).not.toBeInTheDocument());
  expect(heard('入力内容に9件の誤りがあります。')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: '本人' }));
  expect(await screen.findByText('入力内容に8件の誤りがあります。')).toBeVisible();
  expect(heard('入力内容に8件の誤りがあります。')).toHaveLength(0);
  await press('入力内容を確認する');
  await waitFor(() => expect(heard('入力内容に8件の誤りがあります。')).toHaveLength(1));
});

test('an address that has a member is told with the ways to the login and the reset', async () => {
  const refuse = refuseCall(400, '', [{ field: 'mail_address', code: 'duplicate', message: TAKEN }]);
  await renderRoutes(routes, '/regist/?return=%2Fguide%2F', {
    answers: { ...answers, 'customer/create': refuse },
  });
  await fillIn();
  await confirm();
  await register();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('送信できませんでした。'));
  expect(within(alert).getByRole('link', { name: 'ログインする' })).toHaveAttribute(
    'href',
    '/login/?mail=Hanako%40example.com&return=%2Fguide%2F',
  );
  expect(within(alert).getByRole('link', { name: 'パスワードを再設定する' })).toHaveAttribute(
    'href',
    '/reset_password/?mail=Hanako%40example.com&return=%2Fguide%2F',
  );
  await press(/^修正する/);
  expect(await screen.findByRole('textbox', { name: 'メールアドレス' })).toHaveAccessibleDescription(TAKEN);
});

test('such an address is told when its field is left, before the rest is filled in', async () => {
  await renderRoutes(routes, '/regist/', {
    answers: { ...answers, 'customer/check': { is_available: false } },
  });
  await type('メールアドレス', MAIL);
  await userEvent.tab();
  expect(await screen.findByText(TAKEN)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログインする' })).toBeVisible();
});

test('a wrong code is named at its field; too many stop it until a new one is sent', async () => {
  const message = '確認コードが正しくありません。';
  const tooOften = '回数の上限に達しました。時間をおいて再度お試しください。';
  const refusals = [
    refuseCall(400, '', [{ field: 'code', code: 'mismatch', message }]),
    refuseCall(429, '', [{ field: '', code: 'rate_limit', message: tooOften }], { 'retry-after': '600' }),
  ];
  sessionStorage.setItem('MAIL_REGIST', MAIL);
  const refuse = () => refusals.shift()?.();
  const { calls } = await renderRoutes(routes, '/regist/?step=code', {
    answers: { ...answers, 'customer/confirm': refuse },
  });
  await type('確認コード', 'abc');
  await press('登録を完了する');
  await waitFor(() => expect(box('確認コード')).toHaveAccessibleDescription(new RegExp(message)));
  expect(calls).toEqual([]);
  await userEvent.clear(box('確認コード'));
  await type('確認コード', '000000');
  await press('登録を完了する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('textbox', { name: '確認コード' })).toHaveAccessibleDescription(
    new RegExp(message),
  );
  await press('登録を完了する');
  expect(await screen.findByText(tooOften)).toBeVisible();
  expect(screen.getByRole('button', { name: '約10分後に送信できます' })).toBeVisible();
  await press('確認コードを再送する');
  expect(await screen.findByText('確認コードを再送しました。')).toBeVisible();
  expect(screen.getByRole('button', { name: '登録を完了する' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: '60秒後に再送できます' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('after a reload the code is taken, and the login asks for the password with the address filled in', async () => {
  const first = await renderRoutes(routes, '/regist/', { answers });
  await toCode();
  first.unmount();
  // A reload loses the memory and keeps the storage.
  const mail = sessionStorage.getItem('MAIL_REGIST') ?? '';
  forgetRegistration();
  sessionStorage.setItem('MAIL_REGIST', mail);

  const { router, calls } = await renderRoutes(routes, '/regist/?step=code&return=%2Fguide%2F', { answers });
  await type('確認コード', '123456');
  await press('登録を完了する');
  expect(await screen.findByText('会員登録が完了しました。ログインしてください。')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login/');
  expect(box('メールアドレス')).toHaveValue(MAIL);
  expect(calls.some(({ path }) => path === 'customer/login')).toBe(false);
});

test('who comes from the link of the mail gives the address with the code', async () => {
  const { calls } = await renderRoutes(routes, '/regist/?step=code&from=mail', { answers });
  await type('確認コード', '123456');
  await press('登録を完了する');
  expect(await screen.findByText('入力内容に1件の誤りがあります。')).toBeVisible();
  await type('メールアドレス', 'ｈａｎａｋｏ@Example.com');
  await press('登録を完了する');
  await screen.findByText('会員登録が完了しました。ログインしてください。');
  expect(calls.find(({ path }) => path === 'customer/confirm')?.body).toMatchObject({
    mail_address: 'hanako@example.com',
    code: '123456',
  });
});

test('without a registration under way the page of the code is its start, and says why', async () => {
  await renderRoutes(routes, '/regist/?step=code&return=%2Fguide%2F', { answers });
  expect(screen.getByRole('heading', { name: 'ご入力' })).toBeVisible();
  expect(screen.getByText(/お手続き中の会員登録がないため/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '確認コード' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'コードの入力' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '確認コードのご入力' })).toHaveFocus());
  expect(box('確認コード')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '入力からやり直して' }));
  expect(await screen.findByRole('heading', { name: 'ご入力' })).toBeVisible();
  expect(screen.queryByText(/お手続き中の会員登録がないため/)).not.toBeInTheDocument();
});
