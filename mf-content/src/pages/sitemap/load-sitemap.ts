import {
  findContentPage,
  listEvents,
  listMailFormNames,
  listPageTitles,
  listShops,
  listSitemapPlaces,
  nullOnError,
} from '@gakumado/shared/api';
import { SITE_MAP_PATH } from '@gakumado/shared/call-prefixes';
import type { SiteMapPart } from '@gakumado/shared/claims';
import type { PageLoaderArgs } from '@gakumado/shared/routing';
import { groupPlaces, groupSchools, groupShops } from './group-places.ts';
import { siteSections } from './site-sections.ts';
import type { Listing } from './site-sections.ts';

const fetchSiteMap = async (signal: AbortSignal): Promise<SiteMapPart[]> => {
  const answer = await fetch(SITE_MAP_PATH, { signal });
  if (!answer.ok) throw new Error(`the site map answered ${answer.status}`);
  return answer.json();
};

/** The pages of other teams. A shell from before does not tell them, and the page can do without. */
async function listOthers(
  readSiteMap: PageLoaderArgs['readSiteMap'],
  signal: AbortSignal,
): Promise<Listing<SiteMapPart>> {
  const parts = await (readSiteMap?.() ?? fetchSiteMap(signal)).catch(() => undefined);
  signal.throwIfAborted();
  return { contents: parts?.filter(({ remote }) => remote !== 'mf-content') ?? [], isFailed: !parts };
}

/** Everything that the page names. Places and shops are null when they could not be loaded; so is its own text. */
export async function loadSitemap({
  request: { signal },
  readSiteMap,
}: Pick<PageLoaderArgs, 'request' | 'readSiteMap'>) {
  const [text, places, shops, pages, events, mailForms, others] = await Promise.all([
    nullOnError(findContentPage('sitemap', signal)),
    nullOnError(listSitemapPlaces(signal)),
    nullOnError(listShops({}, signal)),
    listPageTitles(signal),
    listEvents({ isTop: true }, signal),
    listMailFormNames(signal),
    listOthers(readSiteMap, signal),
  ]);
  return {
    lead: text?.body ?? null,
    sections: siteSections({ pages, events, mailForms, others }),
    places: places && groupPlaces(places),
    schools: places && groupSchools(places.schools),
    shops: shops && groupShops(shops),
  };
}
