import type { Page } from '@playwright/test';
import type { StoreFault } from '@gakumado/release-store/faulty/store-faults.ts';
import { expect, test } from './fixtures.ts';

const faults: StoreFault[] = ['down', 'broken', 'garbage', 'hanging', 'missing'];
const message = 'このページの一部を読み込めませんでした';
/** Over a page that stays as the server sent it. */
const line = '一部の機能を読み込めませんでした。';

/** As if the page had been reloaded a moment ago, so that the next failure is shown. */
const spendReload = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('gakumado_chunk_reload', String(Date.now())));

for (const fault of faults) {
  test.describe(`a remote that is ${fault}`, () => {
    test('costs only its own part when the server cannot load it', async ({
      store,
      startShell,
      page,
      request,
    }) => {
      store.fail('mf-content', fault);
      const origin = await startShell();

      // Answered while the fault is there: nothing waits for its end.
      const answer = await request.get(`${origin}/faq/`);
      expect(answer.status()).toBe(503);
      const html = await answer.text();
      expect(html).toContain(message);
      expect(html).toContain('<header');

      await page.goto(`${origin}/faq/`);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'ガクマド' }).first().click();
      await expect(page.getByRole('combobox', { name: /学校名/ }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByText(message)).toBeVisible();

      store.fail('mf-content', 'none');
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();
    });

    test('can be retried when only the browser cannot load it', async ({ store, startShell, page }) => {
      const origin = await startShell('/faq/');
      store.fail('mf-content', fault);
      const answer = await page.goto(`${origin}/faq/`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(line)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();

      store.fail('mf-content', 'none');
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(page.getByText(line)).toBeHidden();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();
    });
  });
}

test('a link is followed while the page is tried again', async ({ store, startShell, page }) => {
  store.fail('mf-content', 'missing');
  const origin = await startShell();
  // The browser's own attempt fails only after the page of the link is there.
  const attempt = Promise.withResolvers<void>();
  await page.route(/\/_shell\/remotes\?path=%2Ffaq/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    // A page that has been left no longer takes an answer.
    await route.fulfill({ status: 503 }).catch(() => {});
    attempt.resolve();
  });
  await page.goto(`${origin}/faq/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'ガクマド' }).first().click();
  const homeHeading = page.getByRole('heading', { level: 1, name: /通う学校から/ });
  await expect(homeHeading).toBeVisible();
  await attempt.promise;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  await expect(homeHeading).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
});

// The files of these pages fail one after the other, and two at a time.
for (const [link, remote] of [
  ['ログイン', 'mf-member'],
  ['東京', 'mf-search'],
] as const) {
  test(`one press brings the page behind ${link} back`, async ({ startShell, page }) => {
    const origin = await startShell('/faq/');
    await page.goto(`${origin}/faq/`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.route(`**/${remote}/**`, (route) => route.abort('connectionrefused'));
    await spendReload(page);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const retry = page.getByRole('button', { name: 'もう一度読み込む' });
    await expect(page.getByText(message)).toBeVisible();

    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(link);
  });
}

test('a retry on a slow network succeeds as well', async ({ store, startShell, page }) => {
  const origin = await startShell('/login/');
  store.fail('mf-content', 'down');
  await page.goto(`${origin}/login/`);
  await page.locator('html[data-hydrated]').waitFor();
  await spendReload(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }).click();
  await expect(page.getByText(message)).toBeVisible();

  store.fail('mf-content', 'none');
  // Delayed, so that even remembered files of the page arrive more than a second after the press.
  await page.route(/mf-content.*entry/i, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '会社概要' })).toBeVisible();
});
