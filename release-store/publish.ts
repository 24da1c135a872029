import { link, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease } from './build-release.ts';
import type { Sources } from './build-release.ts';
import { checkRelease } from './check-release.ts';
import { listFiles } from './list-files.ts';
import { offerPreview, setLive } from './live-version.ts';
import { draftOf, prune } from './prune.ts';
import { changeRegistry, FILES_DIR, hasCode, OLD_ENTRY, readRegistry } from './registry.ts';
import type { Registry, Release } from './registry.ts';
import type { TableRoute } from './route-table.ts';

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
      // Its age counts from the last release that brought it (prune.ts).
      await utimes(target, new Date(), new Date());
    }
  }
}

/** The live release of a remote. */
function liveOf(storeDir: string, remote: string, { remotes }: Registry): Candidate['live'] {
  const { live: version, releases = {} } = remotes[remote] ?? {};
  const release = version === undefined ? undefined : releases[version];
  return version !== undefined && release
    ? { version, dir: path.join(storeDir, remote, version), release }
    : undefined;
}

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
  /** Looks at the release before it is listed, and throws where it should not be. */
  inspect?: (candidate: Candidate) => Promise<void>;
  /** SHA-256 (hex) of the key of a preview: the version is offered as one and does not go live. */
  previewKeyHash?: string | undefined;
}

/**
 * Publishes one immutable version, and makes it live or offers it as a preview. A version that is in the store is never
 * built again, because the same sources have the same version. A release that no server could load is refused. Returns
 * whether something was built.
 */
export async function publish(options: PublishOptions): Promise<boolean> {
  const { storeDir, remote, version, previewKeyHash } = options;
  const list = (registry: Registry, release?: Release) =>
    previewKeyHash === undefined
      ? setLive(registry, remote, version, release)
      : offerPreview(registry, remote, { version, previewKeyHash, release });
  const registry = await readRegistry(storeDir);
  const isNew = !registry.remotes[remote]?.releases[version];
  if (isNew) await buildAndList(options, registry, list);
  else await changeRegistry(storeDir, (current) => list(current));
  await prune(storeDir, remote).catch((error: Error) =>
    console.warn(`Old files of ${remote} stay in the store: ${error.message}`),
  );
  return isNew;
}

/** Builds a version, has it looked at, and puts it into the store and the registry. */
async function buildAndList(
  { storeDir, remote, version, inspect }: PublishOptions,
  registry: Registry,
  list: (registry: Registry, release?: Release) => void,
): Promise<void> {
  const target = path.join(storeDir, remote, version);
  const draft = draftOf(target);
  try {
    const { release, sources } = await buildRelease(remote, version, draft);
    const routes = await checkRelease(remote, draft, release);
    const live = liveOf(storeDir, remote, registry);
    await inspect?.({ remote, version, dir: draft, release, routes, sources, live });
    await changeRegistry(storeDir, async (current) => {
      // Somebody may have published the same sources meanwhile; a release never changes.
      if (current.remotes[remote]?.releases[version]) return list(current);
      await shareFiles(draft, path.join(storeDir, remote, FILES_DIR));
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
      list(current, release);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
