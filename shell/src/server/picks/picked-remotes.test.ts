import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { followRegistry } from '../live-remotes.ts';
import { readTakeUpFile } from '../take-ups/take-up-file.ts';
import { openTakeUps } from '../take-ups/take-ups.ts';
import { release, startStore } from '../testing/one-remote-store.ts';
import type { Trial, TrialOptions } from '../trial/trial.ts';
import { createPickedRemotes } from './picked-remotes.ts';
import type { PickedRemotes } from './picked-remotes.ts';

/** Cleans up after a test, also when it fails. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const log = { info: () => {}, warn: () => {} };
const good: Trial = { findings: [], isTried: true, pageCount: 1 };
const bad: Trial = { ...good, findings: [{ route: 'mf-content/faq-page', cause: 'Error: boom' }] };

const asked = (version: string) => ({ remote: 'mf-content', version });

/** A shell with the live version 1.0.0; 2.0.0 is listed beside it. */
async function start(judge: (version: string) => Trial | Promise<Trial> = () => good) {
  const store = await startStore(endings);
  store.entry.releases['2.0.0'] = release('2026-02-01T00:00:00Z');
  const tryRelease = jest.fn(async ({ version }: TrialOptions) => judge(version));
  const load = jest.fn(async () => []);
  const takeUps = openTakeUps({ varDir: store.dir, port: 3000, shell: 's1' });
  const tools = {
    mirror: { storeUrl: store.storeUrl, dir: store.dir },
    remotes: { load },
    takeUps,
    tryRelease,
  };
  let picked: PickedRemotes | undefined;
  const live = await followRegistry(tools, log, {
    pollMs: 20,
    findReady: (candidate) => picked?.findReady(candidate),
  });
  picked = createPickedRemotes(tools, { ...live, log });
  endings.unshift(live.stop, picked.stop);
  const triedVersions = () => tryRelease.mock.calls.map(([{ version }]) => version);
  const stateOf = (version: string) =>
    readTakeUpFile(takeUps.file).takeUps.find((one) => one.version === version)?.state;
  return { store, live, picked, load, triedVersions, stateOf };
}

test('a listed version is tried and loaded once, for all who ask, and the live one stays', async () => {
  const { picked, live, triedVersions, stateOf } = await start();
  const results = await Promise.all([1, 2, 3].map(() => picked.pick(asked('2.0.0'), 5_000)));
  expect(results.map((result) => 'version' in result && result.version)).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect(triedVersions()).toEqual(['1.0.0', '2.0.0']);
  expect(live.current('mf-content')?.version).toBe('1.0.0');
  expect(stateOf('2.0.0')).toBe('ready');
});

test('of nine versions the one that nobody has asked for longest is forgotten', async () => {
  const { store, picked, live } = await start();
  const versions = Array.from({ length: 9 }, (_, index) => `2.0.${index}`);
  for (const version of versions) store.entry.releases[version] = release('2026-02-01T00:00:00Z');
  while (!live.listed('mf-content', '2.0.8')) await wait(5);
  const isReady = (version: string) =>
    picked.findReady({ ...asked(version), release: store.entry.releases[version]! }) !== undefined;
  for (const version of versions.slice(0, 8)) await picked.pick(asked(version), 5_000);
  await picked.pick(asked('2.0.0'), 5_000);
  await picked.pick(asked('2.0.8'), 5_000);
  expect(versions.filter((version) => !isReady(version))).toEqual(['2.0.1']);
});

test('the live version and one that nobody published need no trial', async () => {
  const { picked, triedVersions } = await start();
  expect(await picked.pick(asked('1.0.0'), 5_000)).toMatchObject({ version: '1.0.0' });
  expect(await picked.pick(asked('9.9.9'), 5_000)).toEqual({ reason: 'unknown' });
  expect(await picked.pick(asked('constructor'), 5_000)).toEqual({ reason: 'unknown' });
  expect(await picked.pick({ remote: 'mf-nothing', version: '1' }, 5_000)).toEqual({ reason: 'unknown' });
  expect(triedVersions()).toEqual(['1.0.0']);
});

test('a version with a fault is shown to nobody, and tried again when it is offered anew', async () => {
  let verdict = bad;
  const { store, live, picked, triedVersions } = await start((version) =>
    version === '2.0.0' ? verdict : good,
  );
  const refused = { reason: 'refused', cause: 'mf-content/faq-page: Error: boom' };
  expect(await picked.pick(asked('2.0.0'), 5_000)).toEqual(refused);
  expect(await picked.pick(asked('2.0.0'), 5_000)).toEqual(refused);
  expect(triedVersions()).toEqual(['1.0.0', '2.0.0']);
  verdict = good;
  const previewedAt = new Date(Date.now() + 1_000).toISOString();
  store.entry.releases['2.0.0'] = { ...release('2026-02-01T00:00:01Z'), previewedAt };
  await store.untilPolled(2);
  expect(live.listed('mf-content', '2.0.0')?.previewedAt).toBe(previewedAt);
  expect(await picked.pick(asked('2.0.0'), 5_000)).toMatchObject({ version: '2.0.0' });
});

test('who asks does not wait longer than the limit, and finds the version later', async () => {
  const { promise, resolve } = Promise.withResolvers<Trial>();
  const { picked } = await start((version) => (version === '2.0.0' ? promise : good));
  expect(await picked.pick(asked('2.0.0'), 50)).toEqual({ reason: 'trying' });
  resolve(good);
  expect(await picked.pick(asked('2.0.0'), 5_000)).toMatchObject({ version: '2.0.0' });
});

test('a version that is ready goes live without another trial', async () => {
  const { store, picked, live, load, triedVersions, stateOf } = await start();
  await picked.pick(asked('2.0.0'), 5_000);
  store.entry.history.push('2.0.0');
  store.entry.live = '2.0.0';
  await store.untilPolled(3);
  expect(live.current('mf-content')?.version).toBe('2.0.0');
  expect(stateOf('2.0.0')).toBe('in use');
  expect(triedVersions()).toEqual(['1.0.0', '2.0.0']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('only the key of a preview opens it', async () => {
  const { store, picked } = await start();
  const previewKeyHash = createHash('sha256').update('secret').digest('hex');
  store.entry.releases['2.0.0'] = { ...release('2026-02-01T00:00:01Z'), previewKeyHash };
  await store.untilPolled(2);
  const hasKey = (version: string, key?: string) =>
    picked.hasKey({ ...asked(version), ...(key === undefined ? {} : { key }) });
  expect(hasKey('2.0.0', 'secret')).toBe(true);
  expect(['wrong', '', previewKeyHash, undefined].map((key) => hasKey('2.0.0', key))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(hasKey('1.0.0', 'secret')).toBe(false);
});
