import type { CampusAdvice } from '@gakumado/shared/contract';
import { NEAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { distanceM } from '#data/sql/geo-sql.ts';
import { isSingleRoom, middleRent, ROUND_TO } from '#data/sql/rent-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Estates from which one can walk to a campus. */
export const WALK_MINUTES = 15;
const MAX_STATIONS = 5;

/** The figures in an advice. */
export type AdviceFigures = Omit<CampusAdvice, 'advice_title' | 'advice_html'> & {
  school_name: string;
  campus_name: string;
  estate_count: number;
  walk_count: number;
  furnished_count: number;
  meal_count: number;
  shop_name: string | null;
};

/** Figures of the published estates near a campus; undefined for an unknown campus. */
export async function findAdviceFigures(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  campusId: number,
): Promise<AdviceFigures | undefined> {
  const homes = await estates.findNear({ school_id: campusId }, NEAR_COMMUTE_MINUTES);
  const shopDistance = distanceM(
    { lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') },
    { lat: sql.ref('campus.lat'), lon: sql.ref('campus.lon') },
  );
  const { rows } = await sql<AdviceFigures>`
    with near as materialized (
      select estate_id, commute_minutes, condition, meal_type, info_updated_at, is_walked
      from campus, unnest(${homes.map(({ estate_id }) => estate_id)}::integer[],
          ${homes.map(({ minutes }) => minutes)}::integer[],
          ${homes.map(({ walk_minutes }) => walk_minutes <= WALK_MINUTES)}::boolean[])
          as home(estate_id, commute_minutes, is_walked)
        join estate using (estate_id)
      where campus_id = ${campusId} and ${isEstatePublished}
    ), rent as materialized (
      select estate_id, ${middleRent} as yen from near join roomtype using (estate_id) where ${isSingleRoom}
    ), popular as (
      select station_id, count(*) as estate_count, round(avg(commute_minutes))::integer as commute_minutes
      from near join estate_station using (estate_id) where sort_no = 1
      group by station_id order by estate_count desc, commute_minutes, station_id limit ${MAX_STATIONS}
    )
    select campus_id, school_name, campus_name, (select count(*) from near) as estate_count,
      (select count(*) from near where is_walked) as walk_count,
      (select count(*) from near where condition && '{61,64}') as furnished_count,
      (select count(*) from near where meal_type > 0) as meal_count,
      (select round(avg(yen), ${ROUND_TO})::integer from rent) as rent_average,
      (select (percentile_disc(0.1) within group (order by yen))::integer from rent) as rent_range_min,
      (select (percentile_disc(0.9) within group (order by yen))::integer from rent) as rent_range_max,
      (select count(distinct estate_id) from rent) as rent_estate_count,
      (select max(info_updated_at) from near) as updated_at,
      (select coalesce(json_agg(json_build_object('station_id', station_id, 'station_name', station_name, 'line_name', (
            select line_name from station_line join line using (line_id)
            where station_line.station_id = popular.station_id order by line.sort_no, line_id limit 1),
          'commute_minutes', commute_minutes, 'rent_average', (
            select round(avg(yen), ${ROUND_TO})::integer from rent join estate_station using (estate_id)
            where sort_no = 1 and estate_station.station_id = popular.station_id)
          ) order by estate_count desc, commute_minutes, station_id), '[]')
        from popular join station using (station_id)) as popular_stations,
      nearest.shop_id, nearest.shop_name, nearest.shop, nearest.staff_name
    from campus join school using (school_id)
      left join lateral (
        select shop.shop_id, shop_name, json_build_object('shop_id', shop.shop_id, 'shop_name', shop_name,
            'area_slug', area_slug, 'm_prefecture_id', m_prefecture_id) as shop, (
          select name from staff where staff.shop_id = shop.shop_id order by sort_no, staff_id limit 1) as staff_name
        from shop order by ${shopDistance}, shop.shop_id limit 1
      ) as nearest on true
    where campus_id = ${campusId}`.execute(db);
  return rows[0];
}
