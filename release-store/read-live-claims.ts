import { claimsOf } from './live-claims.ts';
import type { LiveClaims } from './live-claims.ts';
import type { Registry, Release } from './registry.ts';
import { readReleaseRoutes } from './read-release-routes.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** The claims of the live releases of all remotes but one, those of releases from before claims by the routes in their files. */
export async function readLiveClaims(
  store: Pick<ReleaseStore, 'openRelease'>,
  { remotes }: Registry,
  remote: string,
): Promise<LiveClaims[]> {
  const others = Object.entries(remotes).filter(([name]) => name !== remote);
  return Promise.all(
    others.map(async ([name, { live, releases }]) => {
      const { [live]: release } = releases;
      const { claims, paths } = release ?? {};
      const known = paths ?? (release ? await readPaths(store, name, live, release) : []);
      return { remote: name, segments: claimsOf(name, { claims }, known).segments, paths: known };
    }),
  );
}

/** Paths of the routes of a release; none where they cannot be read, since nobody could see its pages. */
async function readPaths(
  store: Pick<ReleaseStore, 'openRelease'>,
  remote: string,
  version: string,
  release: Release,
): Promise<string[]> {
  try {
    return (await readReleaseRoutes(store, remote, version, release)).map((route) => route.path);
  } catch {
    return [];
  }
}
