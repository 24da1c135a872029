import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';

/** The prefecture of each of these stations; those that the site does not have are missing. */
export async function findStationPrefectures(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('station')
    .select(['station_id', 'prefecture_id'])
    .where('station_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ station_id, prefecture_id }) => [station_id, prefecture_id]));
}
