import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImageStore } from './image-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gakumado-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (n: number) => n.toString(16).padStart(40, '0');
const kilobyte = Buffer.alloc(1024, 1);

async function size(): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
  return stats.filter((found) => found.isFile()).reduce((sum, found) => sum + found.size, 0);
}

const later = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

test('stays within its bound and keeps the latest pictures longest', async () => {
  const store = createImageStore(folder, 20 * 1024);
  for (let n = 0; n < 60; n += 1) {
    await store.save(key(n), kilobyte);
    await later();
    expect(await store.find(key(0))).toEqual(kilobyte);
    await later();
    expect(await size()).toBeLessThanOrEqual(20 * 1024);
  }
  expect([await store.find(key(1)), await store.find(key(59))]).toEqual([null, kilobyte]);
});

test('counts the files of an earlier process, half ones included', async () => {
  await createImageStore(folder, 1e9).save(key(1), Buffer.alloc(50 * 1024, 1));
  await writeFile(join(folder, '00', 'half.5b0c'), Buffer.alloc(50 * 1024));
  const store = createImageStore(folder, 20 * 1024);
  await store.save(key(2), kilobyte);
  expect(await size()).toBeLessThanOrEqual(20 * 1024);
});

test('many at once, also the same, and a folder that is taken away meanwhile', async () => {
  const store = createImageStore(folder, 10 * 1024);
  await Promise.all(Array.from({ length: 100 }, (_, n) => store.save(key(n % 30), kilobyte)));
  await store.save(key(31), kilobyte);
  expect(await size()).toBeLessThanOrEqual(11 * 1024);
  await rm(folder, { recursive: true });
  expect(await store.find(key(1))).toBeNull();
  await store.save(key(1), kilobyte);
  expect(await store.find(key(1))).toEqual(kilobyte);
});

test('an empty file counts as missing', async () => {
  const store = createImageStore(folder, 1e9);
  await store.save(key(1), Buffer.alloc(0));
  expect(await store.find(key(1))).toBeNull();
});
