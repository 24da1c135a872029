import type { Targets } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { targetsOf } from '#engines/estate-index/targets.ts';
import type { TargetPoints } from '#engines/estate-index/targets.ts';

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
