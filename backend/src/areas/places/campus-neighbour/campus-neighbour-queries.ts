import type { CampusNeighbour, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { distanceM } from '#data/sql/geo-sql.ts';

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
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  campusId: number,
  filter: EstateFilter,
): Promise<CampusNeighbour[]> {
  const { rows } = await sql<Omit<CampusNeighbour, 'estate_count'>>`
    select * from (
      select other.campus_id, other.school_id, other.school_name, other.campus_name, other.pref_id,
        ${distanceM(point('other'), point('here'))} as distance_m
      from campus_summary as here join campus_summary as other on other.campus_id <> here.campus_id
      where here.campus_id = ${campusId} and other.estate_count > 0 and not other.is_gone
        and other.campus_id is distinct from ${filter.second_school_id ?? null}::integer
    ) as measured
    where distance_m <= ${MAX_DISTANCE_M} order by distance_m, campus_id limit ${MAX_LOOKED_INTO}`.execute(
    db,
  );
  const counts = await estates.count(rows.map(({ campus_id }) => ({ ...filter, school_id: campus_id })));
  return rows
    .map((campus, index) => Object.assign(campus, { estate_count: counts[index] ?? 0 }))
    .filter(({ estate_count: count }) => count > 0)
    .slice(0, MAX_NEIGHBOURS);
}
