import { escapeHtml } from '@gakumado/shared/escape-html';

/** A page as a sitemap lists it. */
export interface SitemapPage {
  /** Canonical path, encoded as an address. */
  path: string;
  /** Day or moment of its last change (ISO 8601); left out where nobody knows it. */
  changedAt?: string | null | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const place = (origin: string, { path, changedAt }: SitemapPage) =>
  `<loc>${escapeHtml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''}`;

const write = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;

/** One file of pages. */
export const writeSitemap = (origin: string, pages: readonly SitemapPage[]): string =>
  write(
    'urlset',
    pages.map((page) => `<url>${place(origin, page)}</url>`),
  );

/** The file that names the others. */
export const writeSitemapIndex = (origin: string, files: readonly SitemapPage[]): string =>
  write(
    'sitemapindex',
    files.map((file) => `<sitemap>${place(origin, file)}</sitemap>`),
  );

/** The latest of the days and moments of `pages`. */
export const latestChange = (pages: readonly SitemapPage[]): string | undefined =>
  pages
    .map(({ changedAt }) => changedAt ?? '')
    .filter(Boolean)
    .sort()
    .at(-1);
