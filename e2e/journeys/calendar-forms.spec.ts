import type { Page } from '@playwright/test';
import { complaintsOf, expect, open, test } from '../browser.ts';
import { findInMail, newAddress } from '../inbox.ts';
import {
  chooseSlot,
  expectOpenToAll,
  fillInPerson,
  forgive,
  receiptNumber,
  send,
  toConfirm,
} from './inquirer.ts';

const main = (page: Page) => page.getByRole('main');

test('a consultation is booked at a free time of a region', async ({ page, request }) => {
  const mail = newAddress();
  await open(page, '/mailform/web_soudankai/');
  await page.getByRole('combobox', { name: 'エリア' }).selectOption('関東');
  const slot = await chooseSlot(page, 4, '相談会');
  await page.getByRole('radio', { name: 'Zoom' }).check();
  await page.getByRole('combobox', { name: '参加人数' }).selectOption('2名');
  await page.getByRole('checkbox', { name: '費用' }).check();
  await fillInPerson(page, mail);
  await toConfirm(page);
  await expect(page.getByText(slot)).toBeVisible();
  await expect(main(page).getByText('関東', { exact: true })).toBeVisible();
  await expectOpenToAll(page);
  await send(page, '予約する');
  const number = await receiptNumber(page, 'ご予約');
  await expect(page.getByText(`${slot}から約60分`)).toBeVisible();
  await expectOpenToAll(page);
  await expect(page.getByRole('link', { name: /カレンダーに追加/ })).toHaveAttribute(
    'download',
    `${number}.ics`,
  );
  expect(await findInMail(request, mail, new RegExp(`オンライン相談会[^]*(${number})`))).toBe(number);
});

test('a consultation of a shop is by its own calendar', async ({ page }) => {
  await open(page, '/mailform/web_soudankai/?shopId=5');
  await expect(page.getByRole('radio', { name: '店舗を選ぶ' })).toBeChecked();
  const slot = await chooseSlot(page, 5, '相談会');
  await page.getByRole('radio', { name: 'エリアから（空いている店舗がご案内します）' }).check();
  await page.getByRole('radio', { name: '店舗を選ぶ' }).check();
  await page.getByRole('radio', { name: 'LINE' }).check();
  await page.getByRole('combobox', { name: '参加人数' }).selectOption('1名');
  await page.getByRole('checkbox', { name: '合格前予約' }).check();
  await fillInPerson(page);
  await toConfirm(page);
  await page.reload();
  await expect(page.getByText(slot)).toBeVisible();
  await send(page, '予約する');
  await receiptNumber(page, 'ご予約');
  await expect(main(page).getByRole('heading', { name: /店$/ })).toBeVisible();
});

test('the talk before a contract is asked for about an estate, at two times', async ({ page, request }) => {
  const mail = newAddress();
  await open(page, '/pr/it_id/inquiry/?estateId=100015');
  const name = await main(page).getByRole('group', { name: '物件' }).getByRole('link').innerText();
  const first = await chooseSlot(page, 6);
  await page.getByText('第2希望・第3希望を加える').click();
  const second = await chooseSlot(page, 7, '第2希望');
  await fillInPerson(page, mail);
  await toConfirm(page);
  await expectOpenToAll(page);
  for (const text of [name, `第1希望：${first}`, `第2希望：${second}`]) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  await send(page, '申し込む');
  const number = await receiptNumber(page, 'お申し込み');
  await expect(page.getByText(`${first}から約`)).toBeVisible();
  await expectOpenToAll(page);
  expect(await findInMail(request, mail, new RegExp(`(${number})[^]*${name}`))).toBe(number);
});

/** Fills in the viewing of an estate without staff, at the first free time of a day, up to 確認. */
async function toViewing(page: Page, dayIndex: number): Promise<string> {
  await open(page, '/pr/self_naiken/inquiry/?estateId=100015');
  const slot = await chooseSlot(page, dayIndex, '内見');
  await page.getByRole('checkbox', { name: '本人確認に同意する' }).check();
  await fillInPerson(page);
  await toConfirm(page);
  await expectOpenToAll(page);
  await expect(page.getByText(slot)).toBeVisible();
  return slot;
}

test('a home is viewed by one visitor at a time: who comes second chooses another hour', async ({
  page,
  browser,
}) => {
  const second = await (await browser.newContext({ viewport: { width: 375, height: 740 } })).newPage();
  const complaints = complaintsOf(second);
  const slot = await toViewing(page, 2);
  expect(await toViewing(second, 2)).toBe(slot);
  await send(page, '予約する');
  await receiptNumber(page, 'ご予約');
  await expect(page.getByText(`${slot}から約60分`)).toBeVisible();

  await send(second, '予約する');
  await expect(second.getByRole('alert')).toContainText('送信できませんでした。1件の項目をご確認ください。');
  await second.getByRole('button', { name: /^修正する/ }).click();
  const time = second.getByRole('radiogroup', { name: '内見の時間' });
  await expect(time.getByRole('radio').first()).toBeFocused();
  await expect(time).toHaveAccessibleDescription(
    '選択された時間は受付を終了しました。別の時間を選択してください。',
  );
  await forgive(complaints);
  const taken = slot.split(' ')[1] ?? '';
  await expect(time.getByRole('radio', { name: `${taken} 受付終了` })).toBeChecked();
  await expect(second.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('見本');
  const other = await chooseSlot(second, 2, '内見');
  expect(other).not.toBe(slot);
  await toConfirm(second);
  await send(second, '予約する');
  await receiptNumber(second, 'ご予約');
  await expect(second.getByText(`${other}から約60分`)).toBeVisible();
  expect(complaints).toEqual([]);
  await second.context().close();
});
