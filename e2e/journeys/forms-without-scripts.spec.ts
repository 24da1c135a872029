import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { answerQuestion } from './answer-question.ts';
import { fillInPerson, freeOf, toConfirm } from './inquirer.ts';

test.use({ javaScriptEnabled: false });

const check = (page: Page) => page.getByRole('button', { name: '入力内容を確認する' }).click();
const receipt = (page: Page) => page.getByText(/(?:受け付け|承り)ました。受付番号：Q\d{8}/);

/** Chooses what the server offers: the first free date, and once that is sent its first free time. */
async function chooseSlot(page: Page, row: string, sendDate = check): Promise<void> {
  await freeOf(page, `${row}の日付`).first().check();
  await sendDate(page);
  await freeOf(page, `${row}の時間`).first().check();
}

async function send(page: Page, button: string): Promise<void> {
  await toConfirm(page);
  await answerQuestion(page);
  await page.getByRole('button', { name: button }).click();
  await expect(receipt(page)).toBeVisible();
}

test('a visit is booked at a free time, moved and cancelled', async ({ page }) => {
  await page.goto('/inquiry/general/?estateId=100015&inquiryContentsId=3&isVisit=1');
  await fillInPerson(page);
  await check(page);
  await chooseSlot(page, '第1希望');
  await send(page, '送信する');
  await expect(page.getByRole('link', { name: /カレンダーに追加/ })).toBeVisible();

  await page.getByRole('link', { name: 'ご予約の変更・キャンセル' }).click();
  await page.getByRole('link', { name: '日時を変更する' }).click();
  const move = () => page.getByRole('button', { name: 'この日時に変更する' }).click();
  await chooseSlot(page, '変更後', move);
  await move();
  await expect(page.getByText(/ご予約の日時を変更しました。/)).toBeVisible();
  await page.getByRole('link', { name: '予約をキャンセルする' }).click();
  await page.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText(/ご予約をキャンセルしました。/)).toBeVisible();
  await expect(page.getByText('取消済み')).toBeVisible();
});

test('rooms are ordered in a municipality', async ({ page }) => {
  await page.goto('/mailform/matomete/roomorder/');
  await page.getByRole('radio', { name: '市区町村から' }).check();
  await check(page);
  await page.getByRole('combobox', { name: '都道府県' }).selectOption('東京都');
  await page.getByRole('combobox', { name: '入試方式' }).selectOption('入学決定済');
  await page.getByRole('combobox', { name: '入居希望月' }).selectOption({ index: 3 });
  await fillInPerson(page);
  await page.getByRole('radio', { name: '保護者' }).check();
  await page.getByRole('checkbox', { name: 'メール', exact: true }).check();
  await check(page);
  await page.getByRole('combobox', { name: '市区町村' }).selectOption('新宿区');
  await page.getByRole('checkbox', { name: '学生マンション' }).check();
  await toConfirm(page);
  await expect(page.getByText('東京都新宿区')).toBeVisible();
  await expect(page.getByText('学生マンション')).toBeVisible();
  await answerQuestion(page);
  await page.getByRole('button', { name: 'この内容で依頼する' }).click();
  await expect(receipt(page)).toBeVisible();
});

test('rooms are ordered near a school that is typed', async ({ page }) => {
  await page.goto('/mailform/matomete/roomorder/');
  await page.getByRole('textbox', { name: '学校名' }).fill('早稲田大学');
  await page.getByRole('combobox', { name: '入試方式' }).selectOption('入学決定済');
  await page.getByRole('combobox', { name: '入居希望月' }).selectOption({ index: 3 });
  await fillInPerson(page);
  await page.getByRole('radio', { name: '保護者' }).check();
  await page.getByRole('checkbox', { name: 'メール', exact: true }).check();
  await send(page, 'この内容で依頼する');
});

test('a consultation is booked with a shop', async ({ page }) => {
  await page.goto('/mailform/web_soudankai/');
  await page.getByRole('radio', { name: '店舗を選ぶ' }).check();
  await check(page);
  await page.getByRole('combobox', { name: '店舗' }).selectOption('高田馬場店');
  await page.getByRole('radio', { name: 'Zoom' }).check();
  await page.getByRole('combobox', { name: '参加人数' }).selectOption('2名');
  await page.getByRole('checkbox', { name: '費用' }).check();
  await fillInPerson(page);
  await check(page);
  await chooseSlot(page, '相談会');
  await send(page, '予約する');
});

test('a contract is explained online', async ({ page }) => {
  await page.goto('/pr/it_id/inquiry/?estateId=100015');
  await check(page);
  await fillInPerson(page);
  await chooseSlot(page, '第1希望');
  await send(page, '申し込む');
  await expect(page.getByText('高田馬場店')).toBeVisible();
});

test('a home is viewed without staff', async ({ page }) => {
  await page.goto('/pr/self_naiken/inquiry/?estateId=100015');
  await page.getByRole('checkbox', { name: '本人確認に同意する' }).check();
  await fillInPerson(page);
  await check(page);
  await chooseSlot(page, '内見');
  await send(page, '予約する');
});
