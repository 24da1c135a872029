import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test, untilServed } from './fixtures.ts';

const line = '一部の機能を読み込めませんでした。';
const retry = { name: 'もう一度読み込む' };

/** Refuses every file of a remote, its entry included, from now on. */
const block = (page: Page, remote: string) =>
  page.route(`**/releases/${remote}/**`, (route) => route.abort('blockedbyclient'));

/** Starts a shell and waits until every remote is in use. */
async function openSite(startShell: () => Promise<string>, request: APIRequestContext): Promise<string> {
  const origin = await startShell();
  for (const address of ['/', '/faq/', '/view/102765/', '/login/'])
    await untilServed(request, origin + address);
  return origin;
}

const phonePages = [
  ['mf-content', '/store/'],
  ['mf-search', '/'],
  ['mf-search', '/search/school/pref_id:13/school_id:56/?price=4'],
  ['mf-estate', '/view/102765/'],
  ['mf-member', '/login/'],
] as const;
const desktopPages = [
  ['mf-search', '/search/transit/pref_id:13/'],
  ['mf-estate', '/view/102765/'],
] as const;

for (const [width, pages] of [
  [375, phonePages],
  [1280, desktopPages],
] as const) {
  test(`pages stay readable at ${width} px when their scripts are blocked`, async ({
    startShell,
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    const origin = await openSite(startShell, request);
    for (const [remote, address] of pages) {
      await test.step(address, async () => {
        const context = await browser.newContext({ viewport: { width, height: 740 }, locale: 'ja-JP' });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await block(page, remote);
        // The page as it came, before any script has run.
        let html = '';
        const read = async () => {
          const answer = await context.request.get(origin + address);
          html = await answer.text();
          return answer.status();
        };
        await expect.poll(read).toBe(200);
        const heading = /<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '') ?? '';
        await page.goto(origin + address);
        await expect(page.getByText(line)).toBeVisible();
        await expect(page.getByRole('button', retry)).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await expect(page.locator('[data-failure]')).toHaveCount(0);
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
        await expectAccessible(page);
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  });
}

test('the frame works around a page that stayed, and its links and forms do', async ({
  startShell,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const origin = await openSite(startShell, request);
  await block(page, 'mf-search');
  await page.goto(`${origin}/search/school/pref_id:13/school_id:56/`);
  await expect(page.getByText(line)).toBeVisible();
  const styled = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((card) => getComputedStyle(card).display);
  expect(styled).toBe('grid');

  // Controls that need scripts lead to the line that says why nothing happens.
  await page
    .getByRole('main')
    .getByRole('button', { name: /お気に入り/ })
    .first()
    .click();
  await expect(page.getByRole('button', retry)).toBeFocused();

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view\/\d+\/(\?campus=\d+)?$/);
  await expect(page.getByRole('heading', { level: 2, name: '費用' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(line)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'ガクマド' }).first().click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText(line)).toBeVisible();
  const word = page.getByRole('main').getByPlaceholder('学校名を入力');
  await word.fill('早稲田');
  await word.press('Enter');
  await expect(page).toHaveURL(/\/search\/school\/\?keyword=%E6%97%A9/);

  await expect(page.getByText(line)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', retry).click();
  await expect(page.getByText(line)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form in a page that stayed is answered by the server, and sends nothing with the address', async ({
  startShell,
  page,
  request,
}) => {
  const origin = await openSite(startShell, request);
  await block(page, 'mf-member');
  await page.goto(`${origin}/login/`);
  await expect(page.getByText(line)).toBeVisible();
  await page.getByLabel('メールアドレス').fill('hanako@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('secret-word-1');
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。')).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.com');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL(`${origin}/login/`);
});

test('the next page says that its scripts are blocked', async ({ startShell, page, request }) => {
  const origin = await openSite(startShell, request);
  await page.goto(`${origin}/`);
  await page.locator('html[data-hydrated]').waitFor();
  await block(page, 'mf-content');
  // The one reload of this minute has been.
  await page.evaluate(() => sessionStorage.setItem('gakumado_chunk_reload', String(Date.now())));
  await page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }).click();
  await expect(page.getByText('このページの一部を読み込めませんでした')).toBeVisible();
});
