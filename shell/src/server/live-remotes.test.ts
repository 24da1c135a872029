import { followRegistry } from './live-remotes.ts';
import { readTakeUpFile } from './take-ups/take-up-file.ts';
import { openTakeUps } from './take-ups/take-ups.ts';
import { release, startStore } from './testing/one-remote-store.ts';
import type { Store } from './testing/one-remote-store.ts';
import type { Trial, TrialOptions } from './trial/trial.ts';

/** Cleans up after a test, also when it fails. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const log = { info: () => {}, warn: () => {} };
const good: Trial = { findings: [], isTried: true, pageCount: 1 };

/** A shell on that store. */
async function startShell(
  { storeUrl, dir }: Store,
  {
    load = async () => [],
    tryRelease = async () => good,
    sharedNames,
    isFollowed,
    retryMs = 100_000,
  }: Partial<ShellParts>,
) {
  const takeUps = openTakeUps({ varDir: dir, port: 3000, shell: 's1' });
  const tools = { mirror: { storeUrl, dir }, remotes: { load }, takeUps, tryRelease, sharedNames };
  const live = await followRegistry(tools, log, { pollMs: 20, retryMs, isFollowed });
  endings.unshift(live.stop);
  const stateOf = (version: string) =>
    readTakeUpFile(takeUps.file).takeUps.find((one) => one.version === version);
  return { live, stateOf, inUse: () => live.current('mf-content')?.version };
}

interface ShellParts {
  load: () => Promise<[]>;
  tryRelease: (options: TrialOptions) => Promise<Trial>;
  sharedNames: Record<string, string[]>;
  isFollowed: (remote: string) => boolean;
  retryMs: number;
}

test('a release that fails is tried at growing intervals, and at once when it is published anew', async () => {
  const store = await startStore(endings);
  let loads = 0;
  let isBroken = true;
  const load = async (): Promise<[]> => {
    loads += 1;
    if (isBroken) throw new Error('a module is missing');
    return [];
  };
  const { inUse, stateOf, live } = await startShell(store, { load });
  await store.untilPolled(10);
  expect(loads).toBe(1);
  expect(inUse()).toBeUndefined();
  expect(live.missing()).toEqual(['mf-content']);
  expect(stateOf('1.0.0')).toMatchObject({ state: 'retrying', reason: 'Error: a module is missing' });

  isBroken = false;
  store.entry.releases['1.0.0'] = release('2026-01-02T00:00:00Z');
  await store.untilPolled(10);
  expect(inUse()).toBe('1.0.0');
  expect(stateOf('1.0.0')).toMatchObject({ state: 'in use' });
});

test('a remote that comes from elsewhere is known, and its releases are not taken up', async () => {
  const store = await startStore(endings);
  const load = () => Promise.reject(new Error('loaded'));
  const { live, inUse, stateOf } = await startShell(store, {
    load,
    isFollowed: (remote) => remote !== 'mf-content',
  });
  await store.untilPolled(3);
  expect(live.names()).toEqual(['mf-content']);
  expect(inUse()).toBeUndefined();
  expect(stateOf('1.0.0')).toBeUndefined();
});

test('a release whose trial finds a fault is not loaded, tried once, and tried anew when it goes live anew', async () => {
  const store = await startStore(endings);
  const tried: string[] = [];
  let fault: Trial['findings'] = [{ route: 'mf-content/faq-page', cause: 'Error: broken' }];
  const { inUse, stateOf } = await startShell(store, {
    retryMs: 1,
    tryRelease: async ({ version }) => {
      tried.push(version);
      return version === '1.0.0' ? good : { ...good, findings: fault };
    },
  });
  store.publish('2.0.0');
  await store.untilPolled(20);
  expect(tried).toEqual(['1.0.0', '2.0.0']);
  expect(inUse()).toBe('1.0.0');
  expect(stateOf('2.0.0')).toMatchObject({ state: 'refused', reason: 'mf-content/faq-page: Error: broken' });

  // The next start uses the version before without a trial of either.
  const next = await startShell(store, { tryRelease: () => Promise.reject(new Error('tried')) });
  expect(next.inUse()).toBe('1.0.0');

  fault = [];
  const liveAt = new Date(Date.now() + 1_000).toISOString();
  store.entry.releases['2.0.0'] = { ...release('2026-01-01T00:00:00Z'), liveAt };
  await store.untilPolled(20);
  expect(inUse()).toBe('2.0.0');
});

test('a release that uses names which this shell does not have is refused before anything is fetched', async () => {
  const store = await startStore(endings);
  const tried: string[] = [];
  const { inUse, stateOf } = await startShell(store, {
    sharedNames: { '@gakumado/shared/store': ['open'] },
    tryRelease: async ({ version }) => {
      tried.push(version);
      return good;
    },
  });
  store.publish('2.0.0');
  store.entry.releases['2.0.0'] = {
    ...release(new Date().toISOString()),
    usedNames: { '@gakumado/shared/store': ['open', 'brandNew'], react: ['useState'] },
  };
  await store.untilPolled(20);
  expect(inUse()).toBe('1.0.0');
  expect(tried).toEqual(['1.0.0']);
  expect(stateOf('2.0.0')).toMatchObject({
    state: 'refused',
    reason: 'it uses what this shell does not have: brandNew of @gakumado/shared/store',
  });

  store.publish('3.0.0');
  store.entry.releases['3.0.0'] = {
    ...release(new Date().toISOString()),
    usedNames: { '@gakumado/shared/store': ['open'] },
  };
  await store.untilPolled(20);
  expect(inUse()).toBe('3.0.0');
});

test('a refused release is used where the remote has no other, as soon as a trial finds nothing', async () => {
  const store = await startStore(endings);
  let findings: Trial['findings'] = [{ cause: 'Error: late' }];
  const { inUse } = await startShell(store, { retryMs: 1, tryRelease: async () => ({ ...good, findings }) });
  expect(inUse()).toBeUndefined();
  findings = [];
  await store.untilPolled(20);
  expect(inUse()).toBe('1.0.0');
});

test('a trial does not keep the server from going elsewhere', async () => {
  const store = await startStore(endings);
  const { promise: hanging, resolve } = Promise.withResolvers<Trial>();
  const { inUse } = await startShell(store, {
    tryRelease: ({ version, signal }) => {
      signal?.addEventListener('abort', () => resolve(good));
      return version === '2.0.0' ? hanging : Promise.resolve(good);
    },
  });
  store.publish('2.0.0');
  await store.untilPolled(5);
  store.publish('3.0.0');
  await store.untilPolled(20);
  expect(inUse()).toBe('3.0.0');
});
