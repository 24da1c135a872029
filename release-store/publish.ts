import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { compile } from '@gakumado/build/compile.ts';
import { precompress } from '@gakumado/build/precompress.ts';
import { remoteConfig } from '@gakumado/build/remote-config.ts';
import { partChunk, partVersion, visibleParts } from '@gakumado/build/shared-parts.ts';
import { checkRelease } from './check-release.ts';
import { changeRegistry, PARTS_VERSION, readRegistry, setLive } from './registry.ts';
import type { PageFiles, Release } from './registry.ts';

async function hashFiles(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
  const pairs = names.map(async (name) => {
    const hash = createHash('sha384').update(await readFile(path.join(dir, name)));
    return [name.replaceAll(path.sep, '/'), `sha384-${hash.digest('base64')}`] as const;
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
        { scripts: files.filter((f) => f.endsWith('.js')), styles: files.filter((f) => f.endsWith('.css')) },
      ];
    }),
  );
}

/** The remote's own copies of parts that have styles. */
function listOwnParts(remote: string, files: readonly string[]): Release['shared'] {
  const parts = visibleParts.map((part) => {
    const start = `web/${remote}-${partChunk(part)}.`;
    const styles = files.filter((file) => file.startsWith(start) && file.endsWith('.css'));
    return [part, { version: partVersion(part), styles }] as const;
  });
  return {
    version: PARTS_VERSION,
    styles: parts.flatMap(([, { styles }]) => styles),
    parts: Object.fromEntries(parts),
  };
}

/** Builds both sides of a remote into `dir` and describes the result. */
async function buildRelease(remote: string, version: string, dir: string): Promise<Release> {
  const web = await compile(
    remoteConfig({ remote, version, side: 'web', mode: 'production', outDir: path.join(dir, 'web') }),
  );
  await compile(
    remoteConfig({ remote, version, side: 'node', mode: 'production', outDir: path.join(dir, 'node') }),
  );
  await precompress(path.join(dir, 'web'));
  const files = await hashFiles(dir);
  return {
    publishedAt: new Date().toISOString(),
    files,
    pages: listPages(web),
    shared: listOwnParts(remote, Object.keys(files)),
  };
}

export interface PublishOptions {
  storeDir: string;
  remote: string;
  version: string;
}

/**
 * Publishes one immutable version and points the registry at it. A version that is in the store is never built again,
 * because the same sources have the same version. A release that no server could load is refused. Returns whether
 * something was built.
 */
export async function publish({ storeDir, remote, version }: PublishOptions): Promise<boolean> {
  const registry = await readRegistry(storeDir);
  if (registry.remotes[remote]?.releases[version]) {
    await changeRegistry(storeDir, (current) => setLive(current, remote, version));
    return false;
  }
  const target = path.join(storeDir, remote, version);
  const draft = `${target}.draft-${process.pid}`;
  try {
    const release = await buildRelease(remote, version, draft);
    await checkRelease(remote, draft, release);
    await changeRegistry(storeDir, async (current) => {
      // Somebody may have published the same sources meanwhile; a release never changes.
      const known = current.remotes[remote]?.releases[version];
      if (!known) {
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
