import type { AreaSlug } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import type { SearchPlace } from '../results/place.ts';
import { commonSorts } from '../results/sorts.ts';

/**
 * Estates of a prefecture, or of the whole country. Cities, stations, lines and a region in the query belong to the
 * place, so they are no conditions that the filter takes away.
 */
export const areaPlace = (prefId?: number): SearchPlace => ({
  path: paths.areaResult(prefId),
  filter: prefId === undefined ? {} : { pref_id: [prefId] },
  defaultSort: 'recommend',
  sorts: commonSorts,
  ownKeys: [
    'city_id',
    'station_id',
    'line_id',
    'station_name',
    ...(prefId === undefined ? (['area_slug', 'pref_id'] as const) : []),
  ],
});

/** The regions as they are named in sentences. */
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
