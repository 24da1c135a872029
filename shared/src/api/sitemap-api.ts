import type { SitemapEntry, SitemapKind } from '../contract/sitemap.ts';
import { callApi } from './client.ts';
import type { ApiAnswer, CallOptions } from './client.ts';

/** Entries of a sitemap by kind, up to 50,000 at once; total_count counts all. */
export function listSitemapEntries(
  kind: SitemapKind,
  options: Pick<CallOptions, 'page' | 'limit' | 'signal'> = {},
): Promise<ApiAnswer<SitemapEntry[]>> {
  return callApi('sitemap/list', { kind }, options);
}
