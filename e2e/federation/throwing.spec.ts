import { expect, test, untilServed } from './fixtures.ts';
import { makeLive, publishMadeUp } from './made-up-release.ts';

test('a remote that throws while it renders costs only its own part', async ({
  store,
  startShell,
  page,
  request,
}) => {
  const good = store.registry().remotes['mf-content']?.live ?? '';
  // Only for some visitors: a page that throws for all of them does not come into use.
  publishMadeUp(store, {
    remote: 'mf-content',
    version: '9.0.0-throwing',
    path: '/faq',
    page: `{
      loader: ({ request }) => {
        globalThis.isThrowing = request.url.includes('throw');
        return null;
      },
      Component: () => {
        if (globalThis.isThrowing ?? location.search.includes('throw')) throw new Error('made to fail');
        return 'made up';
      },
    }`,
  });
  const origin = await startShell();
  const throwing = `${origin}/faq/?throw=1`;
  await untilServed(request, `${origin}/faq/`);

  const answer = await request.get(throwing);
  expect(answer.status()).toBe(503);
  expect(await answer.text()).not.toContain('made to fail');

  await page.goto(throwing);
  await expect(page.getByText('このページの一部を読み込めませんでした')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  makeLive(store, 'mf-content', good);
  await expect(async () => {
    await page.goto(throwing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/よくある/, { timeout: 5_000 });
  }).toPass();
});

test('a page whose code fails in browsers alone stays as the server sent it', async ({
  store,
  startShell,
  page,
}) => {
  publishMadeUp(store, {
    remote: 'mf-content',
    version: '9.0.0-browser',
    path: '/faq',
    component: `() => {
      if (typeof document !== 'undefined') throw new Error('made to fail');
      return '敷金とは何ですか';
    }`,
  });
  const origin = await startShell('/faq/');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByText('一部の機能を読み込めませんでした。')).toBeVisible();
  await expect(page.getByText('敷金とは何ですか')).toBeVisible();
  await expect(page.getByText('このページの一部を読み込めませんでした')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'ガクマド' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /通う学校から/ })).toBeVisible();
  await expect(page.getByText('一部の機能を読み込めませんでした。')).toHaveCount(0);
});
