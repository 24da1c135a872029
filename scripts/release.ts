import { remoteVersion } from '@gakumado/build/source-version.ts';
import { makeLive, publishSources, releaseSources } from '@gakumado/release-store/change-live.ts';
import { readNamedRemote } from '@gakumado/release-store/command-line.ts';
import { requireLiveRemote } from '@gakumado/release-store/live-version.ts';
import { createPreviewKey } from '@gakumado/release-store/preview-key.ts';
import { readClaims } from '@gakumado/release-store/read-claims.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { finishGoingLive } from './go-live.ts';
import { inspectRelease } from './inspect-release.ts';
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

const { drop: drops = [], heavier: isHeavier = false } = values;
const store = openOwnStore();
const sources = { store, remote, drops, isHeavier, inspect: inspectRelease };

async function preview(): Promise<string> {
  requireLiveRemote(await store.readRegistry(), remote);
  const version = remoteVersion(remote);
  const { key, hash } = createPreviewKey();
  const isNew = await publishSources({ ...sources, version, previewKeyHash: hash });
  console.log(
    isNew
      ? `${remote} ${version} is published as a preview:`
      : `${remote} ${version} was published before; it has a new link:`,
  );
  const { sitemap } = await readClaims(remote);
  console.log(previewLink({ remote, version, key }, sitemap[0]?.path ?? '/'));
  return askShells({ remote, version, key });
}

const goLive = (version: string) => finishGoingLive(store, remote, version);

try {
  if (values.live !== undefined) console.log(await goLive(await makeLive(store, remote, values.live)));
  else console.log(await (values.preview ? preview() : goLive(await releaseSources(sources))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
