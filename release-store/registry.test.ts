import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findVersion } from './find-version.ts';
import { offerPreview, setBack, setLive, setPrevious } from './live-version.ts';
import { changeRegistry, readRegistry } from './registry.ts';
import type { Registry, Release } from './registry.ts';

const release = (publishedAt: string): Release => ({
  publishedAt,
  files: {},
  pages: {},
  shared: { version: '1.0.0', styles: [] },
});

const publishAll = (versions: string[]): Registry => {
  const registry: Registry = { remotes: {} };
  for (const version of versions) setLive(registry, 'mf-search', version, release(version));
  return registry;
};

test('rollback goes to the version that was live before, release after release', () => {
  const registry = publishAll(['1', '2', '3']);
  expect(setPrevious(registry, 'mf-search')).toBe('2');
  expect(setPrevious(registry, 'mf-search')).toBe('1');
  expect(() => setPrevious(registry, 'mf-search')).toThrow('no release before');
});

test('a rollback never leads to a version that was rolled back', () => {
  const registry = publishAll(['1', 'bad']);
  setPrevious(registry, 'mf-search');
  setLive(registry, 'mf-search', '3', release('3'));
  expect(setPrevious(registry, 'mf-search')).toBe('1');
});

test('whatever a rollback can lead to is still described, however many releases came', () => {
  const registry = publishAll(Array.from({ length: 30 }, (_, index) => `v${index}`));
  setLive(registry, 'mf-search', 'v20');
  setLive(registry, 'mf-search', 'v30', release('v30'));
  const entry = registry.remotes['mf-search'];
  expect(setPrevious(registry, 'mf-search')).toBe('v20');
  for (const version of entry?.history ?? []) expect(entry?.releases[version]).toBeDefined();
});

test('a rollback to a version leads on to the one before that', () => {
  const registry = publishAll(['v1', 'v2', 'v3', 'v4']);
  setBack(registry, 'mf-search', 'v2');
  expect(registry.remotes['mf-search']?.live).toBe('v2');
  expect(setPrevious(registry, 'mf-search')).toBe('v1');
  setBack(registry, 'mf-search', 'v3');
  expect(setPrevious(registry, 'mf-search')).toBe('v2');
});

test('a version that has left the history comes behind the live one when a rollback leads to it', () => {
  const registry = publishAll(['v1', 'v2']);
  setPrevious(registry, 'mf-search');
  setLive(registry, 'mf-search', 'v3', release('v3'));
  const liveAt = registry.remotes['mf-search']?.releases['v2']?.liveAt;
  expect(registry.remotes['mf-search']?.history).toEqual(['v1', 'v3']);
  setBack(registry, 'mf-search', 'v2');
  expect(registry.remotes['mf-search']).toMatchObject({ live: 'v2', history: ['v1', 'v3', 'v2'] });
  // A shell that refused it does so still: it did not go live anew.
  expect(registry.remotes['mf-search']?.releases['v2']?.liveAt).toBe(liveAt);
  expect(setPrevious(registry, 'mf-search')).toBe('v3');
});

const offer = (registry: Registry, version: string, isNew = true) =>
  offerPreview(registry, 'mf-search', {
    version,
    previewKeyHash: `hash of ${version}`,
    ...(isNew ? { release: release(version) } : {}),
  });

test('a preview is listed and does not go live, until it is made live', () => {
  const registry = publishAll(['v1']);
  offer(registry, 'v2');
  const before = registry.remotes['mf-search'];
  expect(before).toMatchObject({ live: 'v1', history: ['v1'] });
  expect(before?.releases['v2']).toMatchObject({ previewKeyHash: 'hash of v2' });
  expect(Date.now() - Date.parse(before?.releases['v2']?.previewedAt ?? '')).toBeLessThan(10_000);
  expect(before?.releases['v2']?.liveAt).toBeUndefined();
  expect(() => setBack(registry, 'mf-search', 'v2')).toThrow(
    'mf-search v2 was never live. `npm run release -- mf-search --live v2` makes it live.',
  );
  setLive(registry, 'mf-search', 'v2');
  expect(registry.remotes['mf-search']).toMatchObject({ live: 'v2', history: ['v1', 'v2'] });
});

