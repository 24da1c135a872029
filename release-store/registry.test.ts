import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry, readRegistry, setLive, setPrevious } from './registry.ts';
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
