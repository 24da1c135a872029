import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { SitemapEntry, SitemapKind } from '../contract/sitemap.ts';

/** Entries of a sitemap by kind, up to 50,000 at once; total_count counts all. */
export function listSitemapEntries(
  kind: SitemapKind,
  options: Pick<CallOptions, 'page' | 'limit' | 'signal'> = {},
): Promise<ApiAnswer<SitemapEntry[]>> {
  return callApi('sitemap/list', { kind }, options);
}
