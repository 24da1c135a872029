import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { compile } from '@gakumado/build/compile.ts';
import { filesOfPartChunk, partsOfChunk } from '@gakumado/build/part-chunks.ts';
import { precompress } from '@gakumado/build/precompress.ts';
import { remoteConfig } from '@gakumado/build/remote-config.ts';
import { partVersion, visibleParts } from '@gakumado/build/shared-parts.ts';
import { SourcesPlugin } from '@gakumado/build/sources-plugin.ts';
import { UsedNamesPlugin } from '@gakumado/build/used-names-plugin.ts';
import { checkRelease } from './check-release.ts';
import { changeRegistry, FILES_DIR, hasCode, PARTS_VERSION, readRegistry, setLive } from './registry.ts';
import type { BrowserFiles, PageFiles, Registry, Release } from './registry.ts';
import type { TableRoute } from './route-table.ts';

/** The files below a folder, relative to it. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function hashFiles(dir: string, algorithm = 'sha384'): Promise<Record<string, string>> {
  const pairs = (await listFiles(dir)).map(async (name) => {
    const hash = createHash(algorithm).update(await readFile(path.join(dir, name)));
    return [name.replaceAll(path.sep, '/'), `${algorithm}-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** Which files each page needs, from the chunk names that its `import()` carries. */
function listPages(stats: StatsCompilation): Record<string, PageFiles> {
  const groups = Object.entries(stats.namedChunkGroups ?? {});
  return Object.fromEntries(
    groups.map(([name, group]) => {
      const files = (group.assets ?? []).map((asset) => `web/${asset.name}`);
      return [
        name,
        {
          scripts: files.filter((f) => f.endsWith('.js')),
          styles: files.filter((f) => f.endsWith('.css')),
          parts: partsOfChunk(stats, name),
        },
      ];
    }),
  );
}

/** The remote's own copies of parts that have styles. */
function listOwnParts(remote: string, files: readonly string[]): Release['shared'] {
  const parts = visibleParts.map((part) => {
    const styles = filesOfPartChunk(files, `web/${remote}`, part, '.css');
    return [part, { version: partVersion(part), styles }] as const;
  });
  return {
    version: PARTS_VERSION,
    styles: parts.flatMap(([, { styles }]) => styles),
    parts: Object.fromEntries(parts),
  };
}

const isLoaded = (file: string) => /\.(js|css)$/.test(file);

/**
 * Writes the list of hashes beside the files for browsers, and the entry once more under the name that shells look for
 * that know no shared files.
 */
async function addLists(remote: string, webDir: string): Promise<BrowserFiles> {
  const hashes = Object.entries(await hashFiles(webDir)).filter(([file]) => isLoaded(file));
  const [entry] = hashes.find(([file]) => file.startsWith(`${remote}-entry.`)) ?? [];
  if (entry === undefined) throw new Error(`the build of ${remote} has no entry`);
  const list = JSON.stringify(Object.fromEntries(hashes));
  const name = `${remote}-hashes.${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(webDir, name), list);
  const short = Object.entries(await hashFiles(webDir, 'sha256')).filter(
    ([file]) => file.endsWith('.js') || file === name,
  );
  await copyFile(path.join(webDir, entry), path.join(webDir, OLD_ENTRY));
  return { entry, hashes: name, short: Object.fromEntries(short) };
}

/** Name of the entry for shells that know no shared files. */
const OLD_ENTRY = 'remoteEntry.js';

/** Puts the files of a built release where those of all releases are. A name that is there has the same contents. */
async function shareFiles(draft: string, filesDir: string): Promise<void> {
  const from = path.join(draft, 'web');
  for (const file of await listFiles(from)) {
    if (file.startsWith(OLD_ENTRY)) continue;
    const [source, target] = [path.join(from, file), path.join(filesDir, file)];
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await link(source, target);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const isSame = (await readFile(source)).equals(await readFile(target));
      if (!isSame) throw new Error(`${target} is there with other contents`, { cause: error });
    }
  }
}

/** Builds both sides of a remote into `dir` and describes the result. */
async function buildRelease(
  remote: string,
  version: string,
  dir: string,
): Promise<{ release: Release; sources: Sources }> {
  const sources = new SourcesPlugin();
  const used = new UsedNamesPlugin();
  const config = remoteConfig({
    remote,
    version,
    side: 'web',
    mode: 'production',
    outDir: path.join(dir, 'web'),
  });
  const web = await compile({ ...config, plugins: [...(config.plugins ?? []), sources, used] });
  await compile(
    remoteConfig({ remote, version, side: 'node', mode: 'production', outDir: path.join(dir, 'node') }),
  );
  const browser = await addLists(remote, path.join(dir, 'web'));
  await precompress(path.join(dir, 'web'));
  const files = await hashFiles(dir);
  const release = {
    publishedAt: new Date().toISOString(),
    browser,
    files,
    pages: listPages(web),
    shared: listOwnParts(remote, Object.keys(files)),
    usedNames: used.names,
  };
  return { release, sources };
}

/** The live release of a remote. */
function liveOf(storeDir: string, remote: string, { remotes }: Registry): Candidate['live'] {
  const { live: version, releases = {} } = remotes[remote] ?? {};
  const release = version === undefined ? undefined : releases[version];
  return version !== undefined && release
    ? { version, dir: path.join(storeDir, remote, version), release }
    : undefined;
}

type Sources = Pick<SourcesPlugin, 'pages' | 'styles'>;

/** A release that is built and not live. */
export interface Candidate {
  remote: string;
  version: string;
  /** Folder of its files. */
  dir: string;
  release: Release;
  routes: TableRoute[];
  sources: Sources;
  /** The release that visitors get now, and its folder; absent at the first one. */
  live: { version: string; dir: string; release: Release } | undefined;
}

export interface PublishOptions {
  storeDir: string;
  remote: string;
  version: string;
  /** Looks at the release before it goes live, and throws where it should not. */
  inspect?: (candidate: Candidate) => Promise<void>;
}

/**
 * Publishes one immutable version and points the registry at it. A version that is in the store is never built again,
 * because the same sources have the same version. A release that no server could load is refused. Returns whether
 * something was built.
 */
export async function publish({ storeDir, remote, version, inspect }: PublishOptions): Promise<boolean> {
  const registry = await readRegistry(storeDir);
  if (registry.remotes[remote]?.releases[version]) {
    await changeRegistry(storeDir, (current) => setLive(current, remote, version));
    return false;
  }
  const target = path.join(storeDir, remote, version);
  const draft = `${target}.draft-${process.pid}`;
  try {
    const { release, sources } = await buildRelease(remote, version, draft);
    const routes = await checkRelease(remote, draft, release);
    const live = liveOf(storeDir, remote, registry);
    await inspect?.({ remote, version, dir: draft, release, routes, sources, live });
    await changeRegistry(storeDir, async (current) => {
      // Somebody may have published the same sources meanwhile; a release never changes.
      const known = current.remotes[remote]?.releases[version];
      if (!known) {
        await shareFiles(draft, path.join(storeDir, remote, FILES_DIR));
        await rm(target, { recursive: true, force: true });
        await rename(draft, target);
      }
      setLive(current, remote, version, known ?? release);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return true;
}
