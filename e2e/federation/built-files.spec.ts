import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { e2eVarDir, rootDir } from '../site.ts';
import { readLiveReleases } from '@gakumado/release-store/faulty/faulty-store.ts';

const storeDir = path.join(e2eVarDir, 'releases');

/** Scripts of the shell and of the live release of each remote. */
async function listScripts(): Promise<string[]> {
  const { remotes } = await readLiveReleases(storeDir);
  const ofRemotes = Object.entries(remotes).flatMap(([remote, { live, releases }]) =>
    Object.keys(releases[live]?.files ?? {})
      .filter((file) => /^web\/.*\.js$/.test(file))
      .map((file) => path.join(storeDir, remote, live, file)),
  );
  return [...ofRemotes, ...globSync(path.join(e2eVarDir, 'build/shell/web/*.js'))];
}

test('files for browsers do not say where they were built: the same sources make the same files everywhere', async () => {
  const scripts = await listScripts();
  expect(scripts.length).toBeGreaterThan(50);
  const places = [rootDir, pathToFileURL(rootDir).href];
  const telling = scripts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return places.some((place) => text.includes(place));
  });
  expect(telling).toEqual([]);
});
