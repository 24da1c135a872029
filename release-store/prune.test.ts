import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offerPreview, setLive } from './live-version.ts';
import { draftOf, prune } from './prune.ts';
import { changeRegistry } from './registry.ts';
import type { Release } from './registry.ts';

let storeDir: string;
beforeEach(() => {
  storeDir = mkdtempSync(path.join(tmpdir(), 'gakumado-prune-'));
});
afterEach(() => rmSync(storeDir, { recursive: true }));

const place = (name: string) => path.join(storeDir, 'mf-a', name);

function age(name: string, days: number) {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(place(name), then, then);
}

/** Writes a file of a remote that is so many days old. */
function write(name: string, days = 0) {
  mkdirSync(path.dirname(place(name)), { recursive: true });
  writeFileSync(place(name), name);
  age(name, days);
}

const areThere = (...names: string[]) => names.map((name) => existsSync(place(name)));

const release = (...names: string[]): Release => ({
  publishedAt: new Date().toISOString(),
  files: Object.fromEntries(names.map((name) => [name, 'sha384-'])),
  pages: {},
  shared: { version: '1.0.0', styles: [] },
});

beforeEach(() =>
  changeRegistry(storeDir, (registry) => {
    setLive(registry, 'mf-a', 'v1', release('web/one.js', 'web/assets/a.png', 'node/only.js'));
    setLive(registry, 'mf-a', 'v2', release('web/two.js', 'web/two.js.br'));
    offerPreview(registry, 'mf-a', { version: 'v3', previewKeyHash: '', release: release('web/three.js') });
  }),
);

test('folders of releases that are forgotten go, those that are remembered stay', async () => {
  for (const version of ['v0', 'v1', 'v2', 'v3']) write(`${version}/node/remoteEntry.js`, 90);
  write('files/one.js');
  await prune(storeDir, 'mf-a');
  expect(areThere('v0', 'v1', 'v2', 'v3', 'files/one.js')).toEqual([false, true, true, true, true]);
});

test('files that no remembered release lists go after thirty days', async () => {
  const listed = ['one.js', 'one.js.br', 'one.js.gz', 'assets/a.png', 'two.js', 'two.js.br', 'three.js'];
  for (const name of listed) write(`files/${name}`, 90);
  const old = ['zero.js', 'zero.js.br', 'assets/z.png', 'only.js', 'a.png'];
  for (const name of old) write(`files/${name}`, 31);
  write('files/young.js', 29);
  await prune(storeDir, 'mf-a');
  expect(areThere(...listed.map((name) => `files/${name}`))).toEqual(listed.map(() => true));
  expect(areThere(...old.map((name) => `files/${name}`))).toEqual(old.map(() => false));
  expect(areThere('files/young.js')).toEqual([true]);
});

test('drafts of processes that are gone go after a day', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--eval', '0']);
  const drafts = [`v4.draft-${gone}`, `v5.draft-${gone}`, path.basename(draftOf(place('v6')))] as const;
  const [old, young, own] = drafts;
  for (const draft of drafts) write(`${draft}/web/file.js`);
  for (const draft of [old, own]) age(draft, 2);
  await prune(storeDir, 'mf-a');
  expect(areThere(old, young, own)).toEqual([false, true, true]);
});

test('nothing goes of other remotes, of a remote without an entry, and of a store without files', async () => {
  write('v0/node/remoteEntry.js', 90);
  write('../mf-b/v0/node/remoteEntry.js', 90);
  await prune(storeDir, 'mf-b');
  expect(areThere('v0', '../mf-b/v0')).toEqual([true, true]);
  await prune(storeDir, 'mf-a');
  expect(areThere('v0', '../mf-b/v0')).toEqual([false, true]);
});
