import type { Release, RemoteEntry } from './registry.ts';

/** So many releases of a remote are remembered in any case. */
const NEWEST = 30;

/** Those that are not older than this are remembered too, in ms … */
const RECENT_MS = 30 * 86_400_000;
/** … but no more than these in all. */
const RECENT_MAX = 100;

/** The longest history: a rollback leads no further back. */
export const HISTORY_MAX = 30;

/** Releases with their versions, the last published first. */
export const newestFirst = (releases: Readonly<Record<string, Release>>): [version: string, Release][] =>
  Object.entries(releases)
    .toReversed()
    .toSorted(([, one], [, other]) => other.publishedAt.localeCompare(one.publishedAt));

/** An entry with the releases that the registry remembers: the new ones, and all that a rollback can lead to. */
export function withoutForgotten(entry: RemoteEntry): RemoteEntry {
  const now = Date.now();
  const isNew = ([, { publishedAt }]: [string, Release], index: number) =>
    index < NEWEST || (index < RECENT_MAX && now - Date.parse(publishedAt) <= RECENT_MS);
  const newOnes = newestFirst(entry.releases).filter(isNew);
  const kept = new Set([entry.live, ...entry.history, ...newOnes.map(([version]) => version)]);
  const releases = Object.entries(entry.releases).filter(([version]) => kept.has(version));
  return { ...entry, releases: Object.fromEntries(releases) };
}
