import type { Targets } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';

/** Where they are: null for a campus that there is not, undefined where the search names none. */
export interface TargetPoints {
  first: Point | null | undefined;
  second: Point | null | undefined;
}

/** Where a search measures commutes to: a campus or any other point (contract, 7.8). */
export function targetsOf(campuses: ReadonlyMap<number, Point>, filter: Targets): TargetPoints {
  const pointOf = (id: number | undefined, point: Point | undefined) =>
    id === undefined ? point : (campuses.get(id) ?? null);
  return {
    first: pointOf(filter.school_id, filter.destination),
    second: pointOf(filter.second_school_id, filter.second_destination),
  };
}
