import { rm } from 'node:fs/promises';
import { buildRelease } from './build-release.ts';
import type { Sources } from './build-release.ts';
import { checkRelease } from './check-release.ts';
import { findCollisions } from './claim-faults.ts';
import { refuseFaults } from './faults.ts';
import { locateFaults } from './locate-faults.ts';
import { readLiveClaims } from './read-live-claims.ts';
import type { ListOperation } from './operations.ts';
import type { Registry, Release, RemoteEntry } from './registry.ts';
import type { TableRoute } from './route-table.ts';
import type { ReleaseStore } from './stores/release-store.ts';

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
  store: ReleaseStore;
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
  const { store, remote, version, previewKeyHash } = options;
  const operation: ListOperation =
    previewKeyHash === undefined ? { kind: 'live', version } : { kind: 'preview', version, previewKeyHash };
  await store.requireAccess(remote);
  const registry = await store.readRegistry();
  const listed = registry.remotes[remote]?.releases[version];
  const isNew = !listed;
  if (listed) {
    // The store refuses it, too, but knows no sources.
    if (operation.kind === 'live') await refuseCollisions(store, registry, remote, listed);
    await store.change(remote, operation);
  } else await buildAndList(options, registry, operation);
  await store
    .prune(remote)
    .catch((error: Error) => console.warn(`Old files of ${remote} stay in the store: ${error.message}`));
  return isNew;
}

/** The live release of a remote, with its files on this machine. */
async function openLive(store: ReleaseStore, remote: string, entry: RemoteEntry | undefined) {
  const release = entry?.releases[entry.live];
  if (!entry || !release) return undefined;
  const { dir, close } = await store.openRelease(remote, entry.live, release);
  return { live: { version: entry.live, dir, release }, close };
}

/** Throws where a release of the working tree that shall go live claims what a live remote has. */
async function refuseCollisions(
  store: ReleaseStore,
  registry: Registry,
  remote: string,
  { claims, paths = [] }: Release,
): Promise<void> {
  if (!claims) return;
  const others = await readLiveClaims(store, registry, remote);
  refuseFaults(remote, locateFaults(findCollisions({ remote, claims, paths }, others)));
}

/** Builds a version, has it looked at, and puts it into the store and the registry. */
async function buildAndList(
  { store, remote, version, inspect }: PublishOptions,
  registry: Registry,
  operation: ListOperation,
): Promise<void> {
  const dir = store.draftDir(remote, version);
  try {
    const { release: built, sources } = await buildRelease(remote, version, dir);
    const routes = await checkRelease(remote, dir, built);
    const release = { ...built, paths: routes.map((route) => route.path) };
    // Previews may claim the same as others: a page that moves can be looked at.
    if (operation.kind === 'live') await refuseCollisions(store, registry, remote, release);
    if (inspect) {
      const opened = await openLive(store, remote, registry.remotes[remote]);
      try {
        await inspect({ remote, version, dir, release, routes, sources, live: opened?.live });
      } finally {
        await opened?.close();
      }
    }
    await store.publish({ remote, version, dir, release }, operation);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
