import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import {
  changeRegistry,
  readRegistry,
  setPrevious,
  versionBefore,
} from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { awaitTakeUp } from './await-take-up.ts';
import { checkTypes } from './check-types.ts';
import { inspectRelease } from './inspect-release.ts';
import { readNamedRemote } from './named-remote.ts';

const { remote, values } = readNamedRemote(
  'release',
  { drop: { type: 'string', multiple: true }, heavier: { type: 'boolean' } },
  ' [--drop <path or id of a live route>]… [--heavier]',
);
const version = remoteVersion(remote);

/** Points the registry back at the version before, unless something else is live by now; answers the live version. */
const goBack = () =>
  changeRegistry(storeDir, ({ remotes }) => {
    const entry = remotes[remote];
    const isStillLive = entry?.live === version && versionBefore(entry) !== undefined;
    return isStillLive ? setPrevious({ remotes }, remote) : entry?.live;
  });

try {
  const { releases = {} } = (await readRegistry(storeDir)).remotes[remote] ?? {};
  // It takes no longer than the build, beside which it runs.
  const types = releases[version] ? Promise.resolve([]) : checkTypes(remote);
  const { drop: drops = [], heavier: isHeavier = false } = values;
  const isNew = await publish({
    storeDir,
    remote,
    version,
    inspect: (candidate) => inspectRelease(candidate, { drops, isHeavier, types }),
  });
  console.log(
    isNew
      ? `${remote} ${version} is published and live.`
      : `${remote} ${version} was published before; it is live now.`,
  );
  const release = (await readRegistry(storeDir)).remotes[remote]?.releases[version] ?? {};
  const { isRefused, text } = await awaitTakeUp(remote, version, release);
  if (isRefused) {
    const live = await goBack();
    throw new Error(
      `${text}\n${live === version ? 'No version is before it.' : `${remote} ${live} is live again.`}`,
    );
  }
  console.log(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
