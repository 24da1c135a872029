import { createInstance } from '@module-federation/runtime';
import { federationName } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import type { Container, ShareScope } from './browser-remotes.ts';
import { runEntryScript } from './entry-script.ts';
import { noteInSnapshot } from './federation-snapshot.ts';

/**
 * Starts containers by the runtime that the devtools of module federation look into, for pages with versions that a tester
 * chose. The entry is still fetched by us, with its hash.
 */
export function createObservedStart(shareScope: ShareScope) {
  const releases = new Map<string, RemoteRelease>();
  let tries = 0;
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: {},
    plugins: [
      {
        name: 'verified-entry',
        loadEntry: async ({ remoteInfo }) => {
          const { remote, baseUrl, entry } = releases.get(remoteInfo.name)!;
          return runEntryScript<never>(baseUrl + entry, federationName(remote));
        },
      },
    ],
  });
  instance.initShareScopeMap('default', shareScope as never);
  return async (release: RemoteRelease): Promise<Container> => {
    const name = federationName(release.remote);
    // The runtime remembers an entry that failed. The end of the address makes the next attempt another one.
    tries += 1;
    const entry = `${release.baseUrl}${release.entry}#${tries}`;
    const force = releases.has(name);
    releases.set(name, release);
    instance.registerRemotes([{ name, entry, type: 'global' }], { force });
    const routes = await instance.loadRemote<object>(`${name}/routes`);
    if (!routes) throw new Error(`${release.remote} exposes no routes`);
    noteInSnapshot(release, shareScope);
    return { init: () => undefined, get: async () => () => routes };
  };
}
