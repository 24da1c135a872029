import type { Locator } from '@playwright/test';
import { cards } from './by-keyboard.ts';
import { expect, open, schoolBox, test } from '../browser.ts';

const LIST = '/search/area/pref_id:13/result/';

const outline = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? '' : outlineWidth;
  });

test.describe("with a visitor's own colours", () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current item has a frame, and its neighbours have none', async ({ page }) => {
    await open(page, LIST);
    const views = page.getByRole('navigation', { name: '表示の切り替え' });
    const pages = page.getByRole('navigation', { name: 'ページ送り' });
    // A phone shows the other view alone.
    const hasBothViews = await views.getByRole('link', { name: '一覧' }).isVisible();
    for (const [current, other] of [
      ...(hasBothViews
        ? ([[views.getByRole('link', { name: '一覧' }), views.getByRole('link', { name: '地図' })]] as const)
        : []),
      [pages.getByRole('link', { name: '1ページ目' }), pages.getByRole('link', { name: '2ページ目' })],
    ] as const) {
      expect(await outline(current)).toBe('2px');
      expect(await outline(other)).toBe('');
    }
    await open(page, '/');
    await schoolBox(page).click();
    await schoolBox(page).pressSequentially('わせだ');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => outline(options.first())).toBe('2px');
    expect(await outline(options.nth(1))).toBe('');
  });
});

test('parts that are fixed to the screen are not printed on every sheet', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
  await cards(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: '選択した物件の操作' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: '選択した物件の操作' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: '会員登録のご案内' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stuck = () =>
    [...document.body.querySelectorAll('*')].filter((element) => {
      const { position, opacity } = getComputedStyle(element);
      return ['fixed', 'sticky'].includes(position) && opacity !== '0' && element.getClientRects().length > 0;
    }).length;
  expect(await page.evaluate(stuck)).toBe(0);

  await cards(page).first().getByRole('heading').getByRole('link').click({ force: true });
  await expect(page).toHaveURL(/\/view\/\d+\/(\?campus=\d+)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(stuck)).toBe(0);
});

test('answers are printed open, and nothing that is only around them', async ({ page }) => {
  await open(page, '/faq/chintai/');
  const question = page
    .getByRole('group')
    .filter({ has: page.locator('summary') })
    .first();
  await expect(question).not.toHaveAttribute('open');
  await page.emulateMedia({ media: 'print' });
  await expect(question.locator('summary ~ *').first()).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  for (const frame of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(frame).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole(frame).getByRole('navigation')).toHaveCount(0);
  }
});
