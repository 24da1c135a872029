import { expectAccessible } from '../pages/accessibility.ts';
import { expect, open, test } from '../browser.ts';

test('fields keep their labels and messages when the page changes after the first HTML', async ({ page }) => {
  await open(page, '/search/keyword/?keyword=早稲田');
  const word = page.getByRole('main').getByRole('combobox', { name: /物件名/ });
  await word.fill('東京');
  await word.press('Enter');
  await expect(page).toHaveURL(/keyword=%E6%9D%B1%E4%BA%AC/);
  await expectAccessible(page);

  await open(page, '/guide/');
  await page
    .getByRole('complementary', { name: '学校名から探す' })
    .getByRole('button', { name: '検索' })
    .click();
  await expect(page).toHaveURL(/\/search\/school\/keyword\/000\//);
  await expectAccessible(page);
});
