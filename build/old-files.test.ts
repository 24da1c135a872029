import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepOldFiles } from './old-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'old-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = async (file: string, ageDays = 0) => {
  const place = path.join(dir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, file);
  const time = new Date(Date.now() - ageDays * 86_400_000);
  await utimes(place, time, time);
};

const kept = async () => {
  const entries = await readdir(path.join(dir, 'next/old'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dir, 'next/old'), path.join(entry.parentPath, entry.name)))
    .sort();
};

test('files of the build before are kept, however long it was in use, and older ones for a week', async () => {
  await write('build/web/main.1.js', 40);
  await write('build/web/main.1.js.br', 40);
  await write('build/web/fonts/a.woff2', 40);
  await write('build/web/same.js', 40);
  await write('build/old/main.0.js', 6);
  await write('build/old/main.00.js', 8);
  await write('next/web/main.2.js');
  await write('next/web/same.js');
  await keepOldFiles(path.join(dir, 'build'), path.join(dir, 'next'));
  expect(await kept()).toEqual(['fonts/a.woff2', 'main.0.js', 'main.1.js', 'main.1.js.br']);
  // The build before began to be old now: after another one it is still there.
  await rm(path.join(dir, 'build'), { recursive: true });
  await write('last/web/main.3.js');
  await keepOldFiles(path.join(dir, 'next'), path.join(dir, 'last'));
  expect(await readdir(path.join(dir, 'last/old'))).toEqual(
    expect.arrayContaining(['main.0.js', 'main.1.js', 'main.2.js']),
  );
});

test('source maps are kept as long as their scripts, beside those of the build', async () => {
  await write('build/maps/main.1.js.map', 40);
  await write('build/old-maps/main.0.js.map', 6);
  await write('build/old-maps/main.00.js.map', 8);
  await write('next/maps/main.2.js.map');
  await keepOldFiles(path.join(dir, 'build'), path.join(dir, 'next'));
  expect(await readdir(path.join(dir, 'next/maps'))).toEqual(['main.2.js.map']);
  expect(await readdir(path.join(dir, 'next/old-maps'))).toEqual(['main.0.js.map', 'main.1.js.map']);
  expect(await kept()).toEqual([]);
});

test('a first build has none before it', async () => {
  await write('next/web/main.2.js');
  await keepOldFiles(path.join(dir, 'build'), path.join(dir, 'next'));
  expect(await kept()).toEqual([]);
});
