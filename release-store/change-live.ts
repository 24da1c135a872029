import { remoteVersion } from '@gakumado/build/source-version.ts';
import { checkTypes } from './checks/types.ts';
import { findVersion } from './find-version.ts';
import type { InspectOptions } from './inspect-files.ts';
import type { RegistryOperation } from './operations.ts';
import { publish } from './publish.ts';
import type { Candidate } from './publish.ts';
import type { ReleaseStore } from './stores/release-store.ts';

// The commands of a team, each with one line that says what it has done. Callers ask shells afterwards whether they take it up.

export interface PublishSourcesOptions extends Omit<InspectOptions, 'types'> {
  store: ReleaseStore;
  remote: string;
  version: string;
  /** Looks at a release that is built, and throws where it should not be listed. */
  inspect: (candidate: Candidate, options: InspectOptions) => Promise<unknown>;
  /** SHA-256 (hex) of the key of a preview: the version is offered as one and does not go live. */
  previewKeyHash?: string | undefined;
}

/** Builds and inspects the sources, unless they are listed. They go live, or are offered as a preview with a key. */
export async function publishSources({
  store,
  remote,
  version,
  inspect,
  previewKeyHash,
  ...options
}: PublishSourcesOptions): Promise<boolean> {
  await store.requireAccess(remote);
  const { releases = {} } = (await store.readRegistry()).remotes[remote] ?? {};
  // It takes no longer than the build, beside which it runs.
  const types = releases[version] ? Promise.resolve([]) : checkTypes(remote);
  return publish({
    store,
    remote,
    version,
    inspect: async (candidate) => void (await inspect(candidate, { ...options, types })),
    previewKeyHash,
  });
}

/** Makes the sources of a remote live; answers their version. */
export async function releaseSources(
  options: Omit<PublishSourcesOptions, 'version' | 'previewKeyHash'>,
): Promise<string> {
  const { remote } = options;
  const version = remoteVersion(remote);
  const isNew = await publishSources({ ...options, version });
  console.log(
    isNew
      ? `${remote} ${version} is published and live.`
      : `${remote} ${version} was published before; it is live now.`,
  );
  return version;
}

/** Makes a listed version live that a text names; answers it. */
export async function makeLive(store: ReleaseStore, remote: string, text: string): Promise<string> {
  const version = findVersion(await store.readRegistry(), remote, text);
  await store.change(remote, { kind: 'live', version });
  console.log(`${remote} ${version} is live.`);
  return version;
}

/** The change that leads back to the version before, or to the one that a text names. */
async function findWayBack(
  store: ReleaseStore,
  remote: string,
  text: string | undefined,
): Promise<RegistryOperation> {
  if (text === undefined) return { kind: 'previous' };
  return { kind: 'back', version: findVersion(await store.readRegistry(), remote, text) };
}

/** Goes back to the version before, or to one that was live and that a text names; answers it. */
export async function rollBack(
  store: ReleaseStore,
  remote: string,
  text: string | undefined,
): Promise<string> {
  const version = await store.change(remote, await findWayBack(store, remote, text));
  console.log(`${remote} ${version} is live again.`);
  return version;
}
