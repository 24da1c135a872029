import { findCollisions } from './claim-faults.ts';
import { commandLine } from './command-line.ts';
import { refuseFaults } from './faults.ts';
import { claimsOfOthers } from './live-claims.ts';
import { HISTORY_MAX, withoutForgotten } from './memory.ts';
import type { Registry, Release, RemoteEntry } from './registry.ts';

/** Versions that went live and were not rolled back, the live one last. */
const untilLive = ({ history, live }: RemoteEntry) => history.slice(0, history.indexOf(live) + 1);

/** A release that is given, or listed already. */
function requireRelease(entry: RemoteEntry, remote: string, version: string, release?: Release): Release {
  const current = release ?? entry.releases[version];
  if (!current) throw new Error(`${remote} ${version} was never published.`);
  return current;
}

/** Throws where a release that shall go live claims what another remote has. */
function refuseCollisions(registry: Registry, remote: string, { claims, paths = [] }: Release): void {
  if (claims)
    refuseFaults(remote, findCollisions({ remote, claims, paths }, claimsOfOthers(registry, remote)));
}

/**
 * Adds a release (when it is new) and points the remote at it. Versions that were rolled back leave the history. Throws
 * where it claims what another remote has.
 */
export function setLive(registry: Registry, remote: string, version: string, release?: Release): void {
  const entry = registry.remotes[remote] ?? { live: version, history: [], releases: {} };
  const current = requireRelease(entry, remote, version, release);
  refuseCollisions(registry, remote, current);
  const before = untilLive(entry).filter((one) => one !== version);
  const { [version]: _known, ...others } = entry.releases;
  registry.remotes[remote] = withoutForgotten({
    live: version,
    history: [...before, version].slice(-HISTORY_MAX),
    releases: { ...others, [version]: { ...current, liveAt: new Date().toISOString() } },
  });
}

/** The entry of a remote. Throws where none is live: its first release cannot be a preview. */
export function requireLiveRemote({ remotes }: Registry, remote: string): RemoteEntry {
  const entry = remotes[remote];
  if (!entry)
    throw new Error(`${remote} has no release yet, and the first one has to go live: leave --preview out.`);
  return entry;
}

interface Preview {
  version: string;
  /** SHA-256 (hex) of its key. */
  previewKeyHash: string;
  /** Absent where it is listed. */
  release?: Release | undefined;
}

/** Adds a release (when it is new) and offers it to those who have the key; another version stays live. */
export function offerPreview(
  registry: Registry,
  remote: string,
  { version, previewKeyHash, release }: Preview,
): void {
  const entry = requireLiveRemote(registry, remote);
  const current = requireRelease(entry, remote, version, release);
  const offered = { ...current, previewedAt: new Date().toISOString(), previewKeyHash };
  const withPreview = { ...entry, releases: { ...entry.releases, [version]: offered } };
  // An old release that is offered again would be the first to be forgotten.
  registry.remotes[remote] = release ? withoutForgotten(withPreview) : withPreview;
}

/** The version that was live before the current one; undefined where there is none. */
export function versionBefore({ live, history, releases }: RemoteEntry): string | undefined {
  const previous = history[history.indexOf(live) - 1];
  return previous !== undefined && releases[previous] ? previous : undefined;
}

/** Points the remote at the version that was live before, unless it claims what another remote has now; answers that version. */
export function setPrevious(registry: Registry, remote: string): string {
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`${remote} has no release.`);
  const previous = versionBefore(entry);
  if (previous === undefined) throw new Error(`${remote} has no release before ${entry.live}.`);
  refuseCollisions(registry, remote, requireRelease(entry, remote, previous));
  entry.live = previous;
  return previous;
}

/** Whether a version is or was live at any time. */
export const wasLive = ({ history, releases }: RemoteEntry, version: string): boolean =>
  history.includes(version) || releases[version]?.liveAt !== undefined;

/**
 * Points the remote at a version that was live before. One that has left the history comes behind the live one, so that a
 * further rollback leads to that.
 */
export function setBack(registry: Registry, remote: string, version: string): void {
  const entry = registry.remotes[remote];
  if (!entry?.releases[version] || !wasLive(entry, version))
    throw new Error(
      `${remote} ${version} was never live. \`${commandLine('release', remote, '--live', version)}\` makes it live.`,
    );
  refuseCollisions(registry, remote, requireRelease(entry, remote, version));
  if (!entry.history.includes(version)) entry.history = [...untilLive(entry), version].slice(-HISTORY_MAX);
  entry.live = version;
}
