import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { fullStatuses } from '../vacancy-sql.ts';
import { isEstatePublished } from '../estate-status-sql.ts';

interface Similar {
  estate_id: number;
  reason_text: string;
}

/**
 * The distances around the given estates in which others are searched, in degrees of latitude: some 3 km, then 30 km.
 */
const SPANS = [0.027, 0.27] as const;
/** Rents that differ by no more than this are close, in yen. */
const CLOSE_RENT_YEN = 5_000;
/** A school counts as shared when both are within this commute. */
const SCHOOL_COMMUTE_MINUTES = 20;

/** Estates around the given ones, those that share most with one of them first; full ones last, never the given. */
async function findAround(
  db: Kysely<Database>,
  ids: readonly number[],
  campusId: number | undefined,
  limit: number,
  span: number,
): Promise<Similar[]> {
  const { rows } = await sql<Similar>`
    with seen as (
      select estate_id, lat, lon, price_min, station_names from estate
      where estate_id = any(${[...ids]}::integer[])
    ), wanted_campus as (
      select coalesce(${campusId ?? null}::integer, nearest.campus_id) as campus_id
      from seen cross join lateral (
        select campus_id from estate_campus
        where estate_id = seen.estate_id and commute_minutes <= ${SCHOOL_COMMUTE_MINUTES}
        order by commute_minutes, campus_id limit 1
      ) as nearest
      union select ${campusId ?? null}::integer
    ), around as (
      select estate.estate_id, estate.vacant_status_id in ${fullStatuses} as is_full,
        bool_or(abs(estate.price_min - seen.price_min) <= ${CLOSE_RENT_YEN}) as is_close_rent,
        bool_or(estate.station_names && seen.station_names) as is_same_station,
        min(abs(estate.lat - seen.lat) + abs(estate.lon - seen.lon)) as apart
      from seen join estate
        on estate.lat between seen.lat - ${span} and seen.lat + ${span}
        and estate.lon between seen.lon - ${span} * 1.2 and seen.lon + ${span} * 1.2
      where ${isEstatePublished} and not estate.estate_id = any(${[...ids]}::integer[])
      group by estate.estate_id
    ), near_school as (
      select distinct estate_id from estate_campus
      where campus_id in (select campus_id from wanted_campus) and commute_minutes <= ${SCHOOL_COMMUTE_MINUTES}
    ), judged as (
      select around.*, near_school.estate_id is not null as is_same_school
      from around left join near_school using (estate_id)
    )
    select estate_id, case when is_same_school then '同じ学校' when is_close_rent then '家賃が近い'
      when is_same_station then '同じ駅' else '近くの物件' end as reason_text
    from judged
    order by is_full, is_same_school::integer + is_close_rent::integer + is_same_station::integer desc, apart, estate_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Up to `limit` estates like the given ones, each with the first reason that holds. */
export async function findSimilar(
  db: Kysely<Database>,
  ids: readonly number[],
  campusId: number | undefined,
  limit: number,
): Promise<Similar[]> {
  const [near, wide] = SPANS;
  const found = await findAround(db, ids, campusId, limit, near);
  return found.length >= limit ? found : findAround(db, ids, campusId, limit, wide);
}
