import type { CampusFeature } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';
import { campusFeatures } from './features.ts';

/** The features that some estate of a campus has, counted in one pass; none for an unknown campus. */
export async function findCampusFeatures(db: Kysely<Database>, campusId: number): Promise<CampusFeature[]> {
  const campus = await db
    .selectFrom('campus')
    .select(['lat', 'lon'])
    .where('campus_id', '=', campusId)
    .executeTakeFirst();
  if (!campus) return [];
  const features = campusFeatures(campus);
  const school = { school_id: campusId };
  const counts = features.map(
    ({ filter }) =>
      sql`count(*) filter (where ${joinConditions(filterConditions({ ...school, ...filter }))})`,
  );
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts
    from ${searchTables(school)} where ${joinConditions(filterConditions(school))}`.execute(db);
  return features
    .map(({ id, name, filter, picture }, index) => ({
      feature_id: id,
      feature_name: name,
      filter,
      estate_count: rows[0]?.counts[index] ?? 0,
      image_path: `/images/pictures/${picture}.webp`,
    }))
    .filter(({ estate_count: count }) => count > 0);
}
