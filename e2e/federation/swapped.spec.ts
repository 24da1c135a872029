import { expect, test } from './fixtures.ts';
import { makeLive, publishMadeUp } from './made-up-release.ts';

test('a release goes live and back without a restart, on the server and in the browser', async ({
  store,
  startShell,
  page,
  request,
}) => {
  const before = store.registry().remotes['mf-content']?.live ?? '';
  const origin = await startShell('/faq/');
  const onServer = async () => (await request.get(`${origin}/faq/`)).text();
  expect(await onServer()).not.toContain('新しい版です');

  publishMadeUp(store, {
    remote: 'mf-content',
    version: '9.0.0-new',
    path: '/faq',
    component: `() => '新しい版です'`,
  });
  await expect.poll(onServer).toContain('新しい版です');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByRole('main')).toHaveText(/新しい版です/);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();

  makeLive(store, 'mf-content', before);
  await expect.poll(onServer).not.toContain('新しい版です');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();
});

test('a page that was opened before a release goes on working', async ({ store, startShell, page }) => {
  const origin = await startShell('/faq/');
  await page.goto(`${origin}/faq/`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  publishMadeUp(store, {
    remote: 'mf-content',
    version: '9.0.0-new',
    path: '/faq',
    component: `() => '新しい版です'`,
  });

  // A page of the same remote whose files this browser has not loaded yet.
  await page.getByRole('main').getByRole('link', { name: /契約/ }).first().click();
  await expect(page).toHaveURL(/\/faq\/keiyaku\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('契約');
});
