import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { distanceM, isInSquare } from '#data/sql/geo-sql.ts';

/** A named place beside an estate. */
export interface Place extends Point {
  name: string;
  distance_m: number;
}

const STATIONS = 12;
const CAMPUSES = 6;
/** A station further away is on no map of an estate, in metres. */
const FAR_M = 5_000;

const stationPoint = { lat: sql`station.lat`, lon: sql`station.lon` };
const campusPoint = { lat: sql`campus.lat`, lon: sql`campus.lon` };

/** Where an estate is; undefined when there is none. */
export const findPosition = (db: Kysely<Database>, estateId: number) =>
  db.selectFrom('estate').where('estate_id', '=', estateId).select(['name', 'lat', 'lon']).executeTakeFirst();

/** The station that a home names first, if one walks there. */
export const findWalkedStation = (db: Kysely<Database>, estateId: number) =>
  db
    .selectFrom('estate_station')
    .innerJoin('station', 'station.station_id', 'estate_station.station_id')
    .where('estate_id', '=', estateId)
    .where('bus_minutes', 'is', null)
    .select(['station.station_id', 'lat', 'lon'])
    .orderBy('sort_no')
    .orderBy('walk_minutes')
    .limit(1)
    .executeTakeFirst();

/** The nearest stations, the nearest first. */
export const findStations = (db: Kysely<Database>, home: Point): Promise<Place[]> =>
  db
    .selectFrom('station')
    .where(isInSquare(stationPoint, home, FAR_M))
    .select(['station_name as name', 'lat', 'lon', distanceM(stationPoint, home).as('distance_m')])
    .orderBy('distance_m')
    .limit(STATIONS)
    .execute();

/** The nearest campuses within `radiusM`, each by the name of its school. */
export const findCampuses = (db: Kysely<Database>, home: Point, radiusM: number): Promise<Place[]> =>
  db
    .selectFrom('campus')
    .innerJoin('school', 'school.school_id', 'campus.school_id')
    .where(isInSquare(campusPoint, home, radiusM))
    .select(['school_name as name', 'lat', 'lon', distanceM(campusPoint, home).as('distance_m')])
    .orderBy('distance_m')
    .limit(CAMPUSES)
    .execute();

/** The tracks with an end within `radiusM`, each from one station to the next. */
export async function findTracks(
  db: Kysely<Database>,
  home: Point,
  radiusM: number,
): Promise<[from: Point, to: Point][]> {
  const { rows } = await sql<{ from: Point; to: Point }>`
    select distinct json_build_object('lat', a.lat, 'lon', a.lon)::jsonb as "from",
      json_build_object('lat', b.lat, 'lon', b.lon)::jsonb as "to"
    from station_link
    join station a on a.station_id = from_station_id
    join station b on b.station_id = to_station_id
    where (${isInSquare({ lat: sql`a.lat`, lon: sql`a.lon` }, home, radiusM)})
      or (${isInSquare({ lat: sql`b.lat`, lon: sql`b.lon` }, home, radiusM)})
    order by 1, 2`.execute(db);
  return rows.map(({ from, to }) => [from, to]);
}
