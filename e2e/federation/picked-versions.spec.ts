import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { findViolations } from '../pages/accessibility.ts';
import { expect, test } from './fixtures.ts';
import { publishMadeUp } from './made-up-release.ts';

/** The version of React that the tests and the shell have. */
const { version }: { version: string } = createRequire(import.meta.url)('react/package.json');

/** The parts of the runtime's memory that its devtools read. */
interface FederationGlobal {
  __INSTANCES__: { name: string; moduleCache: Map<string, unknown> }[];
  __SHARE__: Record<string, Record<string, Record<string, object>>>;
  moduleInfo: object;
}

/** The devtools, as they are put into a page before all else, with a proxy that leads a remote elsewhere. */
function useDevtools(): void {
  const plugin = {
    name: 'override',
    beforeRegisterRemote: (args: { remote: { name: string; entry?: string } }) => {
      args.remote.entry = 'https://elsewhere.example/remoteEntry.js';
      return args;
    },
  };
  Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
}

const preview = {
  remote: 'mf-content',
  version: '9.0.0-new',
  path: '/faq',
  component: `() => '新しい版です'`,
  isPreview: true,
};

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'お試しの表示' });
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

test('a tester chooses a version by an address, on the server and in the browser, and goes back', async ({
  store,
  startShell,
  page,
  request,
}) => {
  publishMadeUp(store, preview);
  const live = store.registry().remotes['mf-content']?.live ?? '';
  const origin = await startShell('/faq/', { testers: 'all' });
  // Their proxies change nothing: only what the registry lists can be chosen.
  await page.addInitScript(useDevtools);
  const answer = await page.goto(`${origin}/faq/?from=mail&remotes=mf-content@9.0.0-new`);
  expect(page.url()).toBe(`${origin}/faq/?from=mail`);
  expect(await answer?.text()).toContain('新しい版です');
  expect(answer?.headers()['x-gakumado-remotes']).toMatch(/^shell@\w+, mf-content@9\.0\.0-new;picked$/);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page);
  await expect(main(page)).toHaveText(/新しい版です/);
  await expect(bar(page)).toContainText('mf-content 9.0.0-new');
  // The devtools of module federation draw their graph, and list modules and shared parts, of this.
  const seen = await page.evaluate(() => {
    const { __FEDERATION__: known } = globalThis as unknown as { __FEDERATION__: FederationGlobal };
    const instances = known.__INSTANCES__.flatMap(({ name, moduleCache }) => [name, ...moduleCache.keys()]);
    return {
      instances,
      moduleInfo: known.moduleInfo,
      react: known.__SHARE__['shell']?.['default']?.['react'],
    };
  });
  expect(seen.instances).toEqual(expect.arrayContaining(['shell', 'mf_content']));
  expect(seen.moduleInfo).toMatchObject({
    shell: {
      remotesInfo: { mf_content: { matchedVersion: '9.0.0-new' } },
      shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]),
    },
    'mf_content:9.0.0-new': {
      version: '9.0.0-new',
      remoteEntry: expect.stringMatching(/^http.*\/9\.0\.0-new\/web\/remoteEntry\.js$/),
      modules: [{ modulePath: './routes' }],
    },
  });
  expect(Object.entries(seen.react ?? {})).toEqual([
    [version, expect.objectContaining({ version, from: 'shell', loaded: true })],
  ]);

  // Nobody else sees any of it.
  const others = await request.get(`${origin}/faq/`);
  expect(await others.text()).not.toContain('新しい版です');
  expect(others.headers()['x-gakumado-remotes']).toMatch(new RegExp(`, mf-content@${live}$`));
  expect(others.headers()['cache-control']).toContain('public');

  // The other remotes work as ever beside it.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /お気に入り/ })
    .click();
  await expect(page).toHaveURL(/\/favorite\/$/);
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await bar(page).getByRole('link', { name: '公開中の版に戻す' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(page.url()).toBe(`${origin}/faq/?from=mail`);
  await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();
});

test('a version that has a fault or that nobody published is named, and the page is the live one', async ({
  store,
  startShell,
  page,
}) => {
  publishMadeUp(store, { ...preview, component: `() => { throw new Error('壊れた版'); }` });
  const origin = await startShell('/faq/', { testers: 'all' });
  await page.goto(`${origin}/faq/?remotes=mf-content@9.0.0-new,mf-estate@0.0.0-never,x`);
  await expect(page.getByRole('heading', { level: 1, name: /よくある/ })).toBeVisible();
  await expect(bar(page)).toContainText(
    'mf-content@9.0.0-new は表示していません：試験で問題が見つかりました',
  );
  await expect(bar(page)).toContainText('壊れた版');
  await expect(bar(page)).toContainText('mf-estate@0.0.0-never は表示していません：公開の記録にありません');
  await expect(bar(page)).toContainText('x は表示していません');
  await hydrated(page);
  expect(await findViolations(page)).toEqual([]);
});

test('a preview is for those who have its link, and everything else of the address is nobody’s', async ({
  store,
  startShell,
  page,
}) => {
  publishMadeUp(store, { ...preview, previewKeyHash: createHash('sha256').update('k3y').digest('hex') });
  const origin = await startShell('/faq/');
  const seen = async (choice: string) => (await page.goto(`${origin}/faq/?remotes=${choice}`))?.text();
  expect(await seen('mf-content@9.0.0-new')).not.toContain('新しい版です');
  expect(await seen('mf-content@9.0.0-new~wrong')).not.toContain('新しい版です');
  await expect(bar(page)).toHaveCount(0);
  expect((await page.request.get(`${origin}/_shell/parts?path=/faq/`)).status()).toBe(404);
  expect(await seen('mf-content@9.0.0-new~k3y')).toContain('新しい版です');
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await expect(main(page)).toHaveText(/新しい版です/);
});

test('a tester sees of which parts a page is made, by the keyboard', async ({ store, startShell, page }) => {
  const live = store.registry().remotes['mf-content']?.live ?? '';
  const origin = await startShell('/faq/', { testers: 'all' });
  await page.goto(`${origin}/faq/`);
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'この画面の部品' });
  await expect(opener).toBeVisible();
  await page.keyboard.press('Alt+Shift+V');
  const panel = page.getByRole('dialog', { name: 'この画面の部品' });
  const part = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  await expect(part('mf-content')).toContainText(live);
  await expect(part('mf-content')).toContainText('この画面');
  await expect(part('mf-content')).toContainText(/\dファイル、[\d.]+ KB/);
  await expect(part('shell')).toContainText(/枠/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});
