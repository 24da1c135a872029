/** Headings of the page サイトマップ under which the pages of several remotes stand. */
export const siteMapSections = ['search', 'membership', 'documents', 'inquiries'] as const;
export type SiteMapSection = (typeof siteMapSections)[number];

/** A page of a remote as it is made known to visitors, to search engines, or both. */
export interface ClaimedPage {
  /** Canonical address, as links have it: `/guide/?glossary=1`. */
  path: string;
  /** Text of its link on the page サイトマップ; absent: it has none there. */
  label?: string | undefined;
  /** Heading of the link; absent: the name of the remote. */
  section?: SiteMapSection | undefined;
  /** The links of a heading are sorted by this first; absent: 0. */
  order?: number | undefined;
  /** Search engines are not told of it: it is not in sitemap.xml. */
  isUnlisted?: boolean | undefined;
}

/** All that a remote owns. Its `src/claims.ts` exports it as `claims`, and each release publishes it. */
export interface RemoteClaims {
  /** In Japanese, as people call its part of the site. */
  name: string;
  /**
   * Beginnings of its addresses: one to three segments without outer slashes, `pr/it_id/inquiry`. An empty one is the
   * home page alone. The longest that fits an address wins, whoever claims it.
   */
  segments: readonly string[];
  sitemap: readonly ClaimedPage[];
}

/** The links of a remote on the page サイトマップ. */
export interface SiteMapPart {
  remote: string;
  name: string;
  pages: readonly ClaimedPage[];
}

/** A claim has no more segments. */
export const CLAIM_SEGMENTS_MAX = 3;

/** The segments of a path. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * The owner of an address.
 * @param owners By what they claim.
 */
export function ownerIn(owners: ReadonlyMap<string, string>, pathname: string): string | undefined {
  const segments = segmentsOf(pathname);
  for (let length = Math.min(segments.length, CLAIM_SEGMENTS_MAX); length > 0; length -= 1) {
    const owner = owners.get(segments.slice(0, length).join('/'));
    if (owner !== undefined) return owner;
  }
  return segments.length === 0 ? owners.get('') : undefined;
}
