import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';
import { awaitTakeUp } from './await-take-up.ts';
import type { Outcome } from './await-take-up.ts';

/** Waits until the shells of this machine have judged a version that went live. */
export async function awaitShells(store: ReleaseStore, remote: string, version: string): Promise<Outcome> {
  const release = (await store.readRegistry()).remotes[remote]?.releases[version] ?? {};
  return awaitTakeUp(remote, version, release);
}

/** The same, in one line. Goes back to the version before and throws where a shell refuses it. */
export async function finishGoingLive(store: ReleaseStore, remote: string, version: string): Promise<string> {
  const { isRefused, text } = await awaitShells(store, remote, version);
  if (!isRefused) return text;
  // Unless something else is live by now.
  const live = await store.change(remote, { kind: 'previous', from: version });
  throw new Error(
    `${text}\n${live === version ? 'No version is before it.' : `${remote} ${live} is live again.`}`,
  );
}
