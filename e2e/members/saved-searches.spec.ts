import type { Page } from '@playwright/test';
import { open } from '../browser.ts';
import { forgive } from '../journeys/inquirer.ts';
import { expect, logIn, test } from './member.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true });
const often = (page: Page, name: string) => row(page, name).getByRole('combobox', { name: '新着のお知らせ' });
const chosen = (page: Page, name: string) => often(page, name).locator('option:checked');

test('a saved search is run, renamed, paused, deleted and brought back', async ({ page, member }) => {
  const path = '/search/area/pref_id:13/result/?layout=1K';
  const condition = { pref_id: [13], layout: ['1K'] };
  const create = 'search/condition/create';
  await member.call(create, { name: '東京の1K', condition, path, notify_frequency: 0 });
  await logIn(page, '/mypage/', member);
  await main(page)
    .getByRole('link', { name: /^すべての条件（1件）と設定$/ })
    .click();
  await row(page, '東京の1K').getByRole('link', { name: '東京の1K' }).click();
  await expect(page).toHaveURL(path);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goBack();

  await row(page, '東京の1K')
    .getByRole('button', { name: /^名前を変更/ })
    .click();
  const name = row(page, '東京の1K').getByRole('textbox', { name: '条件の名前' });
  await expect(name).toBeFocused();
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/入力してください。/);
  await name.fill('大学の近く');
  await name.press('Enter');
  await expect(page.getByText('条件の名前を変更しました。')).toBeVisible();
  await expect(row(page, '大学の近く')).toBeVisible();

  await often(page, '大学の近く').selectOption('1日1回');
  await expect(page.getByText('新着のお知らせの頻度を変更しました。')).toBeVisible();
  await often(page, '大学の近く').selectOption('通知しない');
  await expect(page.getByText('新着のお知らせを止めました。')).toBeVisible();
  await page.reload();
  await expect(chosen(page, '大学の近く')).toHaveText('通知しない');
  await often(page, '大学の近く').selectOption('週1回');
  await expect(chosen(page, '大学の近く')).toHaveText('週1回');

  await row(page, '大学の近く').getByRole('button', { name: /^削除/ }).click();
  await expect(page.getByText('「大学の近く」を削除しました。')).toBeVisible();
  await expect(main(page).getByText('保存した条件はありません')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('「大学の近く」を元に戻しました。')).toBeVisible();
  await open(page, '/mypage/search_condition/');
  await expect(chosen(page, '大学の近く')).toHaveText('週1回');
  await row(page, '大学の近く').getByRole('link', { name: '大学の近く' }).click();
  await expect(page).toHaveURL(path);
});

test('the link of a mail asks before it stops anything, and one that was cut off says so', async ({
  page,
  complaints,
}) => {
  await open(page, '/search_condition/?stop=1.cut-off');
  await expect(page.getByRole('heading', { level: 1, name: '新着のお知らせメールの停止' })).toBeVisible();
  await main(page).getByRole('button', { name: 'お知らせメールを停止する' }).click();
  await expect(main(page).getByRole('status')).toContainText('このリンクは使えません。');
  await forgive(complaints);
  await main(page)
    .getByRole('link', { name: /^頻度を変更する/ })
    .click();
  await expect(page).toHaveURL('/login/?return=%2Fmypage%2Fsearch_condition%2F');
});

test('a mail program that stops mails with a key that is not ours is refused', async ({ request }) => {
  const path = '/api/v1/user/search/condition/stop/1.cut-off';
  const answer = await request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(404);
  const seen = await request.get(path, { maxRedirects: 0 });
  expect([seen.status(), seen.headers()['location']]).toEqual([303, '/search_condition/?stop=1.cut-off']);
});
