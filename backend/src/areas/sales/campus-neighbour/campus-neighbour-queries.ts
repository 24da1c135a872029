import type { CampusNeighbour, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';
import { distanceM } from '../geo-sql.ts';

/** Farther campuses are no neighbours. */
const MAX_DISTANCE_M = 20_000;
/** The nearest of these are looked into … */
const MAX_LOOKED_INTO = 20;
/** … and so many of them answered. */
const MAX_NEIGHBOURS = 6;

const point = (table: string) => ({ lat: sql.ref(`${table}.lat`), lon: sql.ref(`${table}.lon`) });

/**
 * The campuses nearest to one at which the filter finds something in the first campus's place: its commute limits are
 * measured to each of them, and a second campus stays. None for an unknown campus.
 */
export async function findCampusNeighbours(
  db: Kysely<Database>,
  campusId: number,
  filter: EstateFilter,
): Promise<CampusNeighbour[]> {
  const { second_school_id } = filter;
  const { rows } = await sql<CampusNeighbour>`
    with near as materialized (
      select * from (
        select other.campus_id, other.school_id, other.school_name, other.campus_name, other.pref_id,
          ${distanceM(point('other'), point('here'))} as distance_m
        from campus_summary as here join campus_summary as other on other.campus_id <> here.campus_id
        where here.campus_id = ${campusId} and other.estate_count > 0 and not other.is_gone
          and other.campus_id is distinct from ${second_school_id ?? null}::integer
      ) as measured
      where distance_m <= ${MAX_DISTANCE_M} order by distance_m, campus_id limit ${MAX_LOOKED_INTO}
    )
    select near.*, counted.estate_count from near cross join lateral (
      select count(*) as estate_count from ${searchTables({ second_school_id })}
        join estate_campus on estate_campus.estate_id = estate.estate_id and estate_campus.campus_id = near.campus_id
      where ${joinConditions(filterConditions(filter))}
    ) as counted
    where counted.estate_count > 0 order by distance_m, campus_id limit ${MAX_NEIGHBOURS}`.execute(db);
  return rows;
}
