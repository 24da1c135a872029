import type { Prefecture } from '@gakumado/shared/contract';

/** The eight regions in their order (contract, section 1), named as the contact desks are. */
const regions = [
  { slug: 'hokkaido', name: '北海道' },
  { slug: 'tohoku', name: '東北' },
  { slug: 'kanto', name: '関東' },
  { slug: 'tokai', name: '東海・北信越' },
  { slug: 'keiji', name: '京都・滋賀' },
  { slug: 'hanshin', name: '大阪・兵庫' },
  { slug: 'chushi', name: '中国・四国' },
  { slug: 'kyushu', name: '九州・沖縄' },
] as const;

/** What the pages show of a prefecture: its Japanese name is `name_kana` on the wire. */
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
