import type { PoolClient } from 'pg';
import { shortLineName } from '@gakumado/backend/src/data/commute/short-line-name.ts';
import type { Campus, Prefecture, Station, Town, World } from './types.ts';

/** Names in postal data that are not a town people say: collective entries and single buildings. */
const NOT_A_TOWN =
  /[（）()～、・「」]|以下|掲載|一円|ビル|タワー|スクエア|シティ|センター|ヒルズ|プレイス|ガーデン|ミッドタウン|番地|次のビル|地割|無番|団地/;

/** Reads the reference data of the samples: schools, stations with their lines, towns and names. */
export async function readWorld(client: PoolClient): Promise<World> {
  const read = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
  const campuses = await read<Campus>(
    `select campus_id, school_name, campus_name, school_type, prefecture_id, city_id, address, lat, lon, nearest_station_id
     from campus join school using (school_id) order by campus_id`,
  );
  const stations = await read<Station>(
    `select s.station_id, station_name, station_kana, prefecture_id, city_id, lat, lon,
            array_agg(l.line_id order by l.is_through_service, l.sort_no, l.line_id) as line_ids
     from station s join station_line using (station_id) join line l using (line_id)
     group by s.station_id order by s.station_id`,
  );
  const towns = await read<Town>(
    `select min(zip_code) as zip_code, city_id, town_name, min(town_kana) as town_kana
     from postal_town where town_name <> '' group by city_id, town_name order by city_id, min(postal_town_id)`,
  );
  const prefectures = await read<Prefecture>('select prefecture_id, name_kana, rent_1k_yen from prefecture');
  const cities = await read<{ city_id: number; city_name: string }>(
    'select city_id, city_name from municipality',
  );
  const lines = await read<{ line_id: number; line_name: string }>('select line_id, line_name from line');
  const usable = towns.filter(({ town_name }) => town_name.length <= 8 && !NOT_A_TOWN.test(town_name));
  return {
    campuses,
    stations,
    prefectures: new Map(prefectures.map((row) => [row.prefecture_id, row])),
    cityNames: new Map(cities.map((row) => [row.city_id, row.city_name])),
    townsByCity: Map.groupBy(usable, ({ city_id }) => city_id),
    lineNames: new Map(lines.map((row) => [row.line_id, shortLineName(row.line_name)])),
  };
}
