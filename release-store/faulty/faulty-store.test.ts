import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { startFaultyStore } from './faulty-store.ts';
import type { FaultyStore } from './faulty-store.ts';
import { addThrowingRelease, MADE_UP_TEXT } from './made-up-release.ts';

const SCRIPT = 'globalThis.isRun = true;';
const FILE = 'mf-estate/files/page.js';

let folder: string;
let store: FaultyStore;

/** A store with one file of one remote. */
async function writeStore(name: string, script: string): Promise<string> {
  const dir = path.join(folder, name);
  await mkdir(path.join(dir, 'mf-estate/files'), { recursive: true });
  await writeFile(path.join(dir, FILE), script);
  const release = { publishedAt: '', files: {}, pages: {}, shared: { version: 'parts', styles: [] } };
  const entry = { live: '2', history: ['1', '2'], releases: { 1: release, 2: release } };
  await writeFile(path.join(dir, 'registry.json'), JSON.stringify({ remotes: { 'mf-estate': entry } }));
  return dir;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gakumado-faulty-'));
  store = await startFaultyStore(await writeStore('here', SCRIPT));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const ask = async (file = FILE, init: RequestInit = {}) => {
  const response = await fetch(`${store.url}/${file}`, init);
  return { status: response.status, text: await response.text(), tag: response.headers.get('ETag') };
};

test('without a fault it passes on the files, and the registry without versions to go back to', async () => {
  expect(await ask()).toMatchObject({ status: 200, text: SCRIPT });
  expect(await ask('mf-estate/files/other.js')).toMatchObject({ status: 404 });
  expect(await ask('mf-estate/%2e%2e/%2e%2e/%2e%2e/etc/passwd')).toMatchObject({ status: 404 });
  expect(JSON.parse((await ask('registry.json')).text).remotes['mf-estate'].history).toEqual(['2']);
});

test('the registry is sent again only when it changed', async () => {
  const { tag } = await ask('registry.json');
  const again = () => ask('registry.json', { headers: { 'If-None-Match': String(tag) } });
  expect(await again()).toMatchObject({ status: 304, text: '' });
  store.setRegistry({ remotes: {} });
  expect(await again()).toMatchObject({ status: 200, text: '{"remotes":{}}' });
  expect(store.registryReads()).toBe(3);
});

test.each([
  ['broken', 500, 'broken'],
  ['garbage', 200, '<!doctype html>'],
  ['missing', 404, 'not found'],
  ['tampered', 200, `isTampered = true;\n${SCRIPT}`],
] as const)('a remote that is %s answers so, and no other does', async (fault, status, text) => {
  store.addFile('mf-member/files/page.js', 'whole');
  store.fail('mf-estate', fault);
  expect(await ask()).toEqual(expect.objectContaining({ status, text: expect.stringContaining(text) }));
  expect(await ask('mf-member/files/page.js')).toMatchObject({ status: 200, text: 'whole' });
  expect((await ask('registry.json')).status).toBe(200);
  store.fail('mf-estate', 'none');
  expect(await ask()).toMatchObject({ status: 200, text: SCRIPT });
});

test('a remote that is down ends the connection, and one that hangs keeps it until it is well', async () => {
  store.fail('mf-estate', 'down');
  await expect(ask()).rejects.toThrow('fetch failed');
  store.fail('mf-estate', 'hanging');
  await expect(ask(FILE, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
  const waiting = ask();
  setTimeout(() => store.fail('mf-estate', 'none'), 100);
  await expect(waiting).rejects.toThrow('fetch failed');
});

test('a slow remote answers whole, servers earlier than browsers', async () => {
  store.fail('mf-estate', 'slow');
  store.addFile('mf-estate/2/node/remoteEntry.js', SCRIPT);
  const start = performance.now();
  expect(await ask('mf-estate/2/node/remoteEntry.js')).toMatchObject({ status: 200, text: SCRIPT });
  const ofServer = performance.now() - start;
  expect(await ask()).toMatchObject({ status: 200, text: SCRIPT });
  expect(ofServer).toBeGreaterThan(400);
  expect(performance.now() - start - ofServer).toBeGreaterThan(2_500);
});

test('the files of a remote may come from another folder or another site', async () => {
  store.takeFrom('mf-estate', await writeStore('there', 'there'));
  expect((await ask()).text).toBe('there');
  const site = await startFaultyStore(await writeStore('site', 'site'));
  try {
    store.takeFrom('mf-estate', site.url);
    expect((await ask()).text).toBe('site');
    site.fail('mf-estate', 'broken');
    expect((await ask()).status).toBe(404);
  } finally {
    await site.close();
  }
});

describe('a release that throws', () => {
  /** The page of a release, run by its script in a store. */
  async function readPage(place: 'everywhere' | 'browser', side: 'node' | 'web') {
    const table = [{ id: 'mf-estate/view-page', path: '/view/:id', layout: 'view', guards: ['num'] }];
    const version = addThrowingRelease(store, 'mf-estate', table, place);
    const { text } = await ask(`mf-estate/${version}/${side}/remoteEntry.js`);
    const files = store.registry().remotes['mf-estate']?.releases[version]?.files;
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    expect(files?.[`${side}/remoteEntry.js`]).toBe(hash);
    const world: Record<string, unknown> = { module: {} };
    const container = runInNewContext(`${text}\n${side === 'web' ? 'mf_estate' : 'module.exports'}`, world);
    const { routes } = (await container.get('./routes'))();
    expect(routes).toMatchObject([
      { id: 'mf-estate/view-page', path: '/view/:id', handle: { layout: 'view', guards: ['num'] } },
    ]);
    return { Component: (await routes[0].lazy()).Component, world };
  }

  test('has the addresses of the real one, and throws when a page is rendered', async () => {
    const { Component, world } = await readPage('everywhere', 'node');
    expect(() => Component()).toThrow('made to fail');
    world['process'] = { argv: ['node', '/shell/src/server/trial/trial-process.ts'] };
    expect(Component()).toBe(MADE_UP_TEXT);
  });

  test('may throw in browsers alone', async () => {
    const { Component, world } = await readPage('browser', 'web');
    expect(Component()).toBe(MADE_UP_TEXT);
    world['document'] = {};
    expect(() => Component()).toThrow('made to fail');
  });
});
