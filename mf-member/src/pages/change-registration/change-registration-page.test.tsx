import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const customer = {
  customer_id: 10001,
  mail_address: 'hanako@example.com',
  registrant_type: 1,
  name_sei: '見本',
  name_mei: '花子',
  kana_sei: 'ミホン',
  kana_mei: 'ハナコ',
  student_name_sei: null,
  student_name_mei: null,
  tel: '09012345678',
  zip_code: null,
  prefecture_id: null,
  city: null,
  address: null,
  building: null,
  grade_id: 3,
  campus_ids: [],
  move_in_ym: null,
  is_mail_magazine: false,
  is_new_arrival_mail: true,
};
const answers = {
  'customer/detail': customer,
  'customer/update': customer,
  'customer/mail/confirm': customer,
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const password = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const changed = () => screen.findByText('登録情報を変更しました。');
const open = (section: string, more: object = {}) =>
  renderRoutes(routes, `/change_registration/?section=${section}`, { answers: { ...answers, ...more } });

beforeEach(() => {
  sessionStorage.clear();
  Cookies.set('Authorization', 'token-1');
});

test('the page leads to its four sections', async () => {
  await renderRoutes(routes, '/change_registration/', { answers });
  for (const [name, section] of [
    [/プロフィール/, 'profile'],
    [/^メールアドレス/, 'mail'],
    [/^パスワード/, 'password'],
    [/お知らせの受け取り/, 'notifications'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/change_registration/?section=${section}`);
  }
});

test('the profile is filled in with what is registered, confirmed and saved', async () => {
  const { calls, router } = await open('profile');
  const first = screen.getByRole('textbox', { name: 'お名前（名）' });
  // From the first moment on: an item that somebody finds empty would be saved as empty.
  expect(first).toHaveValue('花子');
  expect(calls.filter(({ path }) => path === 'customer/detail')).toHaveLength(1);
  await userEvent.clear(first);
  await userEvent.type(first, '桜子');
  await press('入力内容を確認する');
  expect(await screen.findByText('見本 桜子')).toBeVisible();
  await press('変更する');
  expect(await changed()).toBeVisible();
  expect(calls.find(({ path }) => path === 'customer/update')?.body).toMatchObject({
    name_mei: '桜子',
    tel: '09012345678',
    grade_id: 3,
  });

  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'お名前（名）' })).toHaveValue('桜子');
});

test('a new kind of member stays chosen on the way back from 確認', async () => {
  await open('profile');
  await userEvent.click(screen.getByRole('radio', { name: '保護者' }));
  await userEvent.type(screen.getByRole('textbox', { name: '学生のお名前（姓）' }), '見本');
  await userEvent.type(screen.getByRole('textbox', { name: '学生のお名前（名）' }), '桃子');
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('button', { name: '入力に戻る' }));
  expect(await screen.findByRole('radio', { name: '保護者' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '学生のお名前（名）' })).toHaveValue('桃子');
  await press('入力内容を確認する');
  expect(await screen.findByText('見本 桃子')).toBeVisible();
});

test('a new mail address counts after its code; a wrong code is told at its item', async () => {
  const message = '確認コードが正しくありません。';
  const refusal = refuseCall(400, '', [{ field: 'code', code: 'mismatch', message }]);
  let isRight = false;
  const { calls } = await open('mail', { 'customer/mail/confirm': () => (isRight ? customer : refusal()) });
  const mail = await screen.findByRole('textbox', { name: 'メールアドレス' });
  expect(mail).toHaveValue('');
  await userEvent.type(mail, 'sakura@example.com');
  await userEvent.type(password('現在のパスワード'), 'gakumado2026');
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('button', { name: '確認コードを送る' }));
  const code = await screen.findByRole('textbox', { name: '確認コード' });
  await userEvent.type(code, '１２３ ４５６');
  await press('変更を完了する');
  expect(await screen.findByText(message)).toBeVisible();
  isRight = true;
  await press('変更を完了する');
  expect(await changed()).toBeVisible();
  expect(calls.find(({ path }) => path === 'customer/mail/confirm')?.body).toMatchObject({ code: '123456' });
});

test('a wrong password and one that was used before are told at once, each at its item', async () => {
  const { calls } = await open('password', {
    'customer/password/check': { is_match: false },
    'customer/password/history': { is_used: true },
  });
  await userEvent.type(
    await screen.findByLabelText('現在のパスワード', { selector: 'input' }),
    'gakumado2026',
  );
  await userEvent.type(password('新しいパスワード'), 'gakumado2027');
  await press('変更する');
  const used = /過去に使用したパスワードは使用できません。/;
  await waitFor(() => expect(password('新しいパスワード')).toHaveAccessibleDescription(used));
  expect(password('現在のパスワード')).toHaveAccessibleDescription(/パスワードが正しくありません。/);
  expect(password('現在のパスワード')).toHaveValue('gakumado2026');
  expect(password('現在のパスワード')).toHaveFocus();
  expect(calls.map(({ path }) => path)).not.toContain('customer/update');
});

test('a password is changed when neither is refused', async () => {
  const { calls } = await open('password', {
    'customer/password/check': { is_match: true },
    'customer/password/history': { is_used: false },
  });
  await userEvent.type(
    await screen.findByLabelText('現在のパスワード', { selector: 'input' }),
    'gakumado2026',
  );
  await userEvent.type(password('新しいパスワード'), 'gakumado2027');
  await press('変更する');
  expect(await changed()).toBeVisible();
  expect(calls.find(({ path }) => path === 'customer/update')?.body).toMatchObject({
    current_password: 'gakumado2026',
    password: 'gakumado2027',
  });
});

test('mails are switched off by their main switch', async () => {
  const { calls } = await open('notifications');
  const news = await screen.findByRole('checkbox', { name: /新着物件/ });
  expect(news).toBeChecked();
  await userEvent.click(news);
  await press('変更する');
  expect(await changed()).toBeVisible();
  expect(calls.find(({ path }) => path === 'customer/update')?.body).toMatchObject({
    is_mail_magazine: false,
    is_new_arrival_mail: false,
  });
});
