import type { Page } from '@playwright/test';
import { complaintsOf, open } from '../browser.ts';
import { mailedCode, newAddress } from '../inbox.ts';
import { forgive, send, toConfirm } from '../journeys/inquirer.ts';
import { expect, giveLogin, logIn, openOtherDevice, test } from './member.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const secret = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Opens a section from the page that leads to all of them. */
async function openSection(page: Page, name: RegExp): Promise<void> {
  await open(page, '/change_registration/');
  await main(page).getByRole('link', { name }).click();
}

const expectChanged = (page: Page) => expect(page.getByText('登録情報を変更しました。')).toBeVisible();

test('the profile is changed by way of 確認, and is what forms begin with', async ({ page, member }) => {
  await logIn(page, '/mypage/', member);
  await openSection(page, /^プロフィール/);
  await expect(field(page, 'お名前（名）')).toHaveValue('花子');
  await field(page, 'お名前（名）').fill('桜子');
  await field(page, 'フリガナ（メイ）').fill('さくらこ');
  await field(page, '電話番号').fill('０３-1234-5678');
  await field(page, '郵便番号').fill('169-0051');
  await expect(field(page, '市区町村')).toHaveValue('新宿区');
  await main(page).getByRole('combobox', { name: '学年' }).selectOption('大学・短大生');
  await toConfirm(page);
  for (const text of ['見本 桜子', 'ミホン サクラコ', '0312345678', '大学・短大生']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  await send(page, '変更する');
  await expectChanged(page);
  await open(page, '/inquiry/general/');
  await expect(field(page, 'お名前（名）')).toHaveValue('桜子');
  await expect(field(page, '電話番号')).toHaveValue('0312345678');
  await open(page, '/mypage/');
  await expect(main(page).getByText('見本 桜子 さん、こんにちは。')).toBeVisible();
});

test('a new mail address counts from its code on', async ({ page, request, member, complaints }) => {
  const mail = newAddress();
  await logIn(page, '/mypage/', member);
  await openSection(page, /^メールアドレス/);
  await expect(main(page).getByText(member.mail_address)).toBeVisible();
  await field(page, 'メールアドレス').fill(mail);
  await secret(page, '現在のパスワード').fill(member.password);
  await toConfirm(page);
  await send(page, '確認コードを送る');
  await expect(page.getByRole('heading', { name: '確認コードのご入力' })).toBeVisible();
  const code = await mailedCode(request, mail);
  await field(page, '確認コード').fill(code === '000000' ? '000001' : '000000');
  await press(page, '変更を完了する');
  await expect(page.getByText('確認コードが正しくありません。')).toBeVisible();
  await forgive(complaints);
  await field(page, '確認コード').fill(code);
  await press(page, '変更を完了する');
  await expectChanged(page);
  await open(page, '/mypage/');
  await expect(main(page).getByText(mail)).toBeVisible();
  await press(page, 'ログアウト');
  await expect(page).toHaveURL('/');
  await logIn(page, '/mypage/', { ...member, mail_address: mail });
});

test('a new password logs the other device out, and the former one is refused', async ({
  page,
  browser,
  member,
}) => {
  const password = 'nishiki-2027';
  const other = await openOtherDevice(browser, '/mypage/', member);
  const complaintsThere = complaintsOf(other);
  await logIn(page, '/mypage/', member);
  await openSection(page, /^パスワード/);
  await secret(page, '現在のパスワード').fill('not the password 1');
  await secret(page, '新しいパスワード').fill(password);
  await press(page, '変更する');
  await expect(secret(page, '現在のパスワード')).toHaveAccessibleDescription(/正しくありません。/);
  await secret(page, '現在のパスワード').fill(member.password);
  await press(page, '変更する');
  await expectChanged(page);
  await open(page, '/mypage/');
  await expect(main(page).getByText('見本 花子 さん、こんにちは。')).toBeVisible();

  await main(other).getByRole('link', { name: '登録内容の変更' }).click();
  await expect(other).toHaveURL('/login/?return=%2Fchange_registration%2F');
  await giveLogin(other, member);
  await expect(other.getByText('メールアドレスまたはパスワードが正しくありません。').first()).toBeVisible();
  await forgive(complaintsThere);
  await giveLogin(other, { ...member, password });
  await expect(other).toHaveURL('/change_registration/');
  expect(complaintsThere).toEqual([]);
  await other.context().close();
});

test('news are switched on and off, and the saved searches say so', async ({ page, member }) => {
  await logIn(page, '/mypage/', member);
  const arrivals = main(page).getByRole('checkbox', { name: /新着物件を、メールで受け取る/ });
  for (const isOn of [true, false]) {
    await openSection(page, /^お知らせの受け取り/);
    await expect(arrivals).toBeChecked({ checked: !isOn });
    await main(page).getByRole('checkbox', { name: 'メールマガジンを受け取る' }).setChecked(isOn);
    await arrivals.setChecked(isOn);
    await press(page, '変更する');
    await expectChanged(page);
    await open(page, '/mypage/search_condition/');
    await expect(main(page).getByText('保存した条件はありません')).toBeVisible();
    await expect(main(page).getByText('新着物件のお知らせメールは、すべて停止中です。')).toBeVisible({
      visible: !isOn,
    });
  }
});

test('a member leaves: nothing of them stays in the browser, and the login is refused', async ({
  page,
  context,
  member,
  complaints,
}) => {
  await logIn(page, '/view/100015/', member);
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click();
  await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();
  await open(page, '/mypage/');
  await main(page).getByRole('link', { name: '退会のお手続き' }).click();
  await main(page).getByRole('checkbox', { name: '住まいが決まった' }).check();
  await secret(page, 'パスワード').fill('not the password 1');
  await main(page)
    .getByRole('checkbox', { name: /退会することに同意する/ })
    .check();
  await toConfirm(page);
  await send(page, '退会する');
  await page.getByRole('button', { name: /^修正する/ }).click();
  await expect(secret(page, 'パスワード')).toBeFocused();
  await expect(secret(page, 'パスワード')).toHaveAccessibleDescription('パスワードが正しくありません。');
  await forgive(complaints);
  await secret(page, 'パスワード').fill(member.password);
  await toConfirm(page);
  await send(page, '退会する');
  await expect(page.getByText('退会手続きが完了しました。ご利用ありがとうございました。')).toBeVisible();

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /お気に入り/ })).toContainText('0件');
  await expect(header.getByRole('link', { name: /閲覧履歴/ })).toContainText('0件');
  const names = (await context.cookies()).filter(({ value }) => value !== '').map(({ name }) => name);
  for (const name of ['Authorization', 'refresh_token', 'KEY_CUSTOMER_ID']) expect(names).not.toContain(name);
  const kept = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  expect(kept).not.toContain(member.mail_address);
  expect(kept).not.toContain('100015');

  await open(page, '/mypage/');
  await expect(page).toHaveURL('/login/?return=%2Fmypage%2F');
  await giveLogin(page, member);
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。').first()).toBeVisible();
  await forgive(complaints);
});
