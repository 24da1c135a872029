import { paths } from '@gakumado/shared/paths';
import type { SearchScope } from '../scope.ts';
import { commonSorts } from '../sorts.ts';

/**
 * Estates of a prefecture, or of the whole country. Cities, stations, lines and a region in the query belong to the
 * place, so they are no conditions that the filter removes.
 */
export const areaScope = (prefId?: number): SearchScope => ({
  path: paths.areaResult(prefId),
  filter: prefId === undefined ? {} : { pref_id: [prefId] },
  defaultSort: 'recommend',
  sorts: commonSorts,
  scopeKeys: [
    'city_id',
    'station_id',
    'line_id',
    'station_name',
    ...(prefId === undefined ? (['area_slug', 'pref_id'] as const) : []),
  ],
});
