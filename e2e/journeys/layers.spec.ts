import type { Locator, Page } from '@playwright/test';
import { cards } from './by-keyboard.ts';
import { withDoubledText } from '../pages/doubled-text.ts';
import { expect, open, test } from '../browser.ts';

interface LayerOfPage {
  name: string;
  findPath: (page: Page) => Promise<string>;
  opener: (page: Page) => Locator;
  dialog: string | RegExp;
}

/** A campus of 早稲田大学 in the sample data. */
const CAMPUS = '/search/school/pref_id:13/school_id:56/';
const LIST = '/search/area/pref_id:13/result/';

const listPath = async () => LIST;

/** An estate of the sample data. */
async function estatePath(page: Page): Promise<string> {
  await page.goto(LIST);
  const link = cards(page).first().getByRole('heading').getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

const layers: LayerOfPage[] = [
  {
    name: 'the menu',
    findPath: listPath,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'メニュー' }),
    dialog: 'メニュー',
  },
  {
    name: 'the filter',
    findPath: listPath,
    opener: (page) => page.getByRole('button', { name: /^条件を絞り込む/ }),
    dialog: '条件を絞り込む',
  },
  {
    name: 'the photographs',
    findPath: estatePath,
    opener: (page) =>
      page
        .getByRole('region', { name: '写真' })
        .getByRole('link', { name: /を拡大$/ })
        .first(),
    dialog: /の写真$/,
  },
  {
    name: 'a floor plan',
    findPath: estatePath,
    opener: (page) => page.getByRole('link', { name: /の間取り図を拡大/ }).first(),
    dialog: /の写真$/,
  },
  {
    name: 'the ways to share',
    findPath: async () => CAMPUS,
    opener: (page) => page.getByRole('button', { name: 'この一覧を家族や友だちに送る' }),
    dialog: 'この一覧を家族や友だちに送る',
  },
  {
    name: 'the list of the shops',
    findPath: async () => '/inquiry/general/?inquiryContentsId=3',
    opener: (page) => page.getByRole('button', { name: '場所を見て店舗を選ぶ' }),
    dialog: '店舗を選ぶ',
  },
  {
    name: 'a pamphlet',
    findPath: async () => '/leaflets/',
    opener: (page) => page.getByRole('link', { name: /^この画面で読む.*総合案内/ }),
    dialog: /総合案内/,
  },
];

/** Marks this document, to notice a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));

for (const { name, findPath, opener, dialog } of layers) {
  test(`Back closes ${name} on a page that was loaded in full, also after a reload`, async ({ page }) => {
    const layer = page.getByRole('dialog', { name: dialog });
    const calls: string[] = [];
    const path = await findPath(page);
    await open(page, '/company/');
    await open(page, path);
    await mark(page);
    await opener(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);

    await opener(page).click();
    await expect(layer).toBeVisible();
    page.on('request', (request) => {
      // The list, and not the count that an opened filter asks for after a moment.
      const url = request.url();
      if (url.includes('/api/v1/user/estate') && !url.endsWith('limit=1')) calls.push(url);
    });
    await page.goBack();
    await expect(layer).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('html[data-seen]')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(calls).toEqual([]);

    await page.goForward();
    await expect(layer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(layer).toBeVisible();
    await page.reload();
    await expect(layer).toBeVisible();
    await page.goBack();
    await expect(layer).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/company/');
  });
}

test('Back from a page that was reached from inside the menu leads to the page with the menu closed', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await open(page, '/company/');
  await open(page, '/faq/');
  await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
  await menu.getByRole('link', { name: '店舗一覧' }).click();
  await expect(page).toHaveURL('/store/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/company/');
});

test('the ways to share fit the width of a phone with doubled text', async ({ page }) => {
  await open(page, CAMPUS);
  const name = 'この一覧を家族や友だちに送る';
  await page.getByRole('button', { name }).click();
  const popup = page.getByRole('dialog', { name });
  await expect(popup.getByRole('button', { name: 'コピー' })).toBeVisible();
  const beyond = () => popup.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await withDoubledText(page, beyond), `${width} px`).toBe(0);
  }
});
