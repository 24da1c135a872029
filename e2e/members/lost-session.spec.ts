import type { Page } from '@playwright/test';
import { open } from '../browser.ts';
import { findInMail } from '../inbox.ts';
import { fillInPerson, forgive, receiptNumber, send, toConfirm } from '../journeys/inquirer.ts';
import { expect, giveLogin, logIn, test } from './member.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

test('a session that ends on 確認: the form is there again after the login, and is sent', async ({
  page,
  member,
  complaints,
}) => {
  await logIn(page, '/change_registration/?section=profile', member);
  await expect(field(page, 'お名前（名）')).toHaveValue('花子');
  await field(page, 'お名前（名）').fill('桜子');
  await field(page, '電話番号').fill('03-1234-5678');
  await field(page, '町名・番地').fill('高田馬場1-2-3');
  await main(page).getByRole('radio', { name: '本人' }).check();
  await toConfirm(page);
  await member.call('customer/logout/others', {});
  await send(page, '変更する');
  await expect(page).toHaveURL(
    `/login/?return=${encodeURIComponent('/change_registration/?section=profile&step=confirm')}`,
  );
  await forgive(complaints);
  await giveLogin(page, member);

  await expect(page.getByRole('heading', { name: '入力内容のご確認' })).toBeVisible();
  for (const text of ['見本 桜子', '0312345678']) await expect(main(page).getByText(text)).toBeVisible();
  await expect(main(page).getByText(/高田馬場1-2-3/)).toBeVisible();
  await send(page, '変更する');
  await expect(page.getByText('登録情報を変更しました。')).toBeVisible();
  await open(page, '/mypage/');
  await expect(page.getByText('見本 桜子 さん、こんにちは。')).toBeVisible();
});

test('of a form with a password every word but that is there again', async ({ page, member, complaints }) => {
  await logIn(page, '/withdrawal/', member);
  await main(page).getByRole('checkbox', { name: 'メールが多い' }).check();
  await field(page, '理由の詳細').fill('毎日届くため。');
  await main(page).getByLabel('パスワード', { exact: true }).fill(member.password);
  await main(page)
    .getByRole('checkbox', { name: /退会することに同意する/ })
    .check();
  await toConfirm(page);
  await member.call('customer/logout/others', {});
  await send(page, '退会する');
  await expect(page).toHaveURL(/\/login\/\?return=%2Fwithdrawal%2F/);
  await forgive(complaints);
  await giveLogin(page, member);
  await expect(main(page).getByRole('checkbox', { name: 'メールが多い' })).toBeChecked();
  await expect(field(page, '理由の詳細')).toHaveValue('毎日届くため。');
  await expect(main(page).getByLabel('パスワード', { exact: true })).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain(member.password);
});

test('an inquiry does not need the session that has ended: it is sent as that of a guest', async ({
  page,
  request,
  member,
}) => {
  await logIn(page, '/inquiry/general/?inquiryContentsId=1', member);
  await expect(field(page, 'メールアドレス')).toHaveValue(member.mail_address);
  await fillInPerson(page, member.mail_address);
  await toConfirm(page);
  await member.call('customer/logout/others', {});
  await send(page);
  const number = await receiptNumber(page);
  expect(await findInMail(request, member.mail_address, new RegExp(`受付番号[^]*(${number})`))).toBe(number);
});
