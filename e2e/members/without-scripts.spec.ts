import type { Page } from '@playwright/test';
import { findInMail, mailedCode, newAddress } from '../inbox.ts';
import { answerQuestion } from '../journeys/answer-question.ts';
import { toConfirm } from '../journeys/inquirer.ts';
import { expect, test } from './member.ts';

// A failed script must not cost a member the account: each form of it is a plain form as well.
test.use({ javaScriptEnabled: false });

const PASSWORD = 'nishiki-2026';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const password = (page: Page) => page.getByLabel('パスワード', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'ログイン', exact: true }).click();

test('a member logs in after a wrong password, and out again', async ({ page, context, member }) => {
  await page.goto('/login/');
  await field(page, 'メールアドレス').fill(member.mail_address);
  await password(page).fill('not the password 1');
  await page.getByRole('checkbox', { name: /ログインしたままにする/ }).check();
  await logIn(page);
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。').first()).toBeVisible();
  await expect(field(page, 'メールアドレス')).toHaveValue(member.mail_address);
  await expect(password(page)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /ログインしたままにする/ })).toBeChecked();

  await password(page).fill(member.password);
  await logIn(page);
  await expect(page).toHaveURL('/mypage/');
  await expect(page.getByText(/ログイン中です。/)).toBeVisible();
  const findCookie = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  expect(await findCookie('refresh_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/v1/user/customer',
  });
  expect((await findCookie('Authorization'))?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);

  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/');
  expect(await findCookie('Authorization')).toBeUndefined();
  expect(await findCookie('refresh_token')).toBeUndefined();
  await page.goto('/mypage/');
  await expect(page).toHaveURL('/login/?return=%2Fmypage%2F');
});

test('nothing of a member is waited for', async ({ page, member }) => {
  await page.goto('/login/?return=%2Fmypage%2Fsearch_condition%2F');
  await field(page, 'メールアドレス').fill(member.mail_address);
  await password(page).fill(member.password);
  await logIn(page);
  for (const path of ['/mypage/search_condition/', '/favorite/', '/history/']) {
    await page.goto(path);
    await expect(page.getByText(/JavaScriptが必要です。/)).toBeVisible();
    await expect(page.getByText(/読み込んでいます/)).toBeHidden();
  }
  await page.goto('/mypage/');
  await expect(page.getByText('ログイン中のメールアドレス')).toBeHidden();
});

