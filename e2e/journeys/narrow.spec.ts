import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** How far the page reaches beyond the right edge of the screen. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Spacing that a visitor may set, by WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test('searches by a word fit the narrowest screen, with wide spacing too', async ({ page }) => {
  for (const path of [
    '/search/',
    '/search/keyword/',
    '/search/transit/',
    '/search/transit/pref_id:13/',
    '/search/transit/000/',
  ]) {
    await open(page, path);
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
    await page.addStyleTag({ content: SPACING });
    expect(await beyond(page), `${path} with spacing`).toBeLessThanOrEqual(0);
  }
});
