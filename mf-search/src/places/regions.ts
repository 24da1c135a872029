import type { Prefecture } from '@gakumado/shared/contract';
import { regions } from '@gakumado/shared/vocabulary';

/** The part of a prefecture that the pages show. Its Japanese name is `name_kana` on the wire. */
export type PrefectureLink = Pick<
  Prefecture,
  'prefecture_id' | 'name_kana' | 'name' | 'is_open' | 'estate_count' | 'area_slug'
>;

export interface Region {
  slug: string;
  name: string;
  prefectures: PrefectureLink[];
}

/** Prefectures under their regions. */
export function groupByRegion(prefectures: readonly PrefectureLink[]): Region[] {
  return regions.map(({ slug, name }) => ({
    slug,
    name,
    prefectures: prefectures.filter((prefecture) => prefecture.area_slug === slug),
  }));
}
