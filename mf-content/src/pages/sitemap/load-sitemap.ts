import {
  findContentPage,
  listEvents,
  listMailFormNames,
  listPageTitles,
  listShops,
  listSitemapPlaces,
  nullOnError,
} from '@gakumado/shared/api';
import { groupPlaces, groupSchools, groupShops } from './group-places.ts';
import { siteSections } from './site-sections.ts';

/** Everything that the page names. Places and shops are null when they could not be loaded; so is its own text. */
export async function loadSitemap(signal: AbortSignal) {
  const [text, places, shops, pages, events, mailForms] = await Promise.all([
    nullOnError(findContentPage('sitemap', signal)),
    nullOnError(listSitemapPlaces(signal)),
    nullOnError(listShops({}, signal)),
    listPageTitles(signal),
    listEvents({ isTop: true }, signal),
    listMailFormNames(signal),
  ]);
  return {
    lead: text?.body ?? null,
    sections: siteSections({ pages, events, mailForms }),
    places: places && groupPlaces(places),
    schools: places && groupSchools(places.schools),
    shops: shops && groupShops(shops),
  };
}
