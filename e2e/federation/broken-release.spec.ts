import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startFaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import { expect, test as base } from './fixtures.ts';
import { copySources } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

const REMOTE = 'mf-content';
const message = 'このページの一部を読み込めませんでした';

/** Shells and a store that take their releases from a tree of sources. */
const test = base.extend<{ tree: SourceTree }>({
  tree: async ({}, use) => use(await copySources('broken')),
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

/** A fault for some visitors only: a page that fails for all of them does not come into use. */
const forSome = (body: string, otherwise: string) =>
  `export async function loader({ request }) {
    globalThis.isForSome = request.url.includes('code=');
    return null;
  }
  ${component(`if (globalThis.isForSome ?? location.search.includes('code=')) { ${body} } ${otherwise}`)}`;

/** The faults of one page. */
const pages: Record<string, MadeUpPage> = {
  'good-page': { path: '/faq', source: component('return <h1>よい版</h1>;') },
  'loader-page': {
    path: '/support',
    source: `export async function loader({ request }) {
        if (request.url.includes('code=')) throw new Error('no answer for hanako@example.com');
        return null;
      }
      ${component('return <h1>読み込み</h1>;')}`,
  },
  'render-page': {
    path: '/company',
    source: forSome("throw new Error('cannot be drawn');", 'return <h1>会社</h1>;'),
  },
  'window-page': {
    path: '/policy',
    source: forSome('return <h1>{`幅は${window.innerWidth}`}</h1>;', 'return <h1>方針</h1>;'),
  },
};

/** Routes with a name that this shell does not know: such a release is refused. */
const unknownNames: Record<string, MadeUpPage> = {
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
};

/** Writes a remote of the pages into the tree; `start` is run when its routes are loaded. */
async function writeRemote(
  { dir }: SourceTree,
  start: string,
  { isExported = true, more = {} }: { isExported?: boolean; more?: Record<string, MadeUpPage> } = {},
): Promise<void> {
  const all = { ...pages, ...more };
  const src = path.join(dir, REMOTE, 'src');
  await rm(src, { recursive: true, force: true });
  await mkdir(src, { recursive: true });
  const routes = Object.entries(all).map(
    ([name, { path: address, handle }]) => `{
      id: '${REMOTE}/${name}',
      path: '${address}',
      handle: ${handle ?? "{ layout: 'default' }"},
      lazy: () => import(/* webpackChunkName: "${name}" */ './${name}.tsx'),
    }`,
  );
  for (const [name, { source }] of Object.entries(all))
    await writeFile(path.join(src, `${name}.tsx`), source);
  const segments = Object.values(all).map(({ path: address }) => address.slice(1));
  const claims = { name: 'サポート', segments, sitemap: [] };
  await writeFile(path.join(src, 'claims.ts'), `export const claims = ${JSON.stringify(claims)};`);
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
  test.setTimeout(300_000);
  const registryOf = async () =>
    JSON.parse(await readFile(path.join(tree.storeDir, 'registry.json'), 'utf8'));
  const release = async () => {
    await tree.publishUnseen(REMOTE);
    store.setRegistry(await registryOf());
    return store.registry().remotes[REMOTE]?.live;
  };
  const origin = await startShell();
  const statusOf = async (address: string) => (await request.get(origin + address)).status();
  await expect.poll(() => statusOf('/faq/')).toBe(200);
  /** Each of the pages fails with its status and the frame, and leaves one line in the log. */
  const expectFailures = async (
    shell: string,
    version: string | undefined,
    failures: readonly (readonly [name: string, status: number, cause: string])[],
  ) => {
    // A busy machine may use the version before for a moment.
    const inUse = async () => (await (await request.get(`${shell}/_shell/remotes/${REMOTE}`)).json()).version;
    await expect.poll(inUse).toBe(version);
    for (const [name, status, cause] of failures) {
      const address = `${(pages[name] ?? unknownNames[name])?.path}/`;
      const answer = await request.get(`${shell}${address}?code=123456`);
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
  };

  const expectFrame = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  };

  await test.step('without routes it is refused before it is live', async () => {
    const before = await registryOf();
    await writeRemote(tree, '', { isExported: false });
    await expect(tree.publishUnseen(REMOTE)).rejects.toThrow('mf-content exports no array of routes');
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
    await expectFailures(origin, await release(), [
      ['loader-page', 503, 'Error: no answer for …@…'],
      ['render-page', 503, 'Error: cannot be drawn'],
      ['window-page', 503, 'ReferenceError: window is not defined'],
    ]);
  });

  await test.step('a page with a name that this shell does not know keeps its release out', async () => {
    await writeRemote(tree, '', { more: unknownNames });
    const version = await release();
    const refusals = () => readLog().filter(({ about }) => about === `${REMOTE} ${version}`);
    await expect.poll(refusals).not.toEqual([]);
    expect(refusals()[0]).toMatchObject({
      route: `${REMOTE}/layout-page`,
      cause: 'UnknownNameError: no layout is called wide',
      text: 'a release is refused',
    });
    expect(await (await request.get(`${origin}/faq/`)).text()).toContain('よい版');

    // A shell that starts without a backend cannot try it.
    const untried = await startShell('/faq/', { backendUrl: 'http://127.0.0.1:9' });
    await expectFailures(untried, version, [
      ['layout-page', 500, 'UnknownNameError: no layout is called wide'],
      ['guard-page', 500, 'UnknownNameError: no guard is called adult'],
    ]);
    await expectFrame([`${untried}/guide/`, `${untried}/userguide/`]);
  });

  await test.step('in a browser the frame stands around it', async () => {
    await expectFrame(['/support/', '/company/'].map((address) => `${origin}${address}?code=123456`));
    await page.goto(`${origin}/policy/?code=123456`);
    await expect(page.getByRole('heading', { level: 1, name: /幅は/ })).toBeVisible();
  });
});
