import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startFaultyStore } from './faulty-store.ts';
import { expect, test as base } from './fixtures.ts';
import { copySources } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

const REMOTE = 'mf-content';
const message = 'このページの一部を読み込めませんでした';

/** Shells and a store that take their releases from a tree of sources. */
const test = base.extend<{ tree: SourceTree }>({
  tree: async ({}, use) => use(await copySources()),
  store: async ({ tree }, use) => {
    const store = await startFaultyStore(tree.storeDir);
    await use(store);
    await store.close();
  },
});

interface MadeUpPage {
  path: string;
  handle?: string;
  source: string;
}

const component = (body: string) => `export function Component() { ${body} }`;

/** The faults of one page. */
const pages: Record<string, MadeUpPage> = {
  'good-page': { path: '/faq', source: component('return <h1>よい版</h1>;') },
  'layout-page': {
    path: '/guide',
    handle: "{ layout: 'wide' }",
    source: component('return <h1>枠</h1>;'),
  },
  'guard-page': {
    path: '/userguide',
    handle: "{ layout: 'default', guards: ['adult'] }",
    source: component('return <h1>条件</h1>;'),
  },
  'loader-page': {
    path: '/support',
    source: `export async function loader() { throw new Error('no answer for hanako@example.com'); }
      ${component('return <h1>読み込み</h1>;')}`,
  },
  'render-page': { path: '/company', source: component("throw new Error('cannot be drawn');") },
  'window-page': {
    path: '/policy',
    source: component('return <h1>{`幅は${window.innerWidth}`}</h1>;'),
  },
};

/** Writes a remote of these pages into the tree; `start` is run when its routes are loaded. */
async function writeRemote({ dir }: SourceTree, start: string, isExported = true): Promise<void> {
  const src = path.join(dir, REMOTE, 'src');
  await rm(src, { recursive: true, force: true });
  await mkdir(src, { recursive: true });
  const routes = Object.entries(pages).map(
    ([name, { path: address, handle }]) => `{
      id: '${REMOTE}/${name}',
      path: '${address}',
      handle: ${handle ?? "{ layout: 'default' }"},
      lazy: () => import(/* webpackChunkName: "${name}" */ './${name}.tsx'),
    }`,
  );
  for (const [name, { source }] of Object.entries(pages))
    await writeFile(path.join(src, `${name}.tsx`), source);
  await writeFile(
    path.join(src, 'routes.tsx'),
    `${start}\n${isExported ? 'export ' : ''}const routes = [${routes.join(',')}];`,
  );
}

test('a broken release costs nothing, and a broken page itself alone', async ({
  tree,
  store,
  startShell,
  readLog,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const registryOf = async () =>
    JSON.parse(await readFile(path.join(tree.storeDir, 'registry.json'), 'utf8'));
  const release = async () => {
    await tree.run('release.ts', REMOTE);
    store.setRegistry(await registryOf());
    return store.registry().remotes[REMOTE]?.live;
  };
  const origin = await startShell();
  const statusOf = async (address: string) => (await request.get(origin + address)).status();
  await expect.poll(() => statusOf('/faq/')).toBe(200);

  await test.step('without routes it is refused before it is live', async () => {
    const before = await registryOf();
    await writeRemote(tree, '', false);
    await expect(tree.run('release.ts', REMOTE)).rejects.toThrow('mf-content exports no array of routes');
    expect(await registryOf()).toEqual(before);
  });

  await test.step('one that fails on the server alone leaves the one before in use', async () => {
    await writeRemote(tree, "if (process.env['RELEASE_STORE_DIR'] === undefined) document.title = '版';");
    const version = await release();
    const complaints = () =>
      readLog().filter(
        ({ about, cause }) =>
          about === `${REMOTE} ${version}` && cause === 'ReferenceError: document is not defined',
      );
    await expect.poll(complaints).toHaveLength(1);
    const reads = store.registryReads();
    await expect.poll(() => store.registryReads()).toBeGreaterThan(reads + 3);
    // A page whose code this server has loaded, and one whose code it has not.
    for (const address of ['/faq/', '/privacy/']) expect(await statusOf(address)).toBe(200);
    expect(complaints()).toHaveLength(1);
    expect(complaints()[0]?.['stack']).toContain('mf-content/src/routes.tsx');

    const started = await startShell();
    await expect.poll(async () => (await request.get(`${started}/faq/`)).status()).toBe(200);
  });

  await test.step('a page that fails says why, once, in the log', async () => {
    await writeRemote(tree, '');
    const version = await release();
    await expect.poll(async () => (await request.get(`${origin}/faq/`)).text()).toContain('よい版');
    for (const [name, status, cause] of [
      ['layout-page', 500, 'UnknownNameError: no layout is called wide'],
      ['guard-page', 500, 'UnknownNameError: no guard is called adult'],
      ['loader-page', 503, 'Error: no answer for …@…'],
      ['render-page', 503, 'Error: cannot be drawn'],
      ['window-page', 503, 'ReferenceError: window is not defined'],
    ] as const) {
      const address = `${pages[name]?.path}/`;
      const answer = await request.get(`${origin}${address}?code=123456`);
      expect(answer.status()).toBe(status);
      const html = await answer.text();
      expect(html).toContain(message);
      expect(html).toContain('<header');
      const lines = () => readLog().filter((one) => one['path'] === address);
      await expect.poll(() => lines().length).toBeGreaterThan(0);
      const [line, ...more] = lines();
      expect(more).toEqual([]);
      expect(line).toMatchObject({
        remote: REMOTE,
        version,
        route: `${REMOTE}/${name}`,
        path: address,
        cause,
        text: 'a page failed',
      });
      expect(line?.['stack']).toContain(cause);
      expect(JSON.stringify(line)).not.toMatch(/hanako|123456/);
    }
  });

  await test.step('in a browser the frame stands around it', async () => {
    for (const address of ['/guide/', '/userguide/']) {
      await page.goto(origin + address);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.goto(`${origin}/policy/`);
    await expect(page.getByRole('heading', { level: 1, name: /幅は/ })).toBeVisible();
  });
});
