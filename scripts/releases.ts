import { varDir } from '@gakumado/build/roots.ts';
import { readRemotes } from '@gakumado/release-store/command-line.ts';
import { describeReleases } from '@gakumado/release-store/release-table.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { readRunningTakeUps } from '../shell/src/server/take-ups/take-up-file.ts';
import { readSharedVersions } from './live-shell.ts';

// Lists the releases of a remote, or of all.

const remotes = readRemotes('releases');
const registry = await openOwnStore()
  .readRegistry()
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
const sharedVersions = readSharedVersions();
const takeUps = readRunningTakeUps(varDir).flatMap((shell) => shell.takeUps);

const describe = (remote: string): string => {
  const entry = registry.remotes[remote];
  if (!entry) return `${remote} has no release.`;
  const ofRemote = takeUps.filter((one) => one.remote === remote);
  return [remote, ...describeReleases({ entry, sharedVersions, takeUps: ofRemote })].join('\n');
};

console.log(remotes.map(describe).join('\n\n'));