test('a session that began without scripts goes on with them', async ({ page, browser, member }) => {
  await page.goto('/login/');
  await field(page, 'メールアドレス').fill(member.mail_address);
  await password(page).fill(member.password);
  await logIn(page);
  await expect(page).toHaveURL('/mypage/');
  const storageState = await page.context().storageState();
  const other = await (await browser.newContext({ storageState, javaScriptEnabled: true })).newPage();
  await other.goto('/mypage/');
  await expect(other.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
});

async function fillInRegistration(page: Page, mail: string): Promise<void> {
  await page.getByRole('radio', { name: '本人' }).check();
  const texts = {
    メールアドレス: mail,
    'お名前（姓）': '見本',
    'お名前（名）': '花子',
    'フリガナ（セイ）': 'みほん',
    'フリガナ（メイ）': 'はなこ',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await password(page).fill(PASSWORD);
  await page.getByRole('combobox', { name: '学年' }).selectOption({ label: '高校3年' });
  await page.getByRole('checkbox', { name: /個人情報の取り扱い/ }).check();
}

async function register(page: Page, mail: string): Promise<void> {
  await page.goto('/regist/?return=%2Fguide%2F');
  await fillInRegistration(page, mail);
  await toConfirm(page);
  await expect(page.getByText('ミホン ハナコ')).toBeVisible();
  expect(await page.content()).not.toContain(PASSWORD);
  await answerQuestion(page);
  await page.getByLabel('登録するパスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('heading', { name: '確認コードのご入力' })).toBeVisible();
}

test('a guest registers, gives the code and logs in', async ({ page, request }) => {
  const mail = newAddress();
  await register(page, mail);
  await expect(field(page, 'メールアドレス')).toHaveValue(mail);
  await field(page, '確認コード').fill('abc');
  await page.getByRole('button', { name: '登録を完了する' }).click();
  await expect(page.getByText('入力内容に1件の誤りがあります。')).toBeVisible();
  await field(page, '確認コード').fill(await mailedCode(request, mail));
  await page.getByRole('button', { name: '登録を完了する' }).click();

  await expect(page.getByText('会員登録が完了しました。ログインしてください。')).toBeVisible();
  await field(page, 'メールアドレス').fill(mail);
  await password(page).fill(PASSWORD);
  await logIn(page);
  await expect(page).toHaveURL('/guide/');
});

test('a login before the code goes on to the code', async ({ page, request }) => {
  const mail = newAddress();
  await register(page, mail);
  await page.goto('/login/');
  await field(page, 'メールアドレス').fill(mail);
  await password(page).fill(PASSWORD);
  await logIn(page);
  await expect(page).toHaveURL('/regist/?step=code');
  await expect(field(page, 'メールアドレス')).toHaveValue(mail);
  await field(page, '確認コード').fill(await mailedCode(request, mail));
  await page.getByRole('button', { name: '登録を完了する' }).click();
  await expect(page.getByText('会員登録が完了しました。ログインしてください。')).toBeVisible();
});

test('a forgotten password is reset by mail', async ({ page, request, member }) => {
  await page.goto('/reset_password/');
  await field(page, 'メールアドレス').fill(member.mail_address);
  await page.getByRole('button', { name: '再設定用のURLを送る' }).click();
  await expect(page.getByText(/パスワード再設定用のURLをお送りしました/)).toBeVisible();
  const pattern = /href="[^"]*(\/reset_password\/change\/[^"]*)"/;
  const link = await findInMail(request, member.mail_address, pattern);

  await page.goto(link.replaceAll('&amp;', '&'));
  await password(page).fill('short');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(page.getByText('入力内容に1件の誤りがあります。')).toBeVisible();
  await password(page).fill('nishiki-2027');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(
    page.getByText('パスワードを変更しました。新しいパスワードでログインしてください。'),
  ).toBeVisible();
  await field(page, 'メールアドレス').fill(member.mail_address);
  await password(page).fill('nishiki-2027');
  await logIn(page);
  await expect(page).toHaveURL('/mypage/');
});

test('a member changes the registration, and leaves', async ({ page, context, member }) => {
  await page.goto('/login/?return=%2Fchange_registration%2F');
  await field(page, 'メールアドレス').fill(member.mail_address);
  await password(page).fill(member.password);
  await logIn(page);
  await page.getByRole('link', { name: /プロフィール/ }).click();
  await page.getByRole('button', { name: '登録内容を表示する' }).click();
  await expect(field(page, 'フリガナ（メイ）')).toHaveValue('ハナコ');
  await field(page, 'お名前（名）').fill('桜');
  await toConfirm(page);
  await page.getByRole('button', { name: '変更する' }).click();
  await expect(page.getByText('登録情報を変更しました。')).toBeVisible();

  await page.goto('/withdrawal/');
  await page.getByRole('checkbox', { name: '住まいが決まった' }).check();
  await password(page).fill('not the password 1');
  await page.getByRole('checkbox', { name: /退会することに同意する/ }).check();
  await toConfirm(page);
  const again = page.getByLabel('パスワード（再入力）', { exact: true });
  const leave = () => page.getByRole('button', { name: '退会する' }).click();
  await again.fill('not the password 1');
  await leave();
  await expect(page.getByText('パスワードが正しくありません。').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '住まいが決まった' })).toBeChecked();
  await password(page).fill(member.password);
  await toConfirm(page);
  await again.fill(member.password);
  await leave();
  await expect(page.getByText('退会手続きが完了しました。ご利用ありがとうございました。')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Authorization');
});
