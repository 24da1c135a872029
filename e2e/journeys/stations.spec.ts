import type { Page } from '@playwright/test';
import { expect, open, test } from '../browser.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).getByRole('button', { name: /物件を見る/ });
const line = (page: Page, name: string) => main(page).locator('details', { hasText: name }).first();

test('from a prefecture along a line to one station and on to the next', async ({ page }) => {
  await open(page, '/search/transit/');
  await main(page)
    .getByRole('link', { name: /^東京都/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '東京都の路線・駅から探す' })).toBeVisible();
  await line(page, 'JR山手線').locator('summary').click();
  await line(page, 'JR山手線')
    .getByRole('link', { name: /^高田馬場駅の物件/ })
    .click();
  await expect(page).toHaveURL(/\/search\/transit\/pref_id:13\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('高田馬場駅（東京都）');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const neighbours = main(page).getByRole('region', { name: '高田馬場駅の隣の駅' });
  await neighbours.getByRole('link', { name: /^目白駅/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('目白駅');
});

test('several stations are counted together and make one list; Back finds them ticked', async ({ page }) => {
  await open(page, '/search/transit/pref_id:13/');
  await line(page, 'JR山手線').locator('summary').click();
  const yamanote = line(page, 'JR山手線');
  await yamanote.getByRole('checkbox', { name: '高田馬場', exact: true }).check();
  await yamanote.getByRole('checkbox', { name: '目白', exact: true }).check();
  await expect(page).toHaveURL(/\?station_id=\d+,\d+$/);
  await expect(submit(page)).toContainText(/\d+件の物件を見る/);
  await submit(page).click();
  await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?station_id=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('高田馬場駅');
  await page.goBack();
  await expect(main(page).getByText('2駅を選択中').first()).toBeVisible();
});

test('a station by its reading, by the keyboard alone', async ({ page }) => {
  await open(page, '/search/transit/pref_id:13/');
  await main(page).getByRole('searchbox', { name: '駅名で絞り込む' }).focus();
  await page.keyboard.type('たかだのばば');
  await expect(main(page).getByRole('heading', { name: '「たかだのばば」を含む駅' })).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /^高田馬場/ })
    .focus();
  await page.keyboard.press('Space');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('高田馬場駅');
});

test('a station name finds its estates in the whole country', async ({ page }) => {
  await open(page, '/search/transit/');
  await main(page).getByRole('searchbox', { name: '駅名から探す' }).fill('高田馬場');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/area\/result\/\?station_name=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('「高田馬場」駅');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line as a whole, and a name that no station has', async ({ page }) => {
    await page.goto('/search/transit/pref_id:13/');
    await line(page, 'JR山手線').locator('summary').click();
    await main(page).getByRole('checkbox', { name: 'JR山手線の駅をすべて選ぶ' }).check();
    await submit(page).click();
    await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?station_id=\d+(,\d+)+$/);
    await expect(main(page).getByRole('article').first()).toBeVisible();

    await page.goto('/search/transit/pref_id:13/');
    await main(page).getByRole('searchbox', { name: '駅名で絞り込む' }).fill('ありません');
    await main(page).getByRole('button', { name: '探す' }).click();
    await expect(page).toHaveURL(/\/search\/transit\/000\/\?pref_id=13&station_name=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '「ありません」駅の物件が見つかりませんでした',
    );
  });
});
