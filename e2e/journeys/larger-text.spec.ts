import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Twice the browser's text size, as a visitor sets it (WCAG 1.4.4). */
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

/** Texts that reach beyond the screen, or beyond a box that cuts off what reaches beyond it. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /hidden|clip/.test(`${overflowX} ${overflowY}`);
    const isScrolling = ({ overflowX }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX);
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      let isLost = left < -1 || right > innerWidth + 1;
      for (
        let box: Element | null = text.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // What is there for screen readers only, and what is scrolled or moved into view.
        if (
          style.clipPath !== 'none' ||
          isScrolling(style) ||
          box.matches('[inert], [aria-roledescription]')
        ) {
          isLost = false;
          break;
        }
        if (isCutting(style) && (right > edge.right + 2 || bottom > edge.bottom + 4)) isLost = true;
      }
      if (isLost) lost.push(text.textContent?.trim().slice(0, 40) ?? '');
    }
    return lost;
  });

async function expectEverythingToBeSeen(page: Page, what: string) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, what).toBeLessThanOrEqual(0);
  expect(await lostTexts(page), what).toEqual([]);
}

for (const path of [
  '/',
  '/search/',
  '/search/school/',
  '/search/school/pref_id:13/school_id:56/',
  '/search/area/pref_id:13/',
  '/search/area/pref_id:13/result/',
  '/search/transit/pref_id:14/',
  '/search_condition/?place=city&pref=13&city_id=13104',
  '/city/tokyo/',
  '/view/102765/',
  '/login/',
  '/faq/',
  '/topic/',
  '/store/kanto/tokyo/',
  '/sitemap/',
]) {
  test(`nothing of ${path} is lost in texts of twice the size`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    await expectEverythingToBeSeen(page, path);
  });
}

test('nothing of the menu and of the filter is lost in texts of twice the size', async ({ page }) => {
  await open(page, '/search/area/pref_id:13/result/');
  await page.getByRole('button', { name: '条件を絞り込む' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEverythingToBeSeen(page, '条件を絞り込む');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'メニュー' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  await expectEverythingToBeSeen(page, 'メニュー');
});
