import { cards, enterFirstEstate, expectPage, pressAt, skipToMain, tabTo } from './by-keyboard.ts';
import { expect, open, schoolBox, test } from '../browser.ts';

test('the main job by the keyboard alone', { tag: '@both' }, async ({ page }) => {
  await open(page, '/');
  await skipToMain(page);
  const box = schoolBox(page);
  await tabTo(page, box);
  await page.keyboard.type('わせだ');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const isActive = (index: number) => expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowUp');
  await isActive((await options.count()) - 1);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('わせだ');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/school\/pref_id:\d+\/school_id:\d+\/$/);
  await expectPage(page, /キャンパス/);

  await enterFirstEstate(page);
  // It stands on the picture, before the name.
  await pressAt(page, page.getByRole('button', { name: /お気に入りに追加/ }).first(), 'Enter', 'Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*1件/ })).toBeVisible();
});

test('the side search: nothing, a word, a campus', async ({ page }) => {
  const side = page.getByRole('complementary', { name: '学校名から探す' });
  await open(page, '/company/');
  await skipToMain(page);
  await pressAt(page, side.getByRole('combobox'));
  await expect(page).toHaveURL(/\/search\/school\/keyword\/000\/$/);
  await expectPage(page, '学校名が入力されていません');

  await tabTo(page, side.getByRole('combobox'));
  await page.keyboard.type('わせだ');
  await page.keyboard.press('Enter');
  await expectPage(page, '「わせだ」の検索結果');
  await pressAt(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /所沢キャンパス/ })
      .first(),
  );
  await expectPage(page, /所沢キャンパス/);

  await open(page, '/company/');
  await skipToMain(page);
  await tabTo(page, side.getByRole('link', { name: 'そのほかの探し方' }));
  await tabTo(page, side.getByRole('combobox'), 'Shift+Tab');
  await page.keyboard.type('わせだ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(page, /早稲田大学/);
});

test('a prefecture, a school of several campuses, one of them', async ({ page }) => {
  await open(page, '/search/school/');
  await skipToMain(page);
  await pressAt(page, page.getByRole('main').getByRole('link', { name: '京都府' }));
  await expectPage(page, '京都府の学校から探す');
  // Many schools are folded under their letters.
  await pressAt(page, page.getByRole('main').locator('summary', { hasText: 'か行' }));
  await pressAt(page, page.getByRole('main').getByRole('link', { name: '京都大学', exact: true }));
  await expectPage(page, '京都大学のキャンパスから探す');
  await pressAt(page, page.getByRole('main').getByRole('link', { name: /吉田キャンパス/ }));
  await expectPage(page, /吉田キャンパス/);
  await enterFirstEstate(page);
});

test('a school by the syllabary: a row, another one, a campus', async ({ page }) => {
  await open(page, '/search/school/keyword/000/');
  await skipToMain(page);
  const rows = page.getByRole('main').getByRole('navigation', { name: '五十音から探す' });
  await pressAt(page, rows.getByRole('link', { name: 'ら行' }));
  await expectPage(page, 'ら行の学校');
  await pressAt(page, rows.getByRole('link', { name: 'わ行' }));
  await expectPage(page, 'わ行の学校');
  await pressAt(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^早稲田キャンパス/ })
      .first(),
  );
  await expectPage(page, /早稲田キャンパス/);
  await expect(cards(page).first()).toBeVisible();
});

test('an unknown school name leads on to the syllabary', async ({ page }) => {
  await open(page, '/search/school/');
  await skipToMain(page);
  await tabTo(page, schoolBox(page));
  await page.keyboard.type('そんな学校はありません');
  await page.keyboard.press('Enter');
  await expectPage(page, '「そんな学校はありません」の検索結果');
  await expect(page.getByText(/に当てはまる学校が見つかりませんでした/)).toBeVisible();
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'わ行' }));
  await expectPage(page, 'わ行の学校');
});
