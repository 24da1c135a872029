import type { Spot } from '@gakumado/shared/contract';
import { OTHER_SPOTS } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isInSquare } from '#data/sql/geo-sql.ts';
import { findPlaces } from '#engines/places/places-around.ts';
import { walksFrom } from '#engines/places/walks.ts';

/** Ids of stations lie beyond those of places. */
const FIRST_STATION_SPOT_ID = 1_000_000_000;

/** The position of a campus; undefined for an unknown one. */
export const findCampusPoint = (db: Kysely<Database>, campusId: number): Promise<Point | undefined> =>
  db.selectFrom('campus').select(['lat', 'lon']).where('campus_id', '=', campusId).executeTakeFirst();

interface SpotSearch {
  around: Point;
  category: number | undefined;
  /** Metres of road. */
  radiusM: number;
  /** So many of each kind; all of them unless given. */
  perKind: number | undefined;
}

/** Stations within so many metres of road, the nearest first. */
async function findStations(db: Kysely<Database>, around: Point, radiusM: number): Promise<Spot[]> {
  const place = { lat: sql.ref('lat'), lon: sql.ref('lon') };
  const rows = await db
    .selectFrom('station')
    .select(['station_id', 'lat', 'lon', sql<string>`full_station_name(station_name)`.as('name')])
    .where(isInSquare(place, around, radiusM))
    .execute();
  const walks = walksFrom(around, rows);
  return rows
    .map(({ station_id, ...station }, index) =>
      Object.assign(station, walks[index], {
        spot_id: FIRST_STATION_SPOT_ID + station_id,
        spot_category: OTHER_SPOTS,
        place_kind: null,
      }),
    )
    .filter(({ distance_m }) => distance_m <= radiusM)
    .sort((one, other) => one.distance_m - other.distance_m);
}

/** Places and stations around a point, the nearest first. */
export async function findSpots(
  db: Kysely<Database>,
  { around, category, radiusM, perKind }: SpotSearch,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Spot[]; total_count: number }> {
  const hasStations = category === undefined || category === OTHER_SPOTS;
  const stations = hasStations ? await findStations(db, around, radiusM) : [];
  const places: Spot[] = findPlaces({ around, radiusM, category, perKind });
  const spots = [...places, ...stations.slice(0, perKind)].sort(
    (one, other) => one.distance_m - other.distance_m || one.spot_id - other.spot_id,
  );
  return { result: spots.slice((page - 1) * limit, page * limit), total_count: spots.length };
}
