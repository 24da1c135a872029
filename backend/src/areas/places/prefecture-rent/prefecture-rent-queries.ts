import type { PrefectureRent } from '@gakumado/shared/contract';
import { namedLayouts, OTHER_LAYOUTS, roomLayouts } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isSingleRoom, middleRent, ROUND_TO } from '#data/sql/rent-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Cities with rents of their own: those with most estates. */
const MAX_CITIES = 12;

/**
 * Rents of published estates in a prefecture: one person's rooms altogether and by city, and every layout. One pass
 * over the rooms; undefined for an unknown prefecture.
 */
export async function findPrefectureRent(
  db: Kysely<Database>,
  prefId: number,
): Promise<PrefectureRent | undefined> {
  const { rows } = await sql<PrefectureRent>`
    with room as materialized (
      select estate_id, city_id, ${middleRent} as yen, ${isSingleRoom} as is_single,
        case when layout = any(${namedLayouts}::text[]) then layout else ${OTHER_LAYOUTS} end as layout,
        roomtype.price_min, roomtype.price_max
      from estate join roomtype using (estate_id)
      where estate.prefecture_id = ${prefId} and ${isEstatePublished}
    ), by_layout as (
      select layout, round(avg(yen), ${ROUND_TO})::integer as rent_average, min(price_min) as rent_min,
        max(price_max) as rent_max, count(*) as roomtype_count
      from room group by layout
    ), by_city as (
      select city_id, round(avg(yen), ${ROUND_TO})::integer as rent_average, count(distinct estate_id) as estate_count
      from room where is_single group by city_id
      order by estate_count desc, city_id limit ${MAX_CITIES}
    )
    select prefecture_id as pref_id,
      (select round(avg(yen), ${ROUND_TO})::integer from room where is_single) as rent_average,
      (select (percentile_disc(0.1) within group (order by yen))::integer from room where is_single) as rent_range_min,
      (select (percentile_disc(0.9) within group (order by yen))::integer from room where is_single) as rent_range_max,
      (select coalesce(json_agg(by_layout order by
          array_position(${[...roomLayouts]}::text[], layout)), '[]') from by_layout) as layouts,
      (select coalesce(json_agg(json_build_object('city_id', city_id, 'city_name', city_name,
          'rent_average', rent_average, 'estate_count', estate_count) order by estate_count desc, city_id), '[]')
        from by_city join municipality using (city_id)) as cities
    from prefecture where prefecture_id = ${prefId}`.execute(db);
  return rows[0];
}
