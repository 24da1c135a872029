import type { LineStations } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { EstateRef } from '#data/sql/estate-ref.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Stations that serve an estate, in the order in which they are shown. */
export const estateStations = (db: Kysely<Database>, estateId: EstateRef) =>
  db
    .selectFrom('estate_station')
    .innerJoin('station', 'station.station_id', 'estate_station.station_id')
    .innerJoin('line', 'line.line_id', 'estate_station.line_id')
    .where('estate_id', '=', estateId)
    .select(['estate_station.station_id', 'station_name', 'estate_station.line_id', 'line_name'])
    .select(['walk_minutes', 'bus_minutes', 'bus_stop_name', 'estate_station.sort_no'])
    .select(['station.lat', 'station.lon'])
    .orderBy('estate_station.sort_no')
    .orderBy('walk_minutes');

/** Lines of a prefecture, each with its stations there in line order. */
export async function findLineStations(db: Kysely<Database>, prefId: number): Promise<LineStations[]> {
  const { rows } = await sql<LineStations>`
    with served as (
      select station_id, count(*) as estate_count
      from (
        select distinct station_id, estate_id
        from station join estate_station using (station_id) join estate using (estate_id)
        where station.prefecture_id = ${prefId} and ${isEstatePublished}
      ) as pair
      group by station_id
    )
    select line.line_id, line.line_name, line.company_name, json_agg(json_build_object(
      'station_id', station.station_id, 'station_name', station.station_name,
      'station_kana', station.station_kana, 'lat', station.lat, 'lon', station.lon,
      'estate_count', coalesce(served.estate_count, 0)) order by station_line.sort_no) as stations
    from line
      join station_line using (line_id)
      join station using (station_id)
      left join served using (station_id)
    where station.prefecture_id = ${prefId}
    group by line.line_id
    order by line.sort_no, line.line_id`.execute(db);
  return rows;
}
