import { CLAIM_SEGMENTS_MAX, segmentsOf } from '@gakumado/shared/claims';
import type { RemoteClaims } from '@gakumado/shared/claims';
import type { Registry, Release } from './registry.ts';

/** The segments of a path before its first parameter, as far as a claim may hold them. */
function fixedPart(address: string): string {
  const segments = segmentsOf(address);
  const parameter = segments.findIndex((segment) => /[:*?]/.test(segment));
  return segments
    .slice(0, parameter < 0 ? segments.length : parameter)
    .slice(0, CLAIM_SEGMENTS_MAX)
    .join('/');
}

/** The claims of a release. One from before claims owns what its routes begin with, and names no page of its own. */
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
