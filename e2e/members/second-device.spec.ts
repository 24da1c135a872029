import type { Page } from '@playwright/test';
import { complaintsOf, open } from '../browser.ts';
import { chooseSlot, forgive, receiptNumber, send, toConfirm } from '../journeys/inquirer.ts';
import { expect, giveLogin, logIn, openOtherDevice, test } from './member.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

/** A part of the member page. */
const part = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Keeps an estate with a note, saves a search and books a visit; answers the number and the moment of the visit. */
async function leaveTraces(page: Page): Promise<{ number: string; booked: string }> {
  await open(page, '/view/100015/');
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click();
  await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();

  await open(page, '/favorite/');
  await page.getByRole('button', { name: /^メモを書く/ }).click();
  await page.getByRole('textbox', { name: /^メモ：/ }).fill('日当たりが良い');
  const sent = page.waitForResponse(/estate\/note\/save/);
  await page.getByRole('button', { name: '保存する' }).click();
  await sent;

  await open(page, '/search_condition/?place=pref&pref=13&layout=1K');
  await page.getByRole('button', { name: 'この条件を保存' }).click();
  await page.getByRole('textbox', { name: '条件の名前' }).fill('大学の近く');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('条件を保存しました。')).toBeVisible();

  await open(page, '/inquiry/general/?shopId=7&inquiryContentsId=3&isVisit=1');
  await expect(field(page, 'お名前（名）')).toHaveValue('花子');
  await field(page, '電話番号').fill('09012345678');
  await main(page)
    .getByRole('checkbox', { name: /個人情報の取り扱い/ })
    .check();
  const booked = await chooseSlot(page, 1);
  await toConfirm(page);
  await send(page);
  return { number: await receiptNumber(page), booked };
}

test('what a member leaves on one device is on the other, and so is what changes there', async ({
  page,
  browser,
  member,
}) => {
  await logIn(page, '/mypage/', member);
  const { number, booked } = await leaveTraces(page);

  const other = await openOtherDevice(browser, '/mypage/', member);
  await expect(main(other).getByText('見本 花子 さん、こんにちは。')).toBeVisible();
  await expect(main(other).getByRole('link', { name: /^お気に入り物件\s*1件$/ })).toBeVisible();
  await expect(main(other).getByRole('link', { name: /^閲覧履歴\s*1件$/ })).toBeVisible();
  await expect(part(other, '保存した検索条件').getByRole('link', { name: '大学の近く' })).toBeVisible();
  const inquiry = part(other, 'お問い合わせ・ご予約');
  await expect(inquiry.getByText(number, { exact: false }).first()).toBeVisible();
  await expect(inquiry.getByText(booked)).toBeVisible();
  await expect(part(other, 'ログイン中の端末').getByText('この端末')).toHaveCount(1);
  await open(other, '/favorite/');
  await expect(main(other).getByText('日当たりが良い')).toBeVisible();

  await open(other, '/mypage/');
  await inquiry.getByRole('link', { name: /^日時の変更・キャンセル/ }).click();
  await main(other).getByRole('link', { name: '日時を変更する' }).click();
  const moved = await chooseSlot(other, 3, '変更後');
  await main(other).getByRole('button', { name: 'この日時に変更する' }).click();
  await expect(other.getByText(/ご予約の日時を変更しました。/)).toBeVisible();

  await open(page, '/mypage/');
  await expect(part(page, 'お問い合わせ・ご予約').getByText(moved)).toBeVisible();
  await expect(part(page, 'お問い合わせ・ご予約').getByText(booked)).toHaveCount(0);
  await other.context().close();
});

test('the other device is logged out from the first, and is led to the login and back', async ({
  page,
  browser,
  member,
}) => {
  await logIn(page, '/mypage/', member);
  const other = await openOtherDevice(browser, '/change_registration/', member);
  const complaints = complaintsOf(other);
  await page.reload();
  const devices = part(page, 'ログイン中の端末');
  await devices.getByRole('button', { name: 'ほかの端末からログアウト' }).click();
  await expect(page.getByText('ほかの端末からログアウトしました。')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('listitem')).toContainText('この端末');

  await main(other)
    .getByRole('link', { name: /^プロフィール/ })
    .click();
  await expect(other).toHaveURL(
    `/login/?return=${encodeURIComponent('/change_registration/?section=profile')}`,
  );
  expect((await other.context().cookies()).find(({ name }) => name === 'Authorization')).toBeUndefined();
  await forgive(complaints);
  await giveLogin(other, member);
  await expect(other).toHaveURL('/change_registration/?section=profile');
  await expect(field(other, 'お名前（名）')).toHaveValue('花子');
  expect(complaints).toEqual([]);
  await other.context().close();

  // The first was never disturbed.
  await page.reload();
  await expect(main(page).getByText('見本 花子 さん、こんにちは。')).toBeVisible();
});
