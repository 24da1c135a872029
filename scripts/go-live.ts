import { setPrevious, versionBefore } from '@gakumado/release-store/live-version.ts';
import { changeRegistry, readRegistry } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { awaitTakeUp } from './await-take-up.ts';
import type { Outcome } from './await-take-up.ts';

/** Points the registry back at the version before, unless something else is live by now; answers the live version. */
const goBack = (remote: string, version: string) =>
  changeRegistry(storeDir, ({ remotes }) => {
    const entry = remotes[remote];
    const isStillLive = entry?.live === version && versionBefore(entry) !== undefined;
    return isStillLive ? setPrevious({ remotes }, remote) : entry?.live;
  });

/** Waits until the shells of this machine have judged a version that went live. */
export async function awaitShells(remote: string, version: string): Promise<Outcome> {
  const release = (await readRegistry(storeDir)).remotes[remote]?.releases[version] ?? {};
  return awaitTakeUp(remote, version, release);
}

/** The same, in one line. Goes back to the version before and throws where a shell refuses it. */
export async function finishGoingLive(remote: string, version: string): Promise<string> {
  const { isRefused, text } = await awaitShells(remote, version);
  if (!isRefused) return text;
  const live = await goBack(remote, version);
  throw new Error(
    `${text}\n${live === version ? 'No version is before it.' : `${remote} ${live} is live again.`}`,
  );
}
