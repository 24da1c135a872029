import { findShifts } from '../pages/layout-shift.ts';
import { expect, open, test } from '../browser.ts';

/** Two estates that this browser has looked at and kept. */
async function becomeRegular(page: Parameters<typeof open>[0]): Promise<void> {
  await open(page, '/');
  const links = page.getByRole('main').locator('a[href^="/view/"]');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  for (const path of [...paths].slice(0, 2)) {
    await open(page, path);
    await page
      .getByRole('button', { name: /お気に入りに追加/ })
      .first()
      .click();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: /閲覧履歴\s*2件/ })).toBeVisible();
}

test('counts, lists and login state arrive without moving the page', { tag: '@both' }, async ({ page }) => {
  await becomeRegular(page);
  for (const path of ['/', '/topic/', '/favorite/', '/history/', '/login/']) {
    await open(page, path);
    await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*2件/ })).toBeVisible();
    if (path === '/favorite/' || path === '/history/') {
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    }
    expect(await findShifts(page, 0.01), path).toEqual([]);
  }
});

test('the cities of a prefecture stay where they are when the scripts come', async ({ page }) => {
  // Tall enough to see them below the conditions.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1200 });
  await open(page, '/search/area/pref_id:13/');
  expect(await findShifts(page, 0.01)).toEqual([]);
});
