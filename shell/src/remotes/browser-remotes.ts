import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { readRoutes } from '@gakumado/shared/routing';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { SHELL_PREFIX } from '../base/call-prefixes.ts';
import { runEntryScript } from './entry-script.ts';
import { trustRelease } from './integrity.ts';
import { ENTRY_FILE, federationName, RemoteUnavailableError } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import { tryAgain } from './try-again.ts';

const RELEASE_TIMEOUT_MS = 5_000;

const knownReleases = new Map<string, RemoteRelease>();
const loadedRoutes = new Map<string, RemoteRoute[]>();

const entryLoader: ModuleFederationRuntimePlugin = {
  name: 'entry-loader',
  loadEntry: ({ remoteInfo }) => runEntryScript(remoteInfo.entry, remoteInfo.entryGlobalName),
};

registerPlugins([entryLoader]);

/** Takes a release into use: from now on this page runs exactly this version of the remote. */
export function useRelease(release: RemoteRelease): void {
  if (knownReleases.has(release.remote)) return;
  trustRelease(release);
  const name = federationName(release.remote);
  registerRemotes(
    [
      {
        name,
        entry: release.baseUrl + (release.isFromSource ? 'remoteEntry.js' : ENTRY_FILE),
        type: 'global',
        entryGlobalName: name,
      },
    ],
    // A retry may bring another release under the same name.
    { force: true },
  );
  knownReleases.set(release.remote, release);
}

async function fetchRelease(remote: string): Promise<RemoteRelease> {
  const response = await fetch(`${SHELL_PREFIX}/remotes/${remote}`, {
    signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.json();
}

/**
 * The routes of a remote, loaded on first need. Throws {@link RemoteUnavailableError}. A later call tries again, with
 * the release that is live then unless its files were used before.
 */
export async function loadRemoteRoutes(remote: string): Promise<RemoteRoute[]> {
  const loaded = loadedRoutes.get(remote);
  if (loaded) return loaded;
  try {
    if (!knownReleases.has(remote)) useRelease(await fetchRelease(remote));
    const id = `${federationName(remote)}/routes`;
    const routes = readRoutes(remote, await tryAgain(() => loadRemote<object>(id)));
    loadedRoutes.set(remote, routes);
    return routes;
  } catch (cause) {
    knownReleases.delete(remote);
    throw new RemoteUnavailableError(remote, { cause });
  }
}
