import { claimsOf } from '@gakumado/release-store/live-claims.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import { reservedSegments } from '@gakumado/shared/call-prefixes';
import { ownerIn, segmentsOf } from '@gakumado/shared/claims';
import type { RemoteClaims, SiteMapPart } from '@gakumado/shared/claims';

/** A remote of a request. */
interface TablePart {
  remote: string;
  /** Absent where nothing is known of it: a release from before claims that this server could not load. */
  claims?: RemoteClaims | undefined;
}

/** All that remotes own, for one request: the shell knows nothing of it by itself. */
export interface SiteTable {
  /** Names of all remotes. */
  remotes: readonly string[];
  /** The remote that answers a path; undefined where nobody does. */
  ownerOf: (pathname: string) => string | undefined;
  /** The claims on addresses of a remote. */
  segmentsOf: (remote: string) => readonly string[];
  /** Canonical addresses that search engines are told of. */
  listedPages: () => string[];
  /** Links of the page サイトマップ. */
  siteMap: () => SiteMapPart[];
}

/** The claims of a release, by those that it publishes or by its routes; undefined where both are unknown. */
export function knownClaims(
  remote: string,
  release: Pick<Release, 'claims' | 'paths'>,
  routes?: readonly { path: string }[],
): RemoteClaims | undefined {
  const paths = routes?.map(({ path }) => path) ?? release.paths;
  return release.claims || paths ? claimsOf(remote, release, paths ?? []) : undefined;
}

/**
 * The table of these remotes. Of two that claim the same the earlier one has it. An address that nobody claims is that of a
 * remote whose claims are unknown, if there is one: its pages fail for now, and are not gone.
 */
export function createSiteTable(parts: readonly TablePart[]): SiteTable {
  const owners = new Map<string, string>();
  for (const { remote, claims } of parts)
    for (const text of claims?.segments ?? []) if (!owners.has(text)) owners.set(text, remote);
  const unknown = parts.find(({ claims }) => !claims)?.remote;
  const isReserved = (pathname: string) => reservedSegments.includes(segmentsOf(pathname)[0] ?? '');
  // The order of the remotes' names, so that a choice of versions moves nothing.
  const claimed = parts
    .flatMap(({ remote, claims }) => (claims ? [{ remote, claims }] : []))
    .sort((one, other) => one.remote.localeCompare(other.remote));

  return {
    remotes: parts.map(({ remote }) => remote).sort(),
    ownerOf: (pathname) => ownerIn(owners, pathname) ?? (isReserved(pathname) ? undefined : unknown),
    segmentsOf: (remote) => [...owners].flatMap(([text, owner]) => (owner === remote ? [text] : [])),
    listedPages: () =>
      claimed.flatMap(({ claims }) =>
        claims.sitemap.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path),
      ),
    siteMap: () =>
      claimed.flatMap(({ remote, claims: { name, sitemap } }) => {
        const pages = sitemap.filter(({ label }) => label !== undefined);
        return pages.length > 0 ? [{ remote, name, pages }] : [];
      }),
  };
}

/** Makes site tables one after the other. As long as the remotes own the same, it answers the table before. */
export function createKeptTable(): (parts: readonly TablePart[]) => SiteTable {
  let keptParts: readonly TablePart[] = [];
  let kept = createSiteTable(keptParts);
  return (parts) => {
    const isSame =
      parts.length === keptParts.length &&
      parts.every(({ remote, claims }, index) => {
        const before = keptParts[index];
        return remote === before?.remote && claims === before.claims;
      });
    if (isSame) return kept;
    kept = createSiteTable(parts);
    keptParts = parts;
    return kept;
  };
}
