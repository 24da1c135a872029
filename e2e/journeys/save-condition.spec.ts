import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';

/** Opens the part of the form that has the layouts. */
const openRoom = (page: Page) =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: 'お部屋' }) })
    .click();

test('a guest builds a search, saves it, finds it again and runs it', async ({ page }) => {
  await open(page, '/search_condition/?place=pref&pref=13');
  await expect(page.getByText(/^該当/)).toBeVisible();
  await openRoom(page);
  await page.getByRole('checkbox', { name: /^1K/ }).check();
  await expect(page).toHaveURL(/layout=1K/);
  await page.getByRole('button', { name: 'この条件を保存' }).click();
  const name = page.getByRole('textbox', { name: '条件の名前' });
  await expect(name).toHaveValue('東京都・1K');
  await name.press('Enter');
  await expect(page.getByText('条件を保存しました。')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ログインすると新着をメールで受け取れます' })).toBeVisible();

  await page.reload();
  const saved = page.getByRole('region', { name: '保存した条件' });
  await saved.getByRole('link', { name: /変更.*東京都・1K/ }).click();
  // The form of the saved condition comes after the press: what was opened before is closed then.
  await expect(async () => {
    await openRoom(page);
    await expect(page.getByRole('checkbox', { name: /^1K/ })).toBeChecked({ timeout: 2_000 });
  }).toPass();
  await saved.getByRole('link', { name: '東京都・1K', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?layout=1K$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the condition is a form that ends in the list', async ({ page }) => {
    await page.goto('/search_condition/?place=city&pref=13');
    await page.getByRole('checkbox', { name: /新宿区/ }).check();
    await page.getByRole('button', { name: '件数を確かめる' }).click();
    await expect(page.getByRole('checkbox', { name: /新宿区/ })).toBeChecked();
    await page.getByRole('button', { name: 'この条件で検索' }).click();
    await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?city_id=13104$/);
  });
});
