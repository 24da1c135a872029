import type { AreaSlug } from '@gakumado/shared/api';
import type { Prefecture } from '@gakumado/shared/contract';

/** The eight regions in their order (contract, section 1), named as the contact desks are. */
export const regionNames: Record<AreaSlug, string> = {
  hokkaido: '北海道',
  tohoku: '東北',
  kanto: '関東',
  tokai: '東海・北信越',
  keiji: '京都・滋賀',
  hanshin: '大阪・兵庫',
  chushi: '中国・四国',
  kyushu: '九州・沖縄',
};

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
  return Object.entries(regionNames).map(([slug, name]) => ({
    slug,
    name,
    prefectures: prefectures.filter((prefecture) => prefecture.area_slug === slug),
  }));
}
