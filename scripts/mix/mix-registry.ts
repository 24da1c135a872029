import { findVersion } from '@gakumado/release-store/find-version.ts';
import type { Registry, Release, RemoteEntry } from '@gakumado/release-store/registry.ts';
import type { Part } from './read-words.ts';

/** A release that exists in the mix alone. */
interface MadeUp {
  version: string;
  release: Release;
}

/** The places of which a mix is made. */
interface Bases {
  /** Releases of this machine. */
  here: Registry;
  /** Releases of other sites, by origin. */
  elsewhere: ReadonlyMap<string, Registry>;
  /** Releases of the working tree. */
  sources: Registry;
  /** By remote. */
  madeUp: ReadonlyMap<string, MadeUp>;
  /** The start of the mix: a version that an earlier one refused is tried again. */
  startedAt: string;
}

/** An entry with one version and none before it, to which a server would go back without a word. */
function showOnly(
  entry: RemoteEntry,
  { version, release, liveAt }: MadeUp & { liveAt: string },
): RemoteEntry {
  const releases = { ...entry.releases, [version]: { ...release, liveAt } };
  return { live: version, history: [version], releases };
}

function entryOf(remote: string, part: Part | undefined, bases: Bases): RemoteEntry {
  const require = ({ remotes }: Registry, place: string): RemoteEntry => {
    const entry = remotes[remote];
    if (!entry) throw new Error(`${remote} has no release ${place}.`);
    return entry;
  };
  const pick = (entry: RemoteEntry, version: string) => {
    const release = entry.releases[version];
    if (!release) throw new Error(`${remote} has no version ${version}.`);
    return showOnly(entry, { version, release, liveAt: bases.startedAt });
  };
  if (part?.kind === 'live' && part.origin !== undefined) {
    const entry = require(bases.elsewhere.get(part.origin) ?? { remotes: {} }, `at ${part.origin}`);
    return { ...entry, history: [entry.live] };
  }
  if (part?.kind === 'source') {
    const entry = require(bases.sources, 'from source');
    return pick(entry, entry.live);
  }
  const entry = require(bases.here, 'on this machine');
  if (part?.kind === 'version') return pick(entry, findVersion(bases.here, remote, part.text));
  const madeUp = bases.madeUp.get(remote);
  return madeUp ? showOnly(entry, { ...madeUp, liveAt: bases.startedAt }) : entry;
}

/**
 * The registry of a mix: all remotes that have releases on this machine, also those of other repositories, and those that the parts
 * name. Throws where a version or a remote is not there.
 */
export function mixRegistries(parts: ReadonlyMap<string, Part>, bases: Bases): Registry {
  const remotes = new Set([...Object.keys(bases.here.remotes), ...parts.keys()]);
  return {
    remotes: Object.fromEntries(
      [...remotes].map((remote) => [remote, entryOf(remote, parts.get(remote), bases)]),
    ),
  };
}
