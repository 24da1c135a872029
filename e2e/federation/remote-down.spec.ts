import type { Fault } from './faulty-store.ts';
import { expect, test } from './fixtures.ts';

const faults: Fault[] = ['unreachable', 'error', 'rubbish', 'hanging', 'missing'];
const message = 'このページの一部を読み込めませんでした';

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

      const started = Date.now();
      const answer = await request.get(`${origin}/faq/`);
      expect(Date.now() - started).toBeLessThan(2_000);
      expect(answer.status()).toBe(503);
      const html = await answer.text();
      expect(html).toContain(message);
      expect(html).toContain('<header');

      await page.goto(`${origin}/faq/`);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'ガクマド' }).first().click();
      await expect(page.getByRole('combobox', { name: /学校名/ }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByText(message)).toBeVisible({ timeout: 15_000 });

      store.fail('mf-content', 'none');
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible({
        timeout: 15_000,
      });
    });

    test('can be retried when only the browser cannot load it', async ({ store, startShell, page }) => {
      const origin = await startShell();
      store.fail('mf-content', fault);
      const answer = await page.goto(`${origin}/faq/`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(message)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('banner')).toBeVisible();

      store.fail('mf-content', 'none');
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible({
        timeout: 15_000,
      });
    });
  });
}

test('a retry on a slow network succeeds as well', async ({ store, startShell, page }) => {
  const origin = await startShell();
  store.fail('mf-content', 'unreachable');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByText(message)).toBeVisible({ timeout: 20_000 });

  store.fail('mf-content', 'none');
  // Late enough that what the browser remembers of the page's files comes more than a second after the press.
  await page.route(/mf-content.*entry/i, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible({ timeout: 15_000 });
});
