import { readRoutes } from '@gakumado/shared/routing';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';
import { ownerIn } from '@gakumado/shared/claims';
import { runEntryScript } from './entry-script.ts';
import { hashesOf, trustAssets, trustRelease } from './integrity.ts';
import { federationName, RemoteUnavailableError } from '../base/remote-release.ts';
import type { ListedRelease } from '../base/listed-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import { SHELL } from '../sight/sight-entry.ts';
import { preload } from './preload.ts';
import { tryAgain } from './try-again.ts';

const RELEASE_TIMEOUT_MS = 5_000;

/** Releases that this page uses, by remote. */
const knownReleases = new Map<string, RemoteRelease>();
const loadedRoutes = new Map<string, RemoteRoute[]>();

/** A container of the module federation, as far as it is used here. */
export interface Container {
  init: (shareScope: object) => unknown;
  get: (name: string) => Promise<() => object>;
}

/**
 * By remote. A container that has started stays as long as the page: the scripts of two releases would take each other's
 * for their own, because their names hold no version.
 */
const containers = new Map<string, Promise<Container>>();

/** Modules of the share scope by name and version, as webpack keeps them. */
export type ShareScope = Record<
  string,
  Record<string, { eager?: unknown; loaded?: unknown; from?: string; version?: string }>
>;

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/**
 * The share scope with the shell's modules. They are in use from the start, and webpack does not note that of modules that
 * come with the shell: without the note a remote with a newer React or store would take its own, a second one.
 */
async function openShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__.default;
  if (process.env['NODE_ENV'] !== 'production') return scope;
  for (const module of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (module.eager) module.loaded = 1;
  }
  return scope;
}

/** Opened before the first remote adds its own modules. */
let shareScope: Promise<ShareScope> | undefined;

async function startContainer(release: RemoteRelease): Promise<Container> {
  const { remote, baseUrl, entry } = release;
  shareScope ??= openShareScope();
  const container = await runEntryScript<Container>(baseUrl + entry, federationName(remote));
  await container.init(await shareScope);
  if (process.env['NODE_ENV'] !== 'production') {
    const { noteInSnapshot } = await import('./federation-snapshot.ts');
    noteInSnapshot(release, await shareScope);
  }
  return container;
}

let start = startContainer;

/** From here on containers start by the federation's own runtime, into which its devtools look. */
export async function observeContainers(): Promise<void> {
  shareScope ??= openShareScope();
  const { createObservedStart } = await import(
    /* webpackChunkName: "federation-runtime" */ './federation-runtime.ts'
  );
  start = createObservedStart(await shareScope);
}

/** The module that a release exposes. An entry that failed is forgotten, and its release with it. */
async function loadExposed(release: RemoteRelease): Promise<object> {
  const { remote } = release;
  const container = containers.get(remote) ?? start(release);
  containers.set(remote, container);
  knownReleases.set(remote, release);
  try {
    await container;
  } catch (error) {
    containers.delete(remote);
    knownReleases.delete(remote);
    throw error;
  }
  return (await (await container).get('./routes'))();
}

/** The release of a remote that this page runs; undefined where it runs none. */
export const releaseInUse = (remote: string): RemoteRelease | undefined => knownReleases.get(remote);

/** Takes a release into use: from now on this page runs exactly this version of the remote. */
function takeRelease(release: RemoteRelease): void {
  if (knownReleases.has(release.remote)) return;
  trustRelease(release);
  knownReleases.set(release.remote, release);
}

/** The page that the server rendered: the only one whose owner is known before the shell was asked. */
let firstPage: { path: string; remote: string } | undefined;

/** Remotes by what they claim, as the shell told it last. */
const owners = new Map<string, string>();

/** Asks for the releases of all remotes, and learns who owns which address; of the page at `path` its files as well. */
async function fetchReleases(path?: string): Promise<ListedRelease[]> {
  const query = path === undefined ? '' : `?path=${encodeURIComponent(path)}`;
  const response = await fetch(`${SHELL_PREFIX}/remotes${query}`, {
    signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const releases: ListedRelease[] = await response.json();
  owners.clear();
  for (const { remote, segments } of releases) for (const text of segments) owners.set(text, remote);
  return releases;
}

/**
 * Asks who owns the page at `path`, and takes the live release of that remote into use. The files of the page travel beside
 * its entry. Undefined: nobody owns it.
 */
async function takeLiveRelease(path: string): Promise<string | undefined> {
  const releases = await fetchReleases(path);
  const remote = ownerIn(owners, path);
  const listed = releases.find((one) => one.remote === remote);
  if (!listed) return undefined;
  const { segments: _segments, pageFiles = [], ...release } = listed;
  takeRelease(release);
  trustAssets(pageFiles);
  preload(pageFiles);
  return remote;
}

/** The remote that owns the page at `path`, with its release in use; undefined where nobody does. */
async function findOwner(path: string): Promise<string | undefined> {
  const remote = path === firstPage?.path ? firstPage.remote : ownerIn(owners, path);
  return remote !== undefined && knownReleases.has(remote) ? remote : takeLiveRelease(path);
}

/** The routes of a remote whose release is in use. Throws {@link RemoteUnavailableError}. */
async function loadRemoteRoutes(remote: string): Promise<RemoteRoute[]> {
  const loaded = loadedRoutes.get(remote);
  if (loaded) return loaded;
  try {
    const release = knownReleases.get(remote);
    if (!release) throw new Error('no release is known');
    const routes = readRoutes(remote, await tryAgain(() => loadExposed(release)));
    loadedRoutes.set(remote, routes);
    return routes;
  } catch (cause) {
    throw new RemoteUnavailableError(remote, { cause });
  }
}

/**
 * The routes of the remote that owns the page at `path`, loaded on first need; none where nobody owns it. Throws
 * {@link RemoteUnavailableError}. A later call tries again, with the release that is live then unless a container of the
 * remote has started.
 */
export async function loadRoutesAt(path: string): Promise<RemoteRoute[]> {
  const remote = await findOwner(path).catch((cause: unknown) => {
    throw new RemoteUnavailableError(SHELL, { cause });
  });
  return remote === undefined ? [] : loadRemoteRoutes(remote);
}

/** The routes for the page at `path` that the server rendered with a release; none where it is nobody's page. */
export async function loadFirstRoutes(
  release: RemoteRelease | undefined,
  path: string,
): Promise<RemoteRoute[]> {
  if (!release) return [];
  firstPage = { path, remote: release.remote };
  takeRelease(release);
  return loadRoutesAt(path);
}

/**
 * Loads what the pages of all remotes begin with, for a visitor who goes on, and the hashes of their other files. A part
 * that fails is loaded again when it is needed.
 */
export async function loadAhead(): Promise<void> {
  const load = async ({ segments: _segments, ...release }: ListedRelease) => {
    const isInUse = knownReleases.has(release.remote);
    takeRelease(release);
    const { baseUrl, list } = knownReleases.get(release.remote) ?? release;
    await Promise.all([list && hashesOf(baseUrl + list.file), isInUse ? undefined : loadExposed(release)]);
  };
  await Promise.allSettled((await fetchReleases()).map(load));
}
