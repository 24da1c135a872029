import type { StationDetail } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rideMinutes } from '#engines/commute/travel-times.ts';
import { nameStation, stationsCalled } from '#engines/names/station-name.ts';
import type { Database } from '#data/db/database.ts';
import { isSingleRoom, middleRent, ROUND_TO } from '#data/sql/rent-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

type Wanted = { stationId: number } | { name: string; prefId: number };

interface Link {
  station_id: number;
  station_name: string;
  pref_id: number;
  line_type: string;
  distance_m: number;
  estate_count: number;
}

type StationRow = Omit<StationDetail, 'neighbours' | 'estates'> & { links: Link[] };

/** Each neighbour once, by its quickest line. */
function toNeighbours(links: readonly Link[]): StationDetail['neighbours'] {
  const quickest = new Map<number, StationDetail['neighbours'][number]>();
  for (const { line_type, distance_m, ...neighbour } of links) {
    const minutes = Math.max(1, Math.round(rideMinutes(line_type, distance_m)));
    if (minutes >= (quickest.get(neighbour.station_id)?.minutes ?? Infinity)) continue;
    quickest.set(neighbour.station_id, { ...neighbour, minutes });
  }
  return [...quickest.values()].toSorted((a, b) => a.minutes - b.minutes || a.station_id - b.station_id);
}

/** The stations of a prefecture that are called so. */
async function findCalled(db: Kysely<Database>, name: string, prefId: number): Promise<number[]> {
  const stations = await db
    .selectFrom('station')
    .select(['station_id', 'station_name', 'station_kana'])
    .where('prefecture_id', '=', prefId)
    .execute();
  return stationsCalled(stations.map(nameStation), name).map(({ station_id }) => station_id);
}

/**
 * A station with its lines, neighbours and rents. Of several stations with one name in a prefecture it is the one with
 * most lines; undefined for an unknown one.
 */
export async function findStation(
  db: Kysely<Database>,
  wanted: Wanted,
): Promise<Omit<StationDetail, 'estates'> | undefined> {
  const ids = 'stationId' in wanted ? [wanted.stationId] : await findCalled(db, wanted.name, wanted.prefId);
  const { rows } = await sql<StationRow>`
    with wanted as materialized (
      select station_id, station_name, prefecture_id as pref_id, name_kana as pref_name,
        station.lat, station.lon, exists (
          select from station as other where other.station_id <> station.station_id
            and other.prefecture_id = station.prefecture_id and other.station_name = station.station_name
        ) as has_namesake
      from station join prefecture using (prefecture_id) where station_id = any(${ids}::integer[])
      order by (select count(*) from station_line where station_line.station_id = station.station_id) desc, station_id
      limit 1
    ), link as (
      select line_id, distance_m, case when from_station_id = wanted.station_id then to_station_id
        else from_station_id end as station_id
      from wanted join station_link on wanted.station_id in (from_station_id, to_station_id)
    )
    select wanted.*, (
        select coalesce(json_agg(json_build_object('line_id', line_id, 'line_name', line_name,
          'company_name', company_name) order by line.sort_no), '[]')
        from station_line join line using (line_id) where station_id = wanted.station_id
      ) as lines, (
        select round(avg(${middleRent}), ${ROUND_TO})::integer from estate join roomtype using (estate_id)
        where ${isEstatePublished} and ${isSingleRoom}
          and estate_id in (select estate_id from estate_station where station_id = wanted.station_id)
      ) as rent_average, (
        select coalesce(json_agg(json_build_object('station_id', station.station_id, 'station_name', station_name,
          'pref_id', station.prefecture_id, 'line_type', line_type, 'distance_m', distance_m, 'estate_count', (
            select count(distinct estate_id) from estate_station join estate using (estate_id)
            where estate_station.station_id = station.station_id and ${isEstatePublished}))), '[]')
        from link join line using (line_id) join station using (station_id)
      ) as links
    from wanted`.execute(db);
  if (!rows[0]) return undefined;
  const { links, ...station } = rows[0];
  return { ...station, neighbours: toNeighbours(links) };
}
