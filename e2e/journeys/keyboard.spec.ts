import { expect, open, schoolBox, test } from './fixtures.ts';

test('the main job by the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /本文へ/ })).toBeFocused();

  await schoolBox(page).focus();
  await page.keyboard.type('わせだ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/school_id:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 2, name: '費用' })).toBeVisible();
  const favorite = page.getByRole('button', { name: /お気に入りに追加/ }).first();
  await favorite.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*1件/ })).toBeVisible();
});
