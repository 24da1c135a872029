import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../hash-files.ts';
import { buildStoreApp } from '../serving/store-app.ts';
import { buildMadeUp } from '../testing/made-up-files.ts';
import { startS3StandIn } from '../testing/s3-stand-in.ts';
import { httpStore } from './http-store.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

const KEY = 'a-key-for-every-remote';
const PREVIEW_KEY_HASH = 'ab'.repeat(32);

let root: string;
let store: ReleaseStore;
/** The file in which a file of the store is kept. */
let fileOf: (file: string) => string;
const ends: (() => unknown)[] = [];
const { env } = process;

/** Starts what is behind a store: a folder, or a bucket. */
async function startPlace(kind: string): Promise<string> {
  if (kind === 'folder') {
    const dir = path.join(root, 'store');
    fileOf = (file) => path.join(dir, file);
    return dir;
  }
  const s3 = await startS3StandIn();
  ends.push(() => s3.close());
  process.env = { ...env, ...s3.env };
  fileOf = s3.fileOf;
  return s3.place;
}

async function startServer(place: string): Promise<ReleaseStore> {
  const app = await buildStoreApp({ place, keys: `*=${KEY}` });
  ends.push(() => app.close());
  return httpStore(await app.listen({ port: 0, host: '127.0.0.1' }), KEY);
}

