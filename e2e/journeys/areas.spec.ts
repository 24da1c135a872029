import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).getByRole('button', { name: /物件を見る/ });
const cards = (page: Page) => main(page).getByRole('article');

/** The number on a button or a heading such as 95件. */
async function countIn(text: Promise<string | null>): Promise<number> {
  return Number(/([\d,]+)\s*件/.exec((await text) ?? '')?.[1]?.replaceAll(',', ''));
}

test('from the hub through a prefecture to the estates of two cities', async ({ page }) => {
  await open(page, '/search/');
  await main(page)
    .getByRole('link', { name: /^東京都\s*\d+件/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '東京都の市区町村から探す' })).toBeVisible();

  await main(page)
    .getByRole('checkbox', { name: /^新宿区/ })
    .check();
  await main(page)
    .getByRole('checkbox', { name: /^世田谷区/ })
    .check();
  await expect(page).toHaveURL(/\?city_id=13104,13112$/);
  await expect(main(page).getByText('2市区町村を選択中')).toBeVisible();
  const promised = await countIn(submit(page).textContent());
  await submit(page).click();

  await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?city_id=13104,13112$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('東京都新宿区・世田谷区');
  await expect(cards(page)).toHaveCount(20);
  const heading = main(page).getByRole('heading', { level: 2, name: /件/ }).first();
  expect(await countIn(heading.textContent())).toBe(promised);

  // Back finds the same boxes ticked.
  await page.goBack();
  await expect(main(page).getByRole('checkbox', { name: /^新宿区/ })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: /^世田谷区/ })).toBeChecked();
});

test('the cities of a designated city by the keyboard alone', async ({ page }) => {
  await open(page, '/search/area/pref_id:14/');
  const all = main(page).getByRole('checkbox', { name: '横浜市をすべて選ぶ' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('checkbox', { name: /^鶴見区/ })).toBeChecked();
  // One step on is the first ward; it is removed again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('checkbox', { name: /^鶴見区/ })).not.toBeChecked();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/result\/\?city_id=14102,/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cities, conditions and the list', async ({ page }) => {
    await page.goto('/search/area/pref_id:14/');
    await main(page).getByLabel('家賃').selectOption({ label: '4万円台' });
    await main(page).getByRole('button', { name: 'この条件で件数を表示する' }).click();
    await expect(page).toHaveURL(/\/search\/area\/pref_id:14\/\?.*rentSelect=4/);
    await main(page).getByRole('checkbox', { name: '横浜市をすべて選ぶ' }).check();
    await main(page).getByRole('button', { name: '物件を見る' }).click();
    await expect(page).toHaveURL(
      /\/search\/area\/pref_id:14\/result\/\?city_id=141\d\d,[\d,]+&rentSelect=4$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('神奈川県横浜市');
    await expect(cards(page).first()).toBeVisible();
  });
});

test('unreadable parts of a query are left out', async ({ page }) => {
  await open(page, '/search/area/pref_id:13/result/?city_id=99999,abc&rentSelect=99');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('東京都');
});