test('a version that is offered again keeps what is known of it', () => {
  const registry = publishAll(['v1']);
  offer(registry, 'v1', false);
  const { releases = {} } = registry.remotes['mf-search'] ?? {};
  expect(releases['v1']).toMatchObject({ publishedAt: 'v1', previewKeyHash: 'hash of v1' });
  expect(releases['v1']?.liveAt).toBeDefined();
  expect(() => offer(registry, 'v2', false)).toThrow('never published');
});

test('the first release of a remote cannot be a preview', () => {
  expect(() => offer({ remotes: {} }, 'v1')).toThrow('the first one has to go live');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Previews of these ages in days, the oldest first, beside a live version that is older than all. */
function offerAll(ages: readonly number[]) {
  const registry: Registry = { remotes: {} };
  setLive(registry, 'mf-search', 'live', release(daysAgo(400)));
  for (const [index, days] of ages.entries())
    offerPreview(registry, 'mf-search', {
      version: `v${index}`,
      previewKeyHash: '',
      release: release(daysAgo(days)),
    });
  return registry;
}
const listed = ({ remotes }: Registry) => Object.keys(remotes['mf-search']?.releases ?? {});

test('the newest thirty releases are remembered, and the live one', () => {
  const registry = offerAll(Array.from({ length: 35 }, (_, index) => 100 - index));
  expect(listed(registry)).toEqual(['live', ...Array.from({ length: 30 }, (_, index) => `v${index + 5}`)]);
  // One that is remembered for its history alone is not forgotten for being offered.
  offer(registry, 'live', false);
  expect(listed(registry)).toHaveLength(31);
});

test('a hundred are remembered where they are of the last thirty days', () => {
  const ages = [...Array.from({ length: 10 }, () => 31), ...Array.from({ length: 60 }, () => 29)];
  expect(listed(offerAll(ages))).toHaveLength(61);
  expect(listed(offerAll(Array.from({ length: 120 }, () => 1)))).toHaveLength(101);
});

test('the history has thirty versions, and all of them are remembered', () => {
  const registry: Registry = { remotes: {} };
  for (let index = 0; index < 40; index += 1)
    setLive(registry, 'mf-search', `v${index}`, release(daysAgo(200 - index)));
  // Newer ones, which alone would be enough.
  for (let index = 0; index < 40; index += 1)
    offerPreview(registry, 'mf-search', {
      version: `p${index}`,
      previewKeyHash: '',
      release: release(daysAgo(100 - index)),
    });
  const { history = [] } = registry.remotes['mf-search'] ?? {};
  expect(history).toEqual(Array.from({ length: 30 }, (_, index) => `v${index + 10}`));
  expect(listed(registry)).toEqual([
    ...history,
    ...Array.from({ length: 30 }, (_, index) => `p${index + 10}`),
  ]);
});

test('a version is found by itself and by a beginning of its hash that no other has', () => {
  const registry = publishAll(['0.1.0-13d9679e11b5', '0.1.0-13a0000000ff', '0.1.0-7d']);
  const find = (text: string) => findVersion(registry, 'mf-search', text);
  expect(find('13d9')).toBe('0.1.0-13d9679e11b5');
  expect(find('0.1.0-13a0000000ff')).toBe('0.1.0-13a0000000ff');
  expect(find('7d')).toBe('0.1.0-7d');
  expect(() => find('13')).toThrow(/0\.1\.0-13d9679e11b5, 0\.1\.0-13a0000000ff/);
  for (const text of ['', 'd9', '0.1.0-13d9', 'f']) expect(() => find(text)).toThrow('npm run releases');
});

test('a version that was never published cannot go live', () => {
  expect(() => setLive({ remotes: {} }, 'mf-search', '1')).toThrow('never published');
});

test('changes at the same moment do not lose one another', async () => {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'gakumado-store-'));
  try {
    const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    await Promise.all(
      remotes.map((remote) =>
        changeRegistry(storeDir, (registry) => setLive(registry, remote, '1', release('1'))),
      ),
    );
    expect(Object.keys((await readRegistry(storeDir)).remotes).sort()).toEqual(remotes);
  } finally {
    await rm(storeDir, { recursive: true });
  }
});
