import { allPages, listEvents, listShops, listSitemapEntries, listTopics } from '@gakumado/shared/api';
import type { ContentListing } from '@gakumado/shared/api';
import type { SitemapEntry, SitemapKind } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { areaSlugOf, CONTENT_SIZE_MAX, findPrefectureName, SITEMAP_MAX } from '@gakumado/shared/vocabulary';
import type { SitemapPage } from './sitemap-xml.ts';

/** The files of the sitemap index by the kind of their pages, in its order, with pages that depend on data. */
export const sitemapPages: Record<string, () => Promise<SitemapPage[]>> = {
  static: async () => (await storePages()).map((path) => ({ path })),
  area: async () => (await entries('prefecture')).flatMap(areaPages),
  school: async () => schoolPages(await entries('school')),
  station: async () => stationPages(await entries('station')),
  estate: async () =>
    (await entries('estate')).map(({ estate_id = 0, updated_at }) =>
      page(paths.estate(estate_id), updated_at),
    ),
  topic: topicPages,
  event: eventPages,
};

const page = (path: string, changedAt: string | null | undefined): SitemapPage => ({ path, changedAt });

/** All entries of a kind. */
const entries = (kind: SitemapKind): Promise<SitemapEntry[]> =>
  allPages((page) => listSitemapEntries(kind, { page, limit: SITEMAP_MAX }));

/** Regions and prefectures with shops, and the page of each shop. */
async function storePages(): Promise<string[]> {
  const shops = await listShops();
  const places = shops.flatMap(({ area_slug, m_prefecture_id }) => [
    paths.storesInRegion(area_slug),
    paths.storesInPrefecture(area_slug, findPrefectureName(m_prefecture_id)?.slug ?? ''),
  ]);
  return [...new Set(places), ...shops.map((shop) => paths.shop(shop))];
}

/** The portal of a prefecture, and its municipalities when it has estates. */
function areaPages({ pref_id = 0, slug = '', estate_count, updated_at }: SitemapEntry): SitemapPage[] {
  const portal = page(paths.city(slug), updated_at);
  return estate_count > 0 ? [portal, page(paths.area(pref_id), updated_at)] : [portal];
}

/** Prefectures with schools, then schools, then campuses. */
function schoolPages(campuses: readonly SitemapEntry[]): SitemapPage[] {
  const byPrefecture = latestBy(campuses, ({ pref_id = 0 }) => paths.schoolsInPrefecture(pref_id));
  const bySchool = latestBy(campuses, ({ school_id = 0 }) => paths.school(school_id));
  const byCampus = latestBy(campuses, ({ pref_id = 0, campus_id = 0 }) => paths.campus(pref_id, campus_id));
  return [...byPrefecture, ...bySchool, ...byCampus];
}

function stationPages(stations: readonly SitemapEntry[]): SitemapPage[] {
  return [
    ...latestBy(stations, ({ pref_id = 0 }) => paths.transitInPrefecture(pref_id)),
    ...latestBy(stations, ({ pref_id = 0, station_id = 0 }) => paths.station(pref_id, station_id)),
  ];
}

/** One page per path, with the latest of the days. */
function latestBy(all: readonly SitemapEntry[], pathOf: (entry: SitemapEntry) => string): SitemapPage[] {
  const days = new Map<string, string>();
  for (const entry of all) {
    const path = pathOf(entry);
    const known = days.get(path) ?? '';
    days.set(path, (entry.updated_at ?? '') > known ? (entry.updated_at ?? '') : known);
  }
  return [...days].map(([path, changedAt]) => page(path, changedAt));
}

/** All items of a list of the content service, which rejects where a page must say that it has none. */
const contentItems = <T>(listPage: (page: number) => Promise<ContentListing<T>>): Promise<T[]> =>
  allPages(async (number) => {
    const { isFailed, contents, totalCount } = await listPage(number);
    if (isFailed) throw new Error('the content service did not answer');
    return { result: contents, total_count: totalCount };
  });

async function topicPages(): Promise<SitemapPage[]> {
  const topics = await contentItems((number) => listTopics({ page: number, limit: CONTENT_SIZE_MAX }));
  return topics.map((topic) => page(paths.topic(areaSlugOf(topic.pref_cd), topic.id), topic.publishedAt));
}

async function eventPages(): Promise<SitemapPage[]> {
  const events = await contentItems((number) => listEvents({ page: number }));
  return events.map(({ id, revisedAt }) => page(paths.campaign(id), revisedAt));
}
