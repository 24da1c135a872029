import type { Spot } from '@gakumado/shared/contract';
import { DETOUR, OTHER_SPOTS, roadMetres, walkMinutes } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { distanceM, isInSquare } from '#data/sql/geo-sql.ts';

/** Ids of stations lie beyond those of the table. */
const FIRST_STATION_SPOT_ID = 1_000_000_000;

/** The position of a campus; undefined for an unknown one. */
export const findCampusPoint = (db: Kysely<Database>, campusId: number): Promise<Point | undefined> =>
  db.selectFrom('campus').select(['lat', 'lon']).where('campus_id', '=', campusId).executeTakeFirst();

interface SpotSearch {
  around: Point;
  category: number | undefined;
  /** Metres of road. */
  radiusM: number;
}

type FoundSpot = Omit<Spot, 'distance_m' | 'walk_minutes'> & { straight_m: number };

/** Spots and stations around a point, the nearest first. */
export async function findSpots(
  db: Kysely<Database>,
  { around, category, radiusM }: SpotSearch,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Spot[]; total_count: number }> {
  const place = { lat: sql.ref('lat'), lon: sql.ref('lon') };
  const straightM = radiusM / DETOUR;
  const isNear = isInSquare(place, around, straightM);
  const { rows } = await sql<{ result: FoundSpot[]; total_count: number }>`
    with around as (
      select spot_id, name, spot_category, lat, lon, is_sample from spot where ${isNear}
      union all
      select ${FIRST_STATION_SPOT_ID}::integer + station_id,
        full_station_name(station_name),
        ${OTHER_SPOTS}::smallint, lat, lon, false
      from station where ${isNear}
    ), hit as materialized (
      select around.*, ${distanceM(place, around)} as straight_m from around
      where ${category ?? null}::integer is null or spot_category = ${category ?? null}::integer
    ), page as (
      select * from hit where straight_m <= ${straightM}::float8
      order by straight_m, spot_id limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from hit where straight_m <= ${straightM}::float8) as total_count,
      coalesce((select json_agg(json_build_object('spot_id', spot_id, 'name', name, 'spot_category', spot_category,
        'lat', lat, 'lon', lon, 'straight_m', straight_m, 'is_sample', is_sample)
        order by straight_m, spot_id) from page), '[]') as result`.execute(db);
  const { result, total_count } = rows[0] ?? { result: [], total_count: 0 };
  return { result: result.map(withWalk), total_count };
}

const withWalk = ({ straight_m, ...spot }: FoundSpot): Spot => ({
  ...spot,
  distance_m: roadMetres(straight_m),
  walk_minutes: walkMinutes(straight_m),
});
