import { expect, open, test } from '../browser.ts';

const cards = 'main article';

test('five questions by the keyboard alone end in a narrowed list, and Back finds the answers', async ({
  page,
}) => {
  await open(page, '/search/?guide=1');
  const press = async (role: 'radio' | 'checkbox' | 'button', name: string | RegExp, key: string) => {
    await page.getByRole('main').getByRole(role, { name }).first().focus();
    await page.keyboard.press(key);
  };
  await press('radio', '指定しない', 'Space');
  await press('button', '次の質問へ', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'どこに通いますか' })).toBeFocused();
  await page.getByRole('textbox', { name: '学校名' }).focus();
  await page.keyboard.type('わせだ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /早稲田大学/ }).first()).toBeVisible();
  await press('radio', /早稲田キャンパス/, 'Space');
  await expect(page).toHaveURL(/school_id=\d+/);
  await press('button', '次の質問へ', 'Enter');
  await press('radio', '10万円まで', 'Space');
  await press('button', '次の質問へ', 'Enter');
  await press('radio', /学校まで45分以内/, 'Space');
  await press('button', '次の質問へ', 'Enter');
  await press('checkbox', /オートロック/, 'Space');
  await press('button', '物件の一覧を見る', 'Enter');
  await expect(page).toHaveURL(
    /\/search\/school\/pref_id:13\/school_id:\d+\/\?commute_minutes_max=45&cost_to=100000&optional_equipment=801&sort=match_desc$/,
  );
  await expect(page.locator(cards).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /オートロック/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /学校まで45分以内/ })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are forms that the browser sends', async ({ page }) => {
    await page.goto('/search/?guide=2');
    await page.getByRole('radio', { name: /まだ決まっていない/ }).check();
    await page.getByRole('combobox', { name: '都道府県' }).selectOption('東京都');
    await page.getByRole('button', { name: '次の質問へ' }).click();
    await page.getByRole('radio', { name: '8万円まで' }).check();
    await page.getByRole('button', { name: 'ここまでの答えで一覧を見る' }).click();
    await expect(page).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?cost_to=80000$/);
    await expect(page.locator(cards).first()).toBeVisible();
  });
});
