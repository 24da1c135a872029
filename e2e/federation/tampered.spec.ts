import { expect, test, untilServed } from './fixtures.ts';
import type { FaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';

/** Over a page that stays as the server sent it, without the files that were refused. */
const line = '一部の機能を読み込めませんでした。';
const isTampered = () => Reflect.get(globalThis, 'isTampered') === true;

/** Takes the hashes of matching files of mf-content's live release out of the registry. */
function forgetHashes(store: FaultyStore, pattern: RegExp): void {
  const registry = store.registry();
  const entry = registry.remotes['mf-content'];
  const release = entry?.releases[entry.live];
  if (!release) throw new Error('mf-content has no release');
  release.files = Object.fromEntries(Object.entries(release.files).filter(([file]) => !pattern.test(file)));
  store.setRegistry(registry);
}

test('a browser refuses files that are not the registered ones', async ({ store, startShell, page }) => {
  const origin = await startShell('/faq/');
  store.fail('mf-content', 'tampered');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByText(line)).toBeVisible();
  expect(await page.evaluate(isTampered)).toBe(false);
});

test('a server refuses files that are not the registered ones', async ({ store, startShell, request }) => {
  store.fail('mf-content', 'tampered');
  const origin = await startShell();
  const answer = await request.get(`${origin}/faq/`);
  expect(answer.status()).toBe(503);
  await untilServed(request, `${origin}/`);
});

for (const [what, pattern] of [
  ['the entry', /^web\/.*-entry\./],
  ['a page', /^web\/.*faq-page.*\.js/],
] as const) {
  test(`a browser does not run ${what} without a hash in the registry`, async ({
    store,
    startShell,
    page,
  }) => {
    forgetHashes(store, pattern);
    const origin = await startShell('/faq/');
    await page.goto(`${origin}/faq/`);
    await expect(page.getByText(line)).toBeVisible();
  });
}

test('a browser does not run an entry whose hash is none', async ({ store, startShell, page }) => {
  const hashes = { 'mf-content': '', 'mf-search': 'garbage', 'mf-member': 'md5-AAAA' };
  const registry = store.registry();
  for (const [remote, hash] of Object.entries(hashes)) {
    const entry = registry.remotes[remote];
    const release = entry?.releases[entry.live];
    if (!release) throw new Error(`${remote} has no release`);
    release.files[`web/${release.browser?.entry}`] = hash;
  }
  store.setRegistry(registry);
  const origin = await startShell('/faq/');
  for (const address of ['/faq/', '/search/', '/login/']) {
    await page.goto(origin + address);
    await expect(page.getByText(line), address).toBeVisible();
  }
});

test('a stylesheet without a hash in the registry is not applied', async ({ store, startShell, request }) => {
  forgetHashes(store, /^web\/.*faq-page.*\.css$/);
  const origin = await startShell('/faq/');
  const html = await (await request.get(`${origin}/faq/`)).text();
  const link = /<link[^>]*faq-page[^>]*\.css[^>]*>/.exec(html)?.[0] ?? '';
  expect(link).toContain(`integrity="sha384-${'A'.repeat(64)}"`);
});

test('a stylesheet that is not the registered one is not applied', async ({ store, startShell, page }) => {
  const registry = store.registry();
  const entry = registry.remotes['mf-content'];
  const release = entry?.releases[entry.live];
  const file = Object.keys(release?.files ?? {}).find((name) => /^web\/.*faq-page.*\.css$/.test(name)) ?? '';
  if (!release) throw new Error('mf-content has no release');
  release.files[file] = `sha384-${'B'.repeat(64)}`;
  store.setRegistry(registry);
  const origin = await startShell('/faq/');
  await page.goto(`${origin}/faq/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('style[data-href*="faq-page"]')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => href !== null && href.includes('faq-page')),
    ),
  ).toBe(false);
});

test('an unreadable registry leaves the shell as it is', async ({ store, startShell, request }) => {
  const origin = await startShell('/faq/');
  const registry = store.registry();
  const readsBefore = store.registryReads();
  store.setRegistry(JSON.parse('{}'));
  // The second of them begins when the first one was dealt with.
  await expect.poll(() => store.registryReads()).toBeGreaterThan(readsBefore + 1);
  expect((await request.get(`${origin}/faq/`)).status()).toBe(200);
  store.setRegistry(registry);
});

test('a server does not run a remote whose entry has no hash in the registry', async ({
  store,
  startShell,
  request,
}) => {
  forgetHashes(store, /^node\/remoteEntry/);
  const origin = await startShell();
  expect((await request.get(`${origin}/faq/`)).status()).toBe(503);
});
