import type { Page } from '@playwright/test';
import { open } from '../browser.ts';
import { findInMail, mailedCode, newAddress } from '../inbox.ts';
import { expectOpenToAll, toConfirm } from '../journeys/inquirer.ts';
import { expect, test } from './member.ts';

const PASSWORD = 'nishiki-2026';
/** The page of the mailed link once it has read it. */
const OPENED = '/reset_password/change/?code=opened&mail_address=opened';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillInRegistration(page: Page, mail: string): Promise<void> {
  await page.getByRole('radio', { name: '本人' }).check();
  const texts = {
    メールアドレス: mail,
    'お名前（姓）': '見本',
    'お名前（名）': '花子',
    'フリガナ（セイ）': 'みほん',
    'フリガナ（メイ）': 'はなこ',
    郵便番号: '169-0051',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await expect(field(page, '市区町村')).toHaveValue('新宿区');
  await page.getByRole('combobox', { name: '学年' }).selectOption({ label: '高校3年' });
  await page.getByRole('checkbox', { name: /個人情報の取り扱い/ }).check();
}

test('a guest registers, gives the code, and comes back as a member with the list', async ({
  page,
  request,
}) => {
  const mail = newAddress();
  await open(page, '/view/100015/');
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click();
  await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();

  await open(page, '/login/?return=%2Ffavorite%2F');
  await main(page).getByRole('link', { name: '無料で会員登録する' }).click();
  await fillInRegistration(page, mail);
  await toConfirm(page);
  await expectOpenToAll(page);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('heading', { name: '確認コードのご入力' })).toBeVisible();
  await expect(main(page).getByText(mail)).toBeVisible();
  await expectOpenToAll(page);
  await field(page, '確認コード').fill(await mailedCode(request, mail));
  await page.getByRole('button', { name: '登録を完了する' }).click();
  await expect(page.getByText('会員登録が完了しました。')).toBeVisible();
  await expectOpenToAll(page);
  await page.getByRole('link', { name: '元のページに戻る' }).click();
  await expect(page).toHaveURL('/favorite/');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await open(page, '/mypage/');
  await expect(page.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
});

test('a registration that was left goes on by the link of its mail, and ends with a login', async ({
  page,
  request,
  context,
}) => {
  const mail = newAddress();
  await open(page, '/regist/');
  await fillInRegistration(page, mail);
  await toConfirm(page);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('heading', { name: '確認コードのご入力' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(mail)).toBeVisible();

  const other = await context.newPage();
  const link = await findInMail(request, mail, /href="[^"]*(\/regist\/\?step=code&amp;from=mail)"/);
  await open(other, link.replace('&amp;', '&'));
  await field(other, 'メールアドレス').fill(mail);
  await field(other, '確認コード').fill(await mailedCode(request, mail));
  await other.getByRole('button', { name: '登録を完了する' }).click();
  await expect(other.getByText('会員登録が完了しました。ログインしてください。')).toBeVisible();
  await expect(field(other, 'メールアドレス')).toHaveValue(mail);
  await other.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(other).toHaveURL(/\/mypage\/$/);
});

test('a forgotten password is reset by mail, without the code in the address bar', async ({
  page,
  request,
  member,
}) => {
  await open(page, '/login/');
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  // The login has such a field, too.
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
  await field(page, 'メールアドレス').fill(member.mail_address);
  await page.getByRole('button', { name: '再設定用のURLを送る' }).click();
  await expect(page.getByText(/パスワード再設定用のURLをお送りしました/)).toBeVisible();
  const pattern = /href="[^"]*(\/reset_password\/change\/[^"]*)"/;
  const link = await findInMail(request, member.mail_address, pattern);

  await open(page, link.replaceAll('&amp;', '&'));
  await expect(page).toHaveURL(OPENED);
  // A phone that is turned loads the page anew.
  const loaded = page.waitForEvent('load');
  await page.setViewportSize({ width: 1280, height: 900 });
  await loaded;
  await expect(page).toHaveURL(OPENED);
  await page.reload();
  await page.getByText(/メールのURLをもう一度開いてください。/).waitFor();
  await open(page, link.replaceAll('&amp;', '&'));
  await expect(page).toHaveURL(OPENED);
  await page.getByLabel('パスワード', { exact: true }).fill('nishiki-2027');
  await expect(page.getByText('パスワードの強さ：強い')).toBeVisible();
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(
    page.getByText('パスワードを変更しました。新しいパスワードでログインしてください。'),
  ).toBeVisible();
  await field(page, 'メールアドレス').fill(member.mail_address);
  await page.getByLabel('パスワード', { exact: true }).fill('nishiki-2027');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
});
