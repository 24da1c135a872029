import type { Targets } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

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

/** {@link targetsOf} by the campuses of the database. */
export async function findTargets(db: Kysely<Database>, filter: Targets): Promise<TargetPoints> {
  const ids = [filter.school_id, filter.second_school_id].filter((id) => id !== undefined);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('campus')
          .select(['campus_id', 'lat', 'lon'])
          .where('campus_id', 'in', ids)
          .execute();
  return targetsOf(new Map(rows.map(({ campus_id, lat, lon }) => [campus_id, { lat, lon }])), filter);
}
