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

test('what is done with chosen estates stays inside its bar', async ({ page }) => {
  await open(page, '/search/area/pref_id:13/result/');
  await page.getByRole('article').first().getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: '選択した物件の操作' });
  const right = async (name: string) => {
    const box = await bar.getByRole('button', { name }).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const box = await bar.boundingBox();
  expect(await right('まとめて問い合わせ')).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
});
