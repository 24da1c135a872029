import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';
import { expectOpenToAll, fillInPerson, toConfirm } from './inquirer.ts';

const row = (page: Page, number: number) => page.getByRole('group', { name: `${number}行目` });
const receipt = (page: Page, sent = 'ご依頼') =>
  page.getByText(new RegExp(`${sent}を受け付けました。受付番号：Q\\d{8}`));

/** A school by its name, with a decided result, so that no date is asked for. */
async function fillInRow(page: Page, number: number, name: string): Promise<void> {
  await row(page, number).getByRole('textbox', { name: '学校名' }).fill(name);
  await row(page, number).getByRole('combobox', { name: '入試方式' }).selectOption('入学決定済');
}

test('an area and two schools are ordered at once; the draft survives a reload on row 3', async ({
  page,
}) => {
  await open(page, '/mailform/matomete/roomorder/?prefId=13');
  await row(page, 1).getByRole('combobox', { name: '市区町村' }).selectOption('新宿区');
  await row(page, 1).getByRole('combobox', { name: '入試方式' }).selectOption('入学決定済');
  for (const [number, name] of [
    [2, '乙大学'],
    [3, '丙大学'],
  ] as const) {
    await page.getByRole('button', { name: /^学校・エリアを追加/ }).click();
    await fillInRow(page, number, name);
  }
  await page.reload();
  await expect(row(page, 3).getByRole('textbox', { name: '学校名' })).toHaveValue('丙大学');
  await page.getByRole('button', { name: '3行目を上へ移動' }).press('Enter');
  await expect(page.getByRole('button', { name: '2行目を上へ移動' })).toBeFocused();
  await expect(row(page, 3).getByRole('textbox', { name: '学校名' })).toHaveValue('乙大学');

  await page.getByRole('combobox', { name: '入居希望月' }).selectOption({ index: 3 });
  await fillInPerson(page);
  await page.getByRole('radio', { name: '保護者' }).check();
  await page.getByRole('checkbox', { name: 'メール', exact: true }).check();
  await toConfirm(page);
  await expect(page.getByText('東京都新宿区')).toBeVisible();
  await expectOpenToAll(page);
  await page.getByRole('button', { name: 'この内容で依頼する' }).click();
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByText('3件の学校・エリアについて')).toBeVisible();
  await expectOpenToAll(page);
});

test('a phone that is turned while row 3 is filled in loads the page anew, and nothing is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 375 });
  await open(page, '/mailform/matomete/roomorder/');
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole('button', { name: /^学校・エリアを追加/ }).click();
    await fillInRow(page, number, `第${number}大学`);
  }
  await row(page, 3).getByRole('combobox', { name: '入試方式' }).selectOption('共通テスト');
  await row(page, 3).getByRole('textbox', { name: '学校名' }).pressSequentially('夜間部');
  const loaded = page.waitForEvent('load');
  await page.setViewportSize({ width: 1280, height: 800 });
  await loaded;
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  for (const [number, name, exam] of [
    [1, '第1大学', '入学決定済'],
    [2, '第2大学', '入学決定済'],
    [3, '第3大学夜間部', '共通テスト'],
  ] as const) {
    await expect(row(page, number).getByRole('textbox', { name: '学校名' })).toHaveValue(name);
    const chosen = row(page, number).getByRole('combobox', { name: '入試方式' }).locator('option:checked');
    await expect(chosen).toHaveText(exam);
  }
  await expect(row(page, 4)).toHaveCount(0);
});

test('a form of the content service is sent and ends in its words', async ({ page }) => {
  await open(page, '/mailform/site_feedback/');
  await page.getByRole('radio', { name: '表示の不具合' }).check();
  await page.getByRole('textbox', { name: 'ご意見' }).fill('写真が一枚足りません。');
  await page.getByRole('checkbox', { name: /個人情報の取り扱い/ }).check();
  await toConfirm(page);
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(receipt(page, 'ご意見')).toBeVisible();
  await expect(page.getByText('ご意見をお寄せいただき、ありがとうございました。')).toBeVisible();
  await expectOpenToAll(page);
});
