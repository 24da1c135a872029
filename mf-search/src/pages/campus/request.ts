import type { listEstatesNearCampus } from '@gakumado/shared/api';
import type { Condition } from './condition.ts';
import { rentFilter } from './rent.ts';

type Request = Parameters<typeof listEstatesNearCampus>[0];

/** A condition as the API takes it; `school_id` is the id of the campus there. */
export function toRequest(campusId: number, condition: Condition, limit: number): Request {
  const { page, sort, layout, building_type_id, condition: conditionIds, equipment } = condition;
  return {
    school_id: campusId,
    ...rentFilter(condition),
    ...(building_type_id.length > 0 ? { building_type_id } : {}),
    ...(layout.length > 0 ? { layout } : {}),
    ...(conditionIds.length > 0 ? { condition: conditionIds } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    walk_minutes_max: condition.walk_minutes_max,
    commute_minutes_max: condition.commute_minutes_max,
    sort,
    with_facets: true,
    page,
    limit,
  };
}
