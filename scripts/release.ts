import { remoteVersion } from '@gakumado/build/source-version.ts';
import { findVersion } from '@gakumado/release-store/find-version.ts';
import { requireLiveRemote } from '@gakumado/release-store/live-version.ts';
import { createPreviewKey } from '@gakumado/release-store/preview-key.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { checkTypes } from './check-types.ts';
import { finishGoingLive } from './go-live.ts';
import { inspectRelease } from './inspect-release.ts';
import { readNamedRemote } from './named-remote.ts';
import { askShells, previewLink } from './preview.ts';

const { remote, values } = readNamedRemote({
  command: 'release',
  options: {
    drop: { type: 'string', multiple: true },
    heavier: { type: 'boolean' },
    preview: { type: 'boolean' },
    live: { type: 'string' },
  },
  usage: ' [--drop <path or id of a live route>]… [--heavier] [--preview], or <remote> --live <version>',
  isAllowed: ({ live, preview, drop, heavier }) =>
    live === undefined || (preview ?? drop ?? heavier) === undefined,
});

const store = openOwnStore();

/** Builds and inspects the sources, unless they are listed. They go live, or are offered as a preview with a key. */
async function publishSources(version: string, previewKeyHash?: string): Promise<boolean> {
  await store.requireAccess(remote);
  const { releases = {} } = (await store.readRegistry()).remotes[remote] ?? {};
  // It takes no longer than the build, beside which it runs.
  const types = releases[version] ? Promise.resolve([]) : checkTypes(remote);
  const { drop: drops = [], heavier: isHeavier = false } = values;
  return publish({
    store,
    remote,
    version,
    inspect: (candidate) => inspectRelease(candidate, { drops, isHeavier, types }),
    previewKeyHash,
  });
}

async function release(): Promise<string> {
  const version = remoteVersion(remote);
  const isNew = await publishSources(version);
  console.log(
    isNew
      ? `${remote} ${version} is published and live.`
      : `${remote} ${version} was published before; it is live now.`,
  );
  return finishGoingLive(store, remote, version);
}

async function preview(): Promise<string> {
  requireLiveRemote(await store.readRegistry(), remote);
  const version = remoteVersion(remote);
  const { key, hash } = createPreviewKey();
  const isNew = await publishSources(version, hash);
  console.log(
    isNew
      ? `${remote} ${version} is published as a preview:`
      : `${remote} ${version} was published before; it has a new link:`,
  );
  console.log(previewLink({ remote, version, key }));
  return askShells({ remote, version, key });
}

async function makeLive(text: string): Promise<string> {
  const version = findVersion(await store.readRegistry(), remote, text);
  await store.change(remote, { kind: 'live', version });
  console.log(`${remote} ${version} is live.`);
  return finishGoingLive(store, remote, version);
}

try {
  if (values.live !== undefined) console.log(await makeLive(values.live));
  else console.log(await (values.preview ? preview() : release()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
