import type { Locator, Page } from '@playwright/test';
import { chooseCampus, expect, open, test } from '../browser.ts';

const filterButton = (page: Page) => page.getByRole('button', { name: /^条件を絞り込む/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: '条件を絞り込む' });
/** On a phone its icon replaces the word. */
const sortMenu = (page: Page) => page.getByRole('group').filter({ hasText: '並び順：' }).locator('summary');
const countHeading = (page: Page, count: string | number) =>
  page.getByRole('heading', {
    level: 2,
    name: new RegExp(`(条件に合う物件|物件一覧|に通える物件)\\s*${count}\\s*件`),
  });

/** Opens a sentence of the filter by its title. */
const openSentence = (filter: Locator, title: string) =>
  filter
    .locator('summary')
    .filter({ has: filter.page().getByRole('heading', { name: title }) })
    .click();

/** A campus of the sample data, found as a visitor finds it; answers its path. */
async function openCampus(page: Page): Promise<string> {
  await open(page, '/');
  await chooseCampus(page, '早大', '早稲田大学 早稲田キャンパス');
  return new URL(page.url()).pathname;
}

test('the filter popup by the keyboard: open, choose, see the count, apply, take away, go back', async ({
  page,
}) => {
  const path = await openCampus(page);
  await filterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: '条件を絞り込む' })).toBeFocused();

  // The focus stays inside, and Escape gives it back.
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: /この条件で絞り込む/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(filterButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await openSentence(dialog(page), 'お部屋');
  const option = dialog(page).getByRole('group', { name: '間取り' }).getByRole('checkbox', { name: /^1K/ });
  await option.focus();
  await page.keyboard.press('Space');
  const apply = dialog(page).getByRole('button', { name: /この条件で絞り込む/ });
  // The number of the option is the number of homes that it leaves.
  const count = /([\d,]+)\s*件/.exec(await option.locator('..').innerText())?.[1] ?? '';
  await expect(dialog(page).getByRole('status')).toContainText(`該当する物件は${count}件です`);
  await apply.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${path}?layout=1K`);
  await expect(countHeading(page, count)).toBeFocused();
  await expect(countHeading(page, count)).toBeInViewport();
  await page.getByRole('link', { name: /1K\s*を外す/ }).press('Enter');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?layout=1K`);
  await expect(countHeading(page, count)).toBeVisible();
  await page.reload();
  await expect(countHeading(page, count)).toBeVisible();
});

test('Back closes the filter popup and leaves the list', async ({ page }) => {
  const path = await openCampus(page);
  await filterButton(page).click();
  await openSentence(dialog(page), 'お部屋');
  await dialog(page).getByRole('checkbox', { name: /^1K/ }).check();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(filterButton(page)).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back and reload return to the same list, page and place', async ({ page }) => {
  const path = await openCampus(page);
  await open(page, `${path}?layout=1K&page=2`);
  const card = page.getByRole('article').nth(8);
  const name = await card.getByRole('heading').innerText();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/view\/\d+\/\?campus=55&layout=1K$/);
  await page.goBack();
  await expect(page.getByRole('article').nth(8).getByRole('heading')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
});

test('an order explains itself and leads to the list in that order', async ({ page }) => {
  const path = await openCampus(page);
  await sortMenu(page).click();
  const orders = page.getByRole('navigation', { name: '並び順' });
  await expect(
    orders.getByText('広告や手数料による順位の変更はありません。', { exact: false }),
  ).toBeVisible();
  await orders.getByRole('link', { name: /家賃が安い順/ }).click();
  await expect(page).toHaveURL(`${path}?sort=price_asc`);
  await expect(sortMenu(page)).toHaveText(/家賃が安い順$/);
});

test('nothing found: one press to the results of a wider search', async ({ page }) => {
  const path = await openCampus(page);
  await open(page, `${path}?commute_minutes_max=10&price_from=11000&price_to=12000`);
  await expect(page.getByText('条件に合う物件が見つかりませんでした')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /お部屋探しを依頼する/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'この条件を保存' })).toBeVisible();
  const way = page.getByRole('region', { name: '条件を変えると見つかる物件' }).getByRole('link').first();
  const count = /([\d,]+)\s*件/.exec(await way.innerText())?.[1] ?? '';
  await way.click();
  await expect(countHeading(page, count)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('preferences: cards show those that are met, and the list can be ordered by them', async ({ page }) => {
  const path = await openCampus(page);
  await filterButton(page).click();
  await openSentence(dialog(page), '建物');
  for (const name of ['オートロック', '宅配ボックス']) {
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(`^${name}(?!：)`) })
      .check();
    await dialog(page)
      .getByRole('checkbox', { name: `${name}：できれば` })
      .check();
  }
  await dialog(page)
    .getByRole('button', { name: /この条件で絞り込む/ })
    .click();
  await expect(page).toHaveURL(`${path}?optional_equipment=801,804`);
  await expect(page.getByRole('heading', { level: 2, name: /条件に合う物件/ })).toBeFocused();
  await sortMenu(page).click();
  await page.getByRole('link', { name: /希望に合う順/ }).click();
  await expect(page.getByRole('article').first().getByText('2/2 一致')).toBeVisible();
});

test('chosen estates go into the favourites together', async ({ page }) => {
  await openCampus(page);
  await page.getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'お気に入りに追加', exact: true }).click();
  await expect(page.getByText('2件をお気に入りに追加しました。')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*2件/ })).toBeVisible();
});

test('a word finds estates, and without one there are examples', async ({ page }) => {
  await open(page, '/search/keyword/');
  await expect(page.getByText('キーワードの入力について')).toBeVisible();
  await page.getByRole('combobox', { name: /物件名/ }).fill('新宿区');
  await page.getByRole('combobox', { name: /物件名/ }).press('Enter');
  await expect(page).toHaveURL(/\/search\/keyword\/\?keyword=/);
  await expect(page.getByRole('article').first()).toContainText('新宿区');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter is a form of the page', async ({ page }) => {
    await page.goto('/search/keyword/?keyword=新宿区');
    await filterButton(page).click();
    const part = page.getByRole('region', { name: '条件を絞り込む' });
    await openSentence(part, 'お部屋');
    await part.getByRole('group', { name: '間取り' }).getByRole('checkbox', { name: /^1K/ }).check();
    await part.getByRole('button', { name: /この条件で絞り込む/ }).click();
    await expect(page.getByRole('link', { name: /1K\s*を外す/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新宿区');

    await filterButton(page).click();
    await part.getByRole('link', { name: 'すべて外す' }).click();
    await expect(page.getByRole('link', { name: /1K\s*を外す/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新宿区');
  });
});
