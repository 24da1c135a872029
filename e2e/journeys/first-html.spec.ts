import { expect, test } from '../browser.ts';

test('the first HTML is the same for everybody and may be cached', async ({ request }) => {
  const cookie = 'Data-Favorite=1,2; DATA_HISTORY=1,2; Authorization=x; KEY_MY_MAIL=someone%40example.com';
  const [guest, visitor] = await Promise.all([request.get('/'), request.get('/', { headers: { cookie } })]);
  expect(await visitor.text()).toBe(await guest.text());
  expect(guest.headers()['cache-control']).toContain('public');
  expect((await request.get('/favorite/')).headers()['cache-control']).toContain('no-store');
});

test('an address without its slash leads to the one with it', async ({ request }) => {
  const answer = await request.get('/faq?x=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/faq/?x=1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the school box, the result list and the estate are there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByPlaceholder('学校名を入力').fill('早稲田');
    await page.getByRole('main').getByRole('button', { name: '検索' }).first().click();
    await expect(page).toHaveURL(/\/search\/school\/\?keyword=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /早稲田キャンパス/ })
      .first()
      .click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(20);
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/view\/\d+\/(\?campus=\d+)?$/);
    await expect(page.getByRole('heading', { level: 2, name: '費用' })).toBeVisible();
  });
});