describe.each([
  { name: 'a folder', behind: 'folder', isServed: false },
  { name: 'a bucket', behind: 'bucket', isServed: false },
  { name: 'a server with a folder', behind: 'folder', isServed: true },
  { name: 'a server with a bucket', behind: 'bucket', isServed: true },
])('the release store in $name', ({ behind, isServed }) => {
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'gakumado-stores-'));
    const place = await startPlace(behind);
    store = isServed ? await startServer(place) : openStore(place);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    process.env = env;
    await rm(root, { recursive: true });
  });

  const build = (version: string, files?: Record<string, string>, remote = 'mf-a') =>
    buildMadeUp(root, { remote, version, ...(files ? { files } : {}) });
  const goLive = async (version: string, files?: Record<string, string>, remote = 'mf-a') =>
    store.publish(await build(version, files, remote), { kind: 'live', version });
  const readText = async (file: string) => (await store.readFile(`mf-a/${file}`))?.toString();
  const entryOf = async (remote = 'mf-a') => (await store.readRegistry()).remotes[remote];
  const isThere = (file: string) => existsSync(fileOf(`mf-a/${file}`));

  test('begins empty, and has every file of what is published', async () => {
    expect(await store.readRegistry()).toEqual({ remotes: {} });
    expect(await readText('v1/web/same.js')).toBeUndefined();
    await store.requireAccess('mf-a');
    const built = await build('v1');
    const { files } = built.release;
    expect(await store.publish(built, { kind: 'live', version: 'v1' })).toBe('v1');
    expect(await goLive('v2')).toBe('v2');
    const entry = await entryOf();
    expect(entry).toMatchObject({ live: 'v2', history: ['v1', 'v2'] });
    expect(entry?.releases['v1']?.files).toEqual(files);
    for (const [file, hash] of Object.entries(files))
      expect(hashOf((await store.readFile(`mf-a/v1/${file}`)) ?? 'nothing')).toBe(hash);
    expect(await readText('files/page-v1.js')).toBe('page of v1');
    expect(await readText('files/page-v2.js')).toBe('page of v2');
    expect(await readText('files/same.js.br')).toBe('the same, compressed');
    expect(await readText('files/assets/empty.txt')).toBe('');
    // Each release has an entry under this name.
    expect(await readText('files/remoteEntry.js')).toBeUndefined();
  });

  test('goes back and forth between versions', async () => {
    for (const version of ['v1', 'v2', 'v3']) await goLive(version);
    expect(await store.change('mf-a', { kind: 'previous' })).toBe('v2');
    expect(await store.change('mf-a', { kind: 'previous', from: 'v3' })).toBe('v2');
    expect(await store.change('mf-a', { kind: 'previous', from: 'v2' })).toBe('v1');
    expect(await store.change('mf-a', { kind: 'previous', from: 'v1' })).toBe('v1');
    await expect(store.change('mf-a', { kind: 'previous' })).rejects.toThrow('no release before v1');
    expect(await store.change('mf-a', { kind: 'back', version: 'v3' })).toBe('v3');
    expect(await store.change('mf-a', { kind: 'live', version: 'v1' })).toBe('v1');
    expect((await entryOf())?.live).toBe('v1');
    await expect(store.change('mf-a', { kind: 'live', version: 'v9' })).rejects.toThrow(
      'v9 was never published',
    );
    await expect(store.change('mf-b', { kind: 'previous' })).rejects.toMatchObject({
      code: 'change_refused',
    });
  });

  test('lists previews without making them live', async () => {
    const preview = { kind: 'preview', version: 'v2', previewKeyHash: PREVIEW_KEY_HASH } as const;
    await expect(store.publish(await build('v2'), preview)).rejects.toThrow('has to go live');
    expect(await entryOf()).toBeUndefined();
    await goLive('v1');
    await store.publish(await build('v2'), preview);
    const entry = await entryOf();
    expect(entry).toMatchObject({ live: 'v1', history: ['v1'] });
    expect(entry?.releases['v2']).toMatchObject({ previewKeyHash: PREVIEW_KEY_HASH });
    await expect(store.change('mf-a', { kind: 'back', version: 'v2' })).rejects.toThrow('was never live');
  });

  test('never changes a release, nor a file that releases share', async () => {
    await goLive('v1');
    const before = await store.readRegistry();
    await expect(goLive('v1', { 'web/more.js': 'more' })).rejects.toMatchObject({ code: 'version_changed' });
    await expect(goLive('v2', { 'web/same.js': 'another' })).rejects.toMatchObject({ code: 'file_changed' });
    expect(await store.readRegistry()).toEqual(before);
    expect(await readText('files/same.js')).toBe('the same in all releases');
    expect(await readText('v1/web/more.js')).toBeUndefined();
    // The same once more is no change.
    expect(await goLive('v1')).toBe('v1');
  });

  test('loses nothing of publications at the same moment', async () => {
    const remotes = ['mf-a', 'mf-b', 'mf-c'];
    const versions = ['v1', 'v2'];
    const all = remotes.flatMap((remote) => versions.map((version) => ({ remote, version })));
    await Promise.all(all.map(({ remote, version }) => goLive(version, {}, remote)));
    for (const remote of remotes) {
      const { releases = {}, history = [], live } = (await entryOf(remote)) ?? {};
      expect(Object.keys(releases).toSorted()).toEqual(versions);
      expect(history.toSorted()).toEqual(versions);
      expect(history.at(-1)).toBe(live);
    }
  });

  test('keeps private files, which the registry does not list', async () => {
    await goLive('v1', { 'private/maps/page.js.map': 'source' });
    expect(await readText('v1/private/maps/page.js.map')).toBe('source');
    expect(JSON.stringify(await store.readRegistry())).not.toContain('page.js.map');
    expect(await readText('files/maps/page.js.map')).toBeUndefined();
  });

  test('copies of a release what looks at it need', async () => {
    await goLive('v1');
    const release = (await entryOf())?.releases['v1'];
    if (!release) throw new Error('not listed');
    const { dir, close } = await store.openRelease('mf-a', 'v1', release);
    const names = ['node/remoteEntry.js', 'web/same.js.br', 'web/page-v1.js'];
    expect(names.map((file) => existsSync(path.join(dir, file)))).toEqual([true, true, true]);
    await close();
    expect(isThere('v1/node/remoteEntry.js')).toBe(true);
  });

  test('removes what the registry has forgotten, and keeps what tabs may ask for', async () => {
    const age = async (file: string, days: number) => {
      const then = new Date(Date.now() - days * 86_400_000);
      await utimes(fileOf(`mf-a/${file}`), then, then);
    };
    /** A file that no listed release has. */
    const leave = async (file: string, days: number) => {
      const place = fileOf(`mf-a/${file}`);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, file);
      await age(file, days);
    };
    await goLive('v1');
    const kept = ['v1/node/remoteEntry.js', 'files/same.js', 'files/page-v1.js'];
    for (const file of kept) await age(file, 90);
    await leave('v0/node/remoteEntry.js', 2);
    await leave('files/old.js', 31);
    await leave('files/young.js', 29);
    // A server does so after each publication.
    await goLive('v2');
    await store.prune('mf-a');
    for (const file of [...kept, 'files/young.js'])
      expect({ file, isThere: isThere(file) }).toEqual({ file, isThere: true });
    for (const file of ['v0/node/remoteEntry.js', 'files/old.js'])
      expect({ file, isThere: isThere(file) }).toEqual({ file, isThere: false });
  });
});

test.each(['ignored', 'refused'] as const)(
  'a bucket whose conditions are %s is refused',
  async (conditions) => {
    const s3 = await startS3StandIn(conditions);
    process.env = { ...env, ...s3.env };
    try {
      await expect(openStore(s3.place).requireAccess('mf-a')).rejects.toMatchObject({
        code: 'no_conditions',
      });
    } finally {
      process.env = env;
      await s3.close();
    }
  },
);
