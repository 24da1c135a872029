import { chooseCampus, expect, open, schoolBox, suggestion, test } from '../browser.ts';

test(
  'from a school name to a favourite that is still there after a reload',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/');
    await chooseCampus(page, 'わせだ', '早稲田大学 早稲田キャンパス');
    await expect(page).toHaveURL(/pref_id:13\/school_id:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('早稲田キャンパス');

    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(20);
    const minutes = await cards.getByText(/キャンパスまで/).allInnerTexts();
    const sorted = minutes.map((text) => Number(/(\d+)分/.exec(text)?.[1]));
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    const first = cards.first();
    await expect(first.getByText(/万円|千円/).first()).toBeVisible();
    await expect(first.getByText(/㎡/)).toBeVisible();
    await expect(first.getByText(/徒歩\d+分/).first()).toBeVisible();
    await expect(first.getByRole('img').first()).toBeVisible();

    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/view\/\d+\/\?campus=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('group', { name: /選んだ学校への通学時間/ })).toContainText('キャンパス');
    await page.reload();
    await page.getByRole('link', { name: '検索結果に戻る' }).click();
    await expect(first.getByRole('heading', { name })).toBeInViewport();
    await first.getByRole('link', { name }).first().click();
    for (const part of ['お部屋のタイプ', '費用', '交通・通学', '取扱店舗']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }

    await page
      .getByRole('button', { name: /お気に入りに追加/ })
      .first()
      .click();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /お気に入り\s*1件/ })).toBeVisible();
    await expect(header.getByRole('link', { name: /閲覧履歴\s*1件/ })).toBeVisible();

    await header.getByRole('link', { name: /お気に入り\s*1件/ }).click();
    await expect(page).toHaveURL(/\/favorite\/$/);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();

    await open(page, '/history/');
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await expect(
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    ).toBeAttached();
  },
);

for (const word of ['ワセダ', '早稲田', '早大', 'waseda']) {
  test(`${word} finds the campuses of 早稲田大学`, async ({ page }) => {
    await open(page, '/');
    await schoolBox(page).click();
    await schoolBox(page).pressSequentially(word);
    await expect(suggestion(page, '早稲田大学 早稲田キャンパス')).toBeVisible();
    await expect(suggestion(page, '早稲田大学 所沢キャンパス')).toBeVisible();
  });
}

test('the result list has pages, and the rent narrows it in the address', async ({ page }) => {
  await open(page, '/');
  await chooseCampus(page, 'わせだ', '早稲田大学 早稲田キャンパス');
  const campus = page.url();
  const cards = page.getByRole('main').getByRole('article');
  const firstName = await cards.first().getByRole('heading').innerText();

  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: '2ページ目', exact: true })
    .click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);
  await page.goBack();
  await expect(cards.first().getByRole('heading')).toHaveText(firstName);

  await open(page, `${campus}?commute_minutes_max=60&price_to=60000`);
  await expect(cards).toHaveCount(20);
  const rents = cards.getByText(/^賃料[\d.]+(万円|千円)/);
  await expect(rents).toHaveCount(20);
  for (const text of await rents.allInnerTexts()) {
    expect(Number.parseFloat(text.replace('賃料', ''))).toBeLessThanOrEqual(text.includes('千円') ? 10 : 6);
  }
});

test('Enter while a word is being composed searches nothing', async ({ page }) => {
  await open(page, '/');
  await schoolBox(page).click();
  await schoolBox(page).fill('わせだ');
  await schoolBox(page).evaluate((input) => {
    for (const init of [
      { key: 'Enter', keyCode: 229, isComposing: true },
      { key: 'Enter', keyCode: 229, isComposing: false },
    ]) {
      input.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    }
  });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(new URL(page.url()).pathname).toBe('/');
});
