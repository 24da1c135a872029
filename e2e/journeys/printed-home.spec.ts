import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';

const HOME = '/view/100015/?stay_months=24&pay_cycle=6';

const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a home is one sheet of two pages, also when nobody has scrolled', async ({ page }) => {
  await open(page, HOME);
  // The sheet is loaded when the page is quiet.
  await expect.poll(() => pagesOf(page)).toBe(2);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('[data-print-sheet]');
  const pictures = sheet.getByRole('img', { name: /の写真$|の間取り図$|の略図$/ });
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  for (const text of [/^お問い合わせ番号/, /^電話 \d/, /^最寄り駅$/, /^入居日 .*2年（24か月）／半年払い/]) {
    await expect(sheet.getByText(text).first()).toBeVisible();
  }
  await expect(sheet.getByRole('img', { name: 'このページのQRコード' })).toBeVisible();
  await expect(sheet.getByText(/\/view\/100015\/\?stay_months=24&pay_cycle=6$/)).toBeVisible();
  for (const other of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(other)).toHaveCount(0);
  }
  // Each side keeps within its page.
  const overflow = await sheet.evaluate((element) =>
    Array.from(element.children, (side) => side.scrollHeight - side.clientHeight),
  );
  expect(overflow).toEqual([0, 0]);
});

test('without scripts a home is printed short, without what can only be pressed', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(HOME);
  await page.emulateMedia({ media: 'print' });
  for (const kept of ['お部屋のタイプ', '費用', '物件概要・取引の表示', '取扱店舗']) {
    await expect(page.getByRole('heading', { name: kept, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '条件の近い物件' })).toBeHidden();
  for (const other of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(other)).toHaveCount(0);
  }
  // Parts that are folded on the screen are open on paper.
  await expect(page.getByText('解約の予告', { exact: true })).toBeVisible();
  expect(await pagesOf(page)).toBe(2);
  await page.context().close();
});
