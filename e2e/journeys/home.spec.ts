import { findShifts } from '../pages/layout-shift.ts';
import { expect, open, test } from '../browser.ts';

test('every way on the home page leads to a page that answers', async ({ page, request }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['ほかの方法で探す', '新着の物件', 'こだわりから探す', '都道府県の学校から探す']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = [...new Set(hrefs.map((href) => href.replace(/#.*$/, '')))].filter((href) =>
    /^\/(search|city|search_condition|guide|event|topic)\//.test(href),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const href of pages.filter((_, index) => index % 4 === 0)) {
    expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  }
});

test(
  'the first picture is asked for first, and nothing moves the page about',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/');
    const hero = page.getByRole('main').locator('img').first();
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    await expect(hero).toHaveAttribute('loading', 'eager');
    expect(await findShifts(page, 0.1)).toEqual([]);
  },
);

test('suggestions leave the button of the large box in reach', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('combobox').first().fill('わせだ');
  await expect(page.getByRole('option').first()).toBeVisible();
  const button = main.getByRole('button', { name: '検索', exact: true }).first();
  await expect(button).toBeInViewport();
  // Nothing lies over it: a click reaches it.
  await button.click();
  await page.waitForURL('**/search/school/?keyword=**');
});

test('below the list of a campus its rents, surroundings and neighbours are in the first HTML', async ({
  request,
}) => {
  // A part that its call kept waiting comes without the first HTML, so on a slow machine the next answer has it.
  await expect(async () => {
    const html = await (await request.get('/search/school/pref_id:13/school_id:56/')).text();
    for (const name of [
      'こだわりから探す',
      'お部屋探しのアドバイス',
      'キャンパス周辺の施設',
      '近くのキャンパス',
    ]) {
      expect(html).toContain(name);
    }
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two schools are typed one after the other, on the home page and in the list of the first', async ({
    page,
  }) => {
    await page.goto('/');
    const ask = async (schools: string) => {
      const main = page.getByRole('main');
      await main.getByText('2か所に通えるお部屋を探す').click();
      const box = main.getByRole('searchbox', { name: /続けて入力してください/ });
      await box.press('End');
      await box.pressSequentially(schools);
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\/keyword\/\?keyword=/);
    };
    await ask('早稲田大学　明治大学');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/早稲田大学　明治大学/);
    await page.goto('/search/school/pref_id:13/school_id:56/');
    await ask('明治大学');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/西早稲田キャンパス　明治大学/);
    const first = page.locator('article').first();
    await expect(first.getByText(/西早稲田キャンパスまで/)).toBeVisible();
    await expect(first.getByText(/駿河台キャンパスまで/)).toBeVisible();
  });
});
