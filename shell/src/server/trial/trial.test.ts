import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryRelease } from './trial.ts';
import type { Trial } from './trial.ts';

let root: string;
let backend: Server;
let backendUrl: string;

/** A rendering bundle that runs the loader and the component of one page. */
const bundle = `
exports.configureApi = exports.configureContent = () => {};
exports.remoteOf = () => 'mf-x';
exports.createServerRemotes = () => ({ load: async (remote, version, readContainer) => readContainer().routes });
const unanswered = () => undefined;
exports.queryPage = async (request, routes) => {
  const { pathname } = new URL(request.url);
  const route = routes.find(({ path }) => path + '/' === pathname);
  const { loader, Component } = await route.lazy();
  const late = new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  await Promise.race([loader?.({ request }), late]);
  const render = async () => ({ html: Component(), isMainMissing: false });
  return { status: 200, routeId: route.id, isPublic: true, unanswered, hydration: {}, cookies: [], render };
};
const failure = { status: 503, isPublic: false, unanswered, hydration: {}, cookies: [] };
exports.failedPage = async () => ({ ...failure, render: async () => ({ html: '', isMainMissing: false }) });
`;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trial-'));
  await mkdir(path.join(root, 'shell/node'), { recursive: true });
  await writeFile(path.join(root, 'shell/node/render.cjs'), bundle);
  await writeFile(
    path.join(root, 'shell/assets.json'),
    JSON.stringify({ version: 's1', sharedVersions: {}, scripts: [], styles: [], parts: {} }),
  );
  backend = createServer(({ url = '' }, response) => {
    response.writeHead(url.includes('broken') ? 500 : 200).end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  backendUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  backend.close();
  await rm(root, { recursive: true });
});

let count = 0;

/** Writes a release of mf-x with these page modules, by their address; `start` runs when it is loaded. */
async function build(pages: Record<string, string>, start = ''): Promise<{ version: string; dir: string }> {
  count += 1;
  const version = `1.0.${count}`;
  const dir = path.join(root, 'mirror-1/mf-x', version);
  await mkdir(path.join(dir, 'node'), { recursive: true });
  const routes = Object.entries(pages).map(
    ([address, page]) => `{ id: 'mf-x${address}', path: '${address}', lazy: async () => (${page}) }`,
  );
  await writeFile(path.join(dir, 'package.json'), '{"type":"commonjs"}');
  await writeFile(
    path.join(dir, 'node/remoteEntry.js'),
    `${start}\nconst Component = () => 'page';\nexports.routes = [${routes.join(',')}];`,
  );
  return { version, dir };
}

const env = () => ({
  SHELL_BUILD_DIR: path.join(root, 'shell'),
  BACKEND_URL: backendUrl,
  SITE_ORIGIN: 'http://localhost:3000',
});

const tryPages = async (pages: Record<string, string>, start?: string): Promise<Trial> =>
  tryRelease({ remote: 'mf-x', ...(await build(pages, start)), env: env() });

const causesOf = ({ findings }: Trial) => findings.map(({ route, cause }) => [route, cause]);

test('pages that fail are found, and errors that belong to no page', async () => {
  const trial = await tryPages(
    {
      '/good': `{ Component, loader: () => fetch('${backendUrl}/good') }`,
      '/loader': "{ Component, loader: () => { throw new Error('no data'); } }",
      '/render': "{ Component: () => { throw new Error('no render'); } }",
      '/module': "(() => { throw new Error('no module'); })()",
      '/stray': "{ Component, loader: () => void Promise.reject(new Error('stray')) }",
      '/never': '{ Component, loader: () => new Promise(() => {}) }',
      '/none': '{}',
    },
    "setTimeout(() => { throw new Error('early'); }); exports.later = () => {};",
  );
  expect(trial).toMatchObject({ isTried: true, pageCount: 7 });
  const causes = causesOf(trial).filter(([, cause]) => cause !== 'Error: early');
  // A busy machine may say of a page, besides, that nothing came in time.
  expect(causes.filter(([route], at) => causes.findIndex(([other]) => other === route) === at)).toEqual([
    ['mf-x/loader', 'Error: no data'],
    ['mf-x/render', 'Error: no render'],
    ['mf-x/module', 'Error: no module'],
    ['mf-x/stray', 'Error: stray'],
    ['mf-x/never', 'TimeoutError: the page had no data after 3 s'],
    ['mf-x/none', 'the page has no Component'],
  ]);
  expect(causesOf(trial).map(([, cause]) => cause)).toContain('Error: early');
});

test.each([
  ['ends the process', 'process.exit(0)', 'its code ended the process with code 0'],
  ['loops', '(() => { for (;;); })()', 'its code made the process stand still'],
  [
    'uses up the memory',
    '(() => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)); })()',
    expect.stringMatching(/used up the memory|stand still/),
  ],
])('a page that %s is found', async (_, body, cause) => {
  const trial = await tryPages({ '/a': '{ Component }', '/b': `{ Component, loader: () => ${body} }` });
  expect(causesOf(trial)).toEqual([['mf-x/b', cause]]);
});

test('a release that cannot be loaded is found', async () => {
  const trial = await tryPages({ '/a': '{ Component }' }, "throw new Error('at its start');");
  expect(causesOf(trial)).toEqual([[undefined, 'Error: at its start']]);
});

test('a page that fails because the backend does is no fault of the release', async () => {
  const broken = `(await fetch('${backendUrl}/broken')).ok || (() => { throw new Error('no data'); })()`;
  expect(await tryPages({ '/a': `{ Component, loader: async () => ${broken} }` })).toEqual({
    findings: [],
    isTried: true,
    pageCount: 1,
  });
});

test('neither is one that fails in the version before as well', async () => {
  const failing = { '/a': "{ Component: () => { throw new Error('no'); } }" };
  const before = await build(failing);
  const release = await build(failing);
  expect((await tryRelease({ remote: 'mf-x', ...release, before, env: env() })).findings).toEqual([]);
});

test('without a backend pages are not asked for, and without a shell nothing is', async () => {
  const release = await build({ '/a': '{}' });
  const tryWith = (more: Record<string, string>) =>
    tryRelease({ remote: 'mf-x', ...release, env: { ...env(), ...more } });
  expect(await tryWith({ BACKEND_URL: 'http://127.0.0.1:1' })).toEqual({
    findings: [],
    isTried: false,
    pageCount: 0,
  });
  expect(await tryWith({ SHELL_BUILD_DIR: path.join(root, 'nothing') })).toEqual({
    findings: [],
    isTried: false,
    pageCount: 0,
  });
});
