import { CLAIM_SEGMENTS_MAX, segmentsOf } from '@gakumado/shared/claims';
import type { RemoteClaims } from '@gakumado/shared/claims';
import type { Registry, Release } from './registry.ts';
import { readRouteTable } from './route-table.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** The segments of a path before its first parameter, as far as a claim may hold them. */
function fixedPart(address: string): string {
  const segments = segmentsOf(address);
  const parameter = segments.findIndex((segment) => /[:*?]/.test(segment));
  return segments
    .slice(0, parameter < 0 ? segments.length : parameter)
    .slice(0, CLAIM_SEGMENTS_MAX)
    .join('/');
}

/** What a release owns. One from before claims owns what its routes begin with, and names no page of its own. */
export const claimsOf = (
  remote: string,
  { claims }: Pick<Release, 'claims'>,
  paths: readonly string[],
): RemoteClaims => claims ?? { name: remote, segments: [...new Set(paths.map(fixedPart))], sitemap: [] };

/** A live remote, as far as others must leave it alone. */
export interface LiveClaims {
  remote: string;
  segments: readonly string[];
  /** Of its routes. */
  paths: readonly string[];
}

/** The claims of the live releases of all remotes but one. A release from before claims has none here. */
export const claimsOfOthers = ({ remotes }: Registry, remote: string): LiveClaims[] =>
  Object.entries(remotes).flatMap(([name, { live, releases }]) => {
    const { claims, paths = [] } = releases[live] ?? {};
    return name === remote || !claims ? [] : [{ remote: name, segments: claims.segments, paths }];
  });

/** The same, with those of releases from before claims by the routes in their files. */
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
    const { dir, close } = await store.openRelease(remote, version, release);
    try {
      return (await readRouteTable(remote, dir)).map((route) => route.path);
    } finally {
      await close();
    }
  } catch {
    return [];
  }
}
