import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { SitemapEntry, SitemapKind, SitemapPlaces } from '../contract/sitemap.ts';

/** Entries of a sitemap by kind, up to 50,000 at once; total_count counts all. */
export function listSitemapEntries(
  kind: SitemapKind,
  options: Pick<CallOptions, 'page' | 'limit' | 'signal'> = {},
): Promise<ApiAnswer<SitemapEntry[]>> {
  return callApi('sitemap/list', { kind }, options);
}

/** Cities and lines with published estates, and all schools, by name. */
export async function listSitemapPlaces(signal?: AbortSignal): Promise<SitemapPlaces> {
  return (await callApi<SitemapPlaces>('sitemap/place/list', {}, { signal })).result;
}
