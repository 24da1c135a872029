import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';
import { findInMail, newAddress } from '../inbox.ts';
import { chooseSlot, fillInPerson, receiptNumber, send, toConfirm } from './inquirer.ts';

const VISIT = '/inquiry/general/?shopId=6&inquiryContentsId=3&isVisit=1';
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name }).click();

/** The link of a mail by which a booking is moved and cancelled, after a text of that mail. */
const bookingLink = (after: string) =>
  new RegExp(`${after}[^]*href="[^"]*(/inquiry/general/\\?reservation=[^"]+)"`);

test('a booked visit is moved and cancelled by the links of its mails, without a login', async ({
  page,
  browser,
  request,
}) => {
  const mail = newAddress();
  await open(page, VISIT);
  await fillInPerson(page, mail);
  const booked = await chooseSlot(page, 1);
  await toConfirm(page);
  await send(page);
  const number = await receiptNumber(page);
  const link = await findInMail(request, mail, bookingLink(number));

  // The mail is read on another device.
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 740 } })).newPage();
  await open(phone, link);
  await expect(main(phone).getByText(`${booked}から約60分`)).toBeVisible();
  await expect(main(phone).getByText(/^Q\d{8}/)).toHaveText(`${number} 予約済み`);
  await follow(phone, '日時を変更する');
  const moved = await chooseSlot(phone, 3, '変更後');
  await press(phone, 'この日時に変更する');
  await expect(phone.getByText(/ご予約の日時を変更しました。/)).toBeVisible();
  await expect(main(phone).getByText(`${moved}から約60分`)).toBeVisible();
  await expect(main(phone).getByText(booked)).toHaveCount(0);

  const [day = '', time = ''] = moved.split(' ');
  const next = await findInMail(
    request,
    mail,
    bookingLink(`ご予約の日時を変更しました。[^]*変更前の日時[^]*${day}[^]*${time}[^]*`),
  );
  await open(page, next);
  await expect(main(page).getByText(`${moved}から約60分`)).toBeVisible();
  await follow(phone, '日時を変更する');
  await chooseSlot(phone, 4, '変更後');
  await follow(page, '予約をキャンセルする');
  await expect(page.getByRole('heading', { name: 'ご予約をキャンセルしますか' })).toBeVisible();
  await follow(page, 'キャンセルしない');
  await follow(page, '予約をキャンセルする');
  await press(page, '予約をキャンセルする');
  await expect(page.getByText(/ご予約をキャンセルしました。/)).toBeVisible();
  await expect(main(page).getByText(/^Q\d{8}/)).toHaveText(`${number} 取消済み`);
  expect(await findInMail(request, mail, new RegExp(`ご予約をキャンセルしました。[^]*(${number})`))).toBe(
    number,
  );

  // The other device still shows it, and is told.
  await press(phone, 'この日時に変更する');
  await expect(main(phone).getByRole('alert')).toContainText('このご予約はキャンセルされています。');
  await phone.reload();
  await expect(main(phone).getByText(/^Q\d{8}/)).toHaveText(`${number} 取消済み`);
  await expect(main(phone).getByRole('link', { name: '日時を変更する' })).toHaveCount(0);
  await phone.context().close();
});
