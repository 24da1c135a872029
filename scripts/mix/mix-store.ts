import { startFaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import type { FaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import { addThrowingRelease } from '@gakumado/release-store/faulty/made-up-release.ts';
import { readRegistry } from '@gakumado/release-store/registry.ts';
import type { Registry, Release } from '@gakumado/release-store/registry.ts';
import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';
import { RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import { createRegistryReader } from '../../shell/src/server/registry-reader.ts';
import { readLiveRoutes } from './live-routes.ts';
import { mixRegistries } from './mix-registry.ts';
import type { Part } from './read-words.ts';

/** How often the places of a mix are asked what is live, in ms. */
const FOLLOW_MS = 1_000;

interface Options {
  parts: ReadonlyMap<string, Part>;
  /** The store with the listed releases. */
  releases: ReleaseStore;
  /** Store with the releases of the working tree. */
  sourcesDir: string;
}

/** The store of a mix. */
export interface MixStore {
  store: FaultyStore;
  /** From now on the mix follows what goes live in its places. */
  follow: () => void;
  stop: () => Promise<void>;
}

/** The registries of other sites, as each was last read. */
function createOtherSites(origins: readonly string[]) {
  const registries = new Map<string, Registry>();
  const readers = origins.map((origin) => ({ origin, read: createRegistryReader(origin + RELEASES_PREFIX) }));
  const read = async () => {
    for (const { origin, read: readOne } of readers) {
      const registry = await readOne().catch((error: Error) => {
        throw new Error(`The releases of ${origin} cannot be read: ${error.message}`);
      });
      if (registry) registries.set(origin, registry);
    }
    return registries;
  };
  return read;
}

/** Starts a store that answers as the parts say. Throws where a version or another site is not there. */
export async function startMixStore({ parts, releases, sourcesDir }: Options): Promise<MixStore> {
  const startedAt = new Date().toISOString();
  const readOthers = createOtherSites([
    ...new Set([...parts.values()].flatMap((part) => ('origin' in part && part.origin ? [part.origin] : []))),
  ]);
  const madeUp = new Map<string, { version: string; release: Release }>();
  const readMix = async () => {
    const [here, elsewhere, sources] = await Promise.all([
      releases.readRegistry(),
      readOthers(),
      readRegistry(sourcesDir),
    ]);
    return mixRegistries(parts, { here, elsewhere, sources, madeUp, startedAt });
  };

  // Before anything starts: it may name a version that is not there.
  await readMix();
  const store = await startFaultyStore(releases.place);
  for (const [remote, part] of parts) {
    if (part.kind === 'source') store.takeFrom(remote, sourcesDir);
    if (part.kind === 'live' && part.origin !== undefined)
      store.takeFrom(remote, part.origin + RELEASES_PREFIX);
    if (part.kind !== 'fault') continue;
    if (part.fault !== 'throwing') {
      store.fail(remote, part.fault);
      continue;
    }
    const routes = await readLiveRoutes(releases, remote, store.registry());
    const version = addThrowingRelease(store, remote, routes, 'everywhere');
    const release = store.registry().remotes[remote]?.releases[version];
    if (release) madeUp.set(remote, { version, release });
  }
  store.setRegistry(await readMix());

  let reported = '';
  const update = async () => {
    try {
      const [before, after] = [store.registry(), await readMix()];
      reported = '';
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      store.setRegistry(after);
      for (const [remote, { live }] of Object.entries(after.remotes))
        if (before.remotes[remote]?.live !== live) console.log(`${remote} ${live} is live in the mix.`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== reported) console.error(message);
      reported = message;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const follow = () => {
    timer = setTimeout(() => {
      void update().then(() => {
        if (!isStopped) follow();
      });
    }, FOLLOW_MS);
  };
  return {
    store,
    follow,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return store.close();
    },
  };
}
