import { paths } from '@gakumado/shared/paths';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Radius } from '../../places/range-point.ts';
import { centerOf } from '@gakumado/shared/map';
import type { SearchScope } from '../scope.ts';
import { commonSorts } from '../sorts.ts';

/** Everything within some kilometres of a point. Moving the map moves the point. */
export function rangeScope(point: Point, km: Radius): SearchScope {
  return {
    path: paths.range(km, point),
    filter: { ...point, dis: km },
    defaultSort: 'distance_asc',
    sorts: ['distance_asc', ...commonSorts],
    marker: { ...point, label: '検索の中心', radiusKm: km },
    name: `地図の半径${km}km`,
    pathOfRadius: (other) => paths.range(other, point),
    moveTo: (bounds) => paths.range(km, centerOf(bounds)),
  };
}
