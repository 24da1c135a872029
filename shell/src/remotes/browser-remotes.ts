import { readRoutes } from '@gakumado/shared/routing';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { SHELL_PREFIX } from '../base/call-prefixes.ts';
import { runEntryScript } from './entry-script.ts';
import { hashesOf, trustAssets, trustRelease } from './integrity.ts';
import type { Asset } from '../base/boot.ts';
import { federationName, RemoteUnavailableError } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
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
export type ShareScope = Record<string, Record<string, { eager?: unknown; loaded?: unknown; from?: string }>>;

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
export function useRelease(release: RemoteRelease): void {
  if (knownReleases.has(release.remote)) return;
  trustRelease(release);
  knownReleases.set(release.remote, release);
}

async function fetchFromRegistry<T>(path: string): Promise<T> {
  const response = await fetch(`${SHELL_PREFIX}/remotes${path}`, {
    signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.json();
}

/** Fetches files before somebody asks for them. */
function preload(files: readonly Asset[]): void {
  for (const { url, integrity } of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.href = url;
    if (integrity !== undefined) {
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
    }
    document.head.append(link);
  }
}

/** Takes the live release of a remote into use. The files of the page at `path` travel beside its entry. */
async function useLiveRelease(remote: string, path: string): Promise<void> {
  const { pageFiles = [], ...release } = await fetchFromRegistry<RemoteRelease & { pageFiles?: Asset[] }>(
    `/${remote}?path=${encodeURIComponent(path)}`,
  );
  useRelease(release);
  trustAssets(pageFiles);
  preload(pageFiles);
}

/**
 * The routes of a remote, loaded on first need for the page at `path`. Throws {@link RemoteUnavailableError}. A later call
 * tries again, with the release that is live then unless a container of the remote has started.
 */
export async function loadRemoteRoutes(remote: string, path: string): Promise<RemoteRoute[]> {
  const loaded = loadedRoutes.get(remote);
  if (loaded) return loaded;
  try {
    if (!knownReleases.has(remote)) await useLiveRelease(remote, path);
    const release = knownReleases.get(remote)!;
    const routes = readRoutes(remote, await tryAgain(() => loadExposed(release)));
    loadedRoutes.set(remote, routes);
    return routes;
  } catch (cause) {
    throw new RemoteUnavailableError(remote, { cause });
  }
}

/**
 * Loads what the pages of all remotes begin with, for a visitor who goes on, and the hashes of their other files. A part
 * that fails is loaded again when it is needed.
 */
export async function loadAhead(): Promise<void> {
  const releases = await fetchFromRegistry<RemoteRelease[]>('');
  const load = async (release: RemoteRelease) => {
    const isInUse = knownReleases.has(release.remote);
    useRelease(release);
    const { baseUrl, list } = knownReleases.get(release.remote) ?? release;
    await Promise.all([list && hashesOf(baseUrl + list.file), isInUse ? undefined : loadExposed(release)]);
  };
  await Promise.allSettled(releases.map(load));
}
