import { expect, test } from './fixtures.ts';

const pages = [
  ['/', 'ガクマド', /通う学校から/],
  ['/search/school/', '学校', /都道府県/],
  ['/topic/', 'トピックス', /2026年/],
  ['/topic/?area=kanto', '関東', /2026年/],
  ['/faq/', 'よくある', /敷金|初期費用/],
  ['/login/', 'ログイン', /パスワード/],
  ['/favorite/', 'お気に入り', /お気に入り/],
  ['/history/', '閲覧履歴', /閲覧履歴/],
] as const;

for (const [path, title, text] of pages) {
  test(`${path} is finished HTML`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(html).toContain('<html lang="ja">');
    expect(head).toMatch(new RegExp(`<title>[^<]*${title}`));
    expect(head).toContain('<meta name="description"');
    expect(head).toMatch(new RegExp(`<link rel="canonical" href="${baseURL}/`));
    // Nothing has to be fetched before the first paint.
    expect(head.match(/<style data-href="[^"]+\.css">/g)?.length).toBeGreaterThanOrEqual(3);
    expect(head).not.toContain('rel="stylesheet"');
    expect(html.slice(html.indexOf('<main'))).toMatch(text);
  });
}

test('the first HTML is the same for everybody and may be cached', async ({ request }) => {
  const cookie = 'Data-Favorite=1,2; DATA_HISTORY=1,2; Authorization=x; KEY_MY_MAIL=someone%40example.com';
  const [guest, visitor] = await Promise.all([request.get('/'), request.get('/', { headers: { cookie } })]);
  expect(await visitor.text()).toBe(await guest.text());
  expect(guest.headers()['cache-control']).toContain('public');
  expect((await request.get('/favorite/')).headers()['cache-control']).toContain('no-store');
});

for (const path of [
  '/nope/',
  '/view/4294967295/',
  '/view/abc/',
  '/search/school/pref_id:x/',
  '/topic/nowhere/1/',
  '/404/',
]) {
  test(`${path} is a real 404`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('This page could not be found');
  });
}

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
    await expect(page).toHaveURL(/\/view\/\d+\/$/);
    await expect(page.getByRole('heading', { level: 2, name: '費用' })).toBeVisible();
  });
});
