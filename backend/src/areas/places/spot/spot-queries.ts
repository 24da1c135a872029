import type { Spot } from '@gakumado/shared/contract';
import { OTHER_SPOTS } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isInSquare } from '#data/sql/geo-sql.ts';
import { distanceM } from '#engines/commute/geo.ts';
import { findNearestPlaces, findPlaces } from '#engines/places/places-around.ts';
import { MORE_COMPARED, straightWalk, walksFrom } from '#engines/places/walks.ts';
import type { Deps } from '../../deps.ts';

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
  /** So many of each kind, the nearest on foot; all of them unless given, by the straight line. */
  perKind: number | undefined;
}

/** Stations within so many metres of road, the nearest first. */
async function findStations(
  { db, walker }: Pick<Deps, 'db' | 'walker'>,
  { around, radiusM, perKind }: SpotSearch,
): Promise<Spot[]> {
  const place = { lat: sql.ref('lat'), lon: sql.ref('lon') };
  const rows = await db
    .selectFrom('station')
    .select(['station_id', 'lat', 'lon', sql<string>`full_station_name(station_name)`.as('name')])
    .where(isInSquare(place, around, radiusM))
    .execute();
  const near = rows
    .toSorted((one, other) => distanceM(around, one) - distanceM(around, other))
    .slice(0, perKind && perKind + MORE_COMPARED);
  const walks =
    perKind === undefined
      ? near.map((station) => straightWalk(around, station))
      : await walksFrom(
          walker,
          around,
          near.map(({ station_id, lat, lon }) => ({ lat, lon, stationId: station_id })),
        );
  return near
    .map(({ station_id, ...station }, index) =>
      Object.assign(station, walks[index], {
        spot_id: FIRST_STATION_SPOT_ID + station_id,
        spot_category: OTHER_SPOTS,
        place_kind: null,
      }),
    )
    .filter(({ distance_m }) => distance_m <= radiusM)
    .sort((one, other) => one.distance_m - other.distance_m)
    .slice(0, perKind);
}

/** Places and stations around a point, the nearest first. */
export async function findSpots(
  deps: Pick<Deps, 'db' | 'walker'>,
  search: SpotSearch,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Spot[]; total_count: number }> {
  const { category, perKind } = search;
  const [places, stations] = await Promise.all([
    perKind === undefined ? findPlaces(search) : findNearestPlaces(deps.walker, { ...search, perKind }),
    category === undefined || category === OTHER_SPOTS ? findStations(deps, search) : [],
  ]);
  const spots: Spot[] = [...places, ...stations].sort(
    (one, other) => one.distance_m - other.distance_m || one.spot_id - other.spot_id,
  );
  return { result: spots.slice((page - 1) * limit, page * limit), total_count: spots.length };
}
