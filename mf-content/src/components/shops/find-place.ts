import { listAreas, listContentPrefectures } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';
import type { ContentArea, ContentPrefecture } from '@gakumado/shared/contract';

/** A region, or a prefecture with its region. */
export interface Place {
  area: ContentArea;
  prefecture: ContentPrefecture | undefined;
  /** The prefectures of the region. */
  prefectures: ContentPrefecture[];
}

/** Slugs of the address: a region, a prefecture, or a prefecture below its region. */
export interface PlaceSlugs {
  area_or_pref?: string | undefined;
  pref?: string | undefined;
}

/** The place of an address: a 404 for an unknown one. */
export async function findPlace({ area_or_pref, pref }: PlaceSlugs, signal: AbortSignal): Promise<Place> {
  const [areas, prefectures] = await Promise.all([listAreas(signal), listContentPrefectures(signal)]);
  const named = areas.find(({ name_other }) => name_other === area_or_pref);
  const prefectureSlug = named ? pref : area_or_pref;
  const prefecture = prefectures.find(({ name }) => name === prefectureSlug);
  const area = named ?? areas.find(({ area_id }) => area_id === prefecture?.area_cd);
  if (!area || (prefectureSlug !== undefined && prefecture?.area_cd !== area.area_id)) throwNotFound();
  // A prefecture has nothing below it.
  if (!named && pref !== undefined) throwNotFound();
  return {
    area,
    prefecture,
    prefectures: prefectures.filter(({ area_cd }) => area_cd === area.area_id),
  };
}
