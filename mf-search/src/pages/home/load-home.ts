import {
  listBanners,
  listCampuses,
  listEstates,
  listInfos,
  listPrefectures,
  listTopics,
  loadSnippet,
  nullOnError,
} from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { groupByRegion } from '../../places/regions.ts';

/** How many of each the page shows. */
const COUNT = { campuses: 3, estates: 10, topics: 3, infos: 2, sideBanners: 3 };

/** So many of the campuses with the most estates are looked through for {@link atOtherStations}. */
const LOOKED_THROUGH = 20;

/** The first campus of each station: those around one station have the same homes. */
function atOtherStations(campuses: readonly SchoolCampus[]): SchoolCampus[] {
  const first = new Map<string, SchoolCampus>();
  for (const campus of campuses) {
    const place = campus.nearest_station_text ?? campus.address;
    if (!first.has(place)) first.set(place, campus);
  }
  return Array.from(first.values());
}

/** 重要, of the categories of notices. */
const IMPORTANT = 2;

/** All that the home page shows, asked for at once; a part that fails is empty and costs only itself. */
export async function loadHome(signal: AbortSignal) {
  const [prefectures, campuses, estates, topics, infos, banners, sideBanners, campaignHtml] =
    await Promise.all([
      nullOnError(listPrefectures({}, signal)),
      // Without a keyword the campuses with the most estates come first.
      nullOnError(listCampuses({ school_type: '大学', limit: LOOKED_THROUGH }, signal)),
      nullOnError(listEstates({ sort: 'new_desc', limit: COUNT.estates, with_facets: true }, signal)),
      listTopics({ limit: COUNT.topics }, signal),
      nullOnError(listInfos({ category: IMPORTANT, limit: COUNT.infos }, signal)),
      nullOnError(listBanners({ position: 'home_top' }, signal)),
      nullOnError(listBanners({ position: 'home_side' }, signal)),
      loadSnippet('campaign/top-info.html', signal),
    ]);
  return {
    regions: prefectures ? groupByRegion(prefectures) : [],
    campuses: atOtherStations(campuses?.result ?? []).slice(0, COUNT.campuses),
    estates: estates?.result ?? [],
    estateCount: estates?.total_count ?? null,
    facets: estates?.facets ?? null,
    topics: topics.contents,
    infos: infos ?? [],
    banners: banners ?? [],
    /** Words of the editors about the season (specification, section 7); empty without any. */
    campaignHtml,
    sideBanners: (sideBanners ?? []).slice(0, COUNT.sideBanners),
  };
}
