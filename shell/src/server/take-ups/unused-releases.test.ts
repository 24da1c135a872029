import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createMemoryReturn, freeUnusedReleases } from './unused-releases.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'unused-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function makeRelease(name: string) {
  const release = { routes: [], dir: path.join(dir, name) };
  await mkdir(release.dir);
  return release;
}

test('a release is forgotten some time after its last use, and one that is used again is not', async () => {
  const used = new Set<unknown>();
  const unload = jest.fn();
  const returnMemory = jest.fn();
  const { note, stop } = freeUnusedReleases({
    remotes: { unload },
    isUsed: (release) => used.has(release),
    returnMemory,
    keptMs: 60,
    sweepMs: 5,
  });
  const [old, live] = [await makeRelease('old'), await makeRelease('live')];
  for (const one of [old, live]) {
    used.add(one);
    note(one);
  }
  await wait(100);
  expect(unload).not.toHaveBeenCalled();
  used.delete(old);
  await wait(30);
  used.add(old);
  await wait(60);
  expect(unload).not.toHaveBeenCalled();
  expect(returnMemory).not.toHaveBeenCalled();
  used.delete(old);
  while (unload.mock.calls.length === 0) await wait(5);
  expect(unload.mock.calls).toEqual([[old.routes]]);
  while ((await readdir(dir)).length > 1) await wait(5);
  expect(await readdir(dir)).toEqual(['live']);
  while (returnMemory.mock.calls.length === 0) await wait(5);
  await wait(30);
  expect(returnMemory).toHaveBeenCalledTimes(1);
  stop();
});

test('the memory of what nobody refers to any more goes back to the system', () => {
  const returnMemory = createMemoryReturn();
  let lists = Array.from({ length: 400 }, () => Array.from({ length: 10_000 }, (_, index) => index / 3));
  const before = process.memoryUsage().heapTotal;
  expect(lists).toHaveLength(400);
  lists = [];
  returnMemory();
  expect(before - process.memoryUsage().heapTotal).toBeGreaterThan(20_000_000);
});
