import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';

/** The row that moves, once what moves it is there. */
async function openMoving(page: Page, name: string): Promise<Locator> {
  await open(page, '/');
  const carousel = page.getByRole('main').getByRole('region', { name });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: '自動再生を止める' })).toBeVisible();
  return carousel;
}

/** How far boxes inside have been scrolled sideways, and how far the focus sticks out at the sides. */
const lookInside = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const frame = section.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect() ?? frame;
    const scrolled = [...section.querySelectorAll('*')].reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
    return { scrolled, out: Math.round(Math.max(frame.left - focused.left, focused.right - frame.right, 0)) };
  });

test('every slide comes in when the keyboard reaches it', { tag: '@both' }, async ({ page }) => {
  const carousel = await openMoving(page, '新着の物件');
  const links = carousel.locator('a[href]');
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  await carousel.getByRole('button', { name: '次へ' }).focus();
  for (let index = 0; index < count; index += 1) {
    do await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('a'))));
    await expect(links.nth(index)).toBeFocused();
    await expect.poll(() => lookInside(carousel)).toEqual({ scrolled: 0, out: 0 });
  }
});

test('slides come in on a screen that is narrower than they are', async ({ page }) => {
  await page.setViewportSize({ width: 288, height: 640 });
  const carousel = await openMoving(page, 'キャンペーンとご案内');
  const links = carousel.locator('a[href]');
  for (let index = 0; index < (await links.count()); index += 1) {
    if (index > 0) await carousel.getByRole('button', { name: '次へ' }).click();
    await links.nth(index).focus();
    await expect(links.nth(index)).toBeFocused();
    await expect.poll(() => lookInside(carousel)).toEqual({ scrolled: 0, out: 0 });
  }
  await expect(carousel.getByRole('button', { name: '次へ' })).toHaveAttribute('aria-disabled', 'true');
});
