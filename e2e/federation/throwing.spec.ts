import { expect, test } from './fixtures.ts';
import { makeLive, publishMadeUp } from './made-up-release.ts';

test('a remote that throws while it renders costs only its own part', async ({
  store,
  startShell,
  page,
  request,
}) => {
  const good = store.registry().remotes['mf-content']?.live ?? '';
  publishMadeUp(store, {
    remote: 'mf-content',
    version: '9.0.0-throwing',
    path: '/faq',
    component: `() => { throw new Error('made to fail'); }`,
  });
  const origin = await startShell();

  const answer = await request.get(`${origin}/faq/`);
  expect(answer.status()).toBe(503);
  expect(await answer.text()).not.toContain('made to fail');

  await page.goto(`${origin}/faq/`);
  await expect(page.getByText('このページの一部を読み込めませんでした')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  makeLive(store, 'mf-content', good);
  await expect(async () => {
    await page.goto(`${origin}/faq/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/よくある/, { timeout: 5_000 });
  }).toPass();
});
