import { buildShell } from '@gakumado/build/build-shell.ts';
import { remoteNames } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';

/** Publishes what changed. A remote that was rolled back on purpose stays where it is, and a preview stays one. */
async function publishWhatIsStale(store: ReleaseStore): Promise<void> {
  for (const remote of remoteNames) {
    const version = remoteVersion(remote);
    const registry = await store.readRegistry();
    if (registry.remotes[remote]?.releases[version]) continue;
    console.log(`Building ${remote} …`);
    await publish({ store, remote, version });
  }
}

/** Builds the shell, and the remotes where the store is this machine's: one that others use as well gets releases by the command alone. */
export async function buildWhatIsStale(store: ReleaseStore): Promise<void> {
  if (store.place === storeDir) await publishWhatIsStale(store);
  else console.log(`The remotes are those of ${store.place}.`);
  if (await buildShell()) console.log('Built the shell.');
}
