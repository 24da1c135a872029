import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FeatureCollection, MultiPolygon } from 'geojson';
import type { PoolClient } from 'pg';
import { shortLineName } from '@gakumado/backend/src/engines/commute/short-line-name.ts';
import { landOf } from './land.ts';
import { LAST_CAMPUS_ID } from './sample-campuses.ts';
import type { Campus, PostalTown, Prefecture, Station, TownPlace, World } from './types.ts';

const reference = new URL('../../backend/seed/reference/', import.meta.url);
const unpack = (file: string) => gunzipSync(readFileSync(new URL(file, reference))).toString();

/** The middles of all towns (docs/data-sources.md). */
export function readTowns(): TownPlace[] {
  const [, ...lines] = unpack('towns.tsv.gz').trimEnd().split('\n');
  return lines.map((line) => {
    const [cityId, town_name = '', lat, lon] = line.split('\t');
    return { city_id: Number(cityId), town_name, lat: Number(lat), lon: Number(lon) };
  });
}

/** The land of the base map. */
export function readLand(): World['isLand'] {
  const { features } = JSON.parse(unpack('map/coast.json.gz')) as FeatureCollection<MultiPolygon>;
  return landOf(features.flatMap(({ geometry }) => geometry.coordinates));
}

/** Reads the reference data of the samples: schools, stations with their lines, towns and names. */
export async function readWorld(client: PoolClient): Promise<World> {
  const read = async <T extends object>(sql: string, values: unknown[] = []) =>
    (await client.query<T>(sql, values)).rows;
  const campuses = await read<Campus>(
    `select campus_id, school_name, campus_name, school_type, prefecture_id, city_id, address, lat, lon, nearest_station_id
     from campus join school using (school_id) where campus_id <= $1 order by campus_id`,
    [LAST_CAMPUS_ID],
  );
  const stations = await read<Station>(
    `select s.station_id, station_name, station_kana, prefecture_id, city_id, lat, lon,
            array_agg(l.line_id order by l.is_through_service, l.sort_no, l.line_id) as line_ids
     from station s join station_line using (station_id) join line l using (line_id)
     group by s.station_id order by s.station_id`,
  );
  const postalTowns = await read<PostalTown>(
    `select min(zip_code) as zip_code, city_id, town_name, min(town_kana) as town_kana
     from postal_town where town_name <> '' group by city_id, town_name order by city_id, min(postal_town_id)`,
  );
  const prefectures = await read<Prefecture>('select prefecture_id, name_kana, rent_1k_yen from prefecture');
  const cities = await read<{ city_id: number; city_name: string }>(
    'select city_id, city_name from municipality',
  );
  const lines = await read<{ line_id: number; line_name: string }>('select line_id, line_name from line');
  return {
    campuses,
    stations,
    prefectures: new Map(prefectures.map((row) => [row.prefecture_id, row])),
    cityNames: new Map(cities.map((row) => [row.city_id, row.city_name])),
    postalTowns: new Map(
      [...Map.groupBy(postalTowns, ({ city_id }) => city_id)].map(([cityId, towns]) => [
        cityId,
        new Map(towns.map((town) => [town.town_name, town])),
      ]),
    ),
    towns: readTowns(),
    isLand: readLand(),
    lineNames: new Map(lines.map((row) => [row.line_id, shortLineName(row.line_name)])),
  };
}
