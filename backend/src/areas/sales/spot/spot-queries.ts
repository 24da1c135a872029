import type { Spot } from '@gakumado/shared/contract';
import { OTHER_SPOTS, WALK_M_PER_MINUTE } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { distanceM, isInSquare } from '../geo-sql.ts';

/** Ids of stations lie beyond those of the table. */
const FIRST_STATION_SPOT_ID = 1_000_000_000;

interface SpotSearch {
  campusId: number;
  category: number | undefined;
  radiusM: number;
}

/** Spots and stations around a campus, the nearest first; none for an unknown campus. */
export async function findSpots(
  db: Kysely<Database>,
  { campusId, category, radiusM }: SpotSearch,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Spot[]; total_count: number }> {
  const campus = await db
    .selectFrom('campus')
    .select(['lat', 'lon'])
    .where('campus_id', '=', campusId)
    .executeTakeFirst();
  if (!campus) return { result: [], total_count: 0 };
  const place = { lat: sql.ref('lat'), lon: sql.ref('lon') };
  const isNear = isInSquare(place, campus, radiusM);
  const { rows } = await sql<{ result: Spot[]; total_count: number }>`
    with around as (
      select spot_id, name, spot_category, lat, lon, is_sample from spot where ${isNear}
      union all
      select ${FIRST_STATION_SPOT_ID}::integer + station_id,
        full_station_name(station_name),
        ${OTHER_SPOTS}::smallint, lat, lon, false
      from station where ${isNear}
    ), hit as materialized (
      select around.*, ${distanceM(place, campus)} as distance_m from around
      where ${category ?? null}::integer is null or spot_category = ${category ?? null}::integer
    ), page as (
      select *, greatest(1, ceil(distance_m / ${WALK_M_PER_MINUTE}::float8))::integer as walk_minutes
      from hit where distance_m <= ${radiusM}
      order by distance_m, spot_id limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from hit where distance_m <= ${radiusM}) as total_count,
      coalesce((select json_agg(json_build_object('spot_id', spot_id, 'name', name, 'spot_category', spot_category,
        'lat', lat, 'lon', lon, 'distance_m', distance_m, 'walk_minutes', walk_minutes, 'is_sample', is_sample)
        order by distance_m, spot_id) from page), '[]') as result`.execute(db);
  return rows[0] ?? { result: [], total_count: 0 };
}
