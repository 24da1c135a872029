import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { rootDir } from '@gakumado/build/roots.ts';

/**
 * Writes the files of the base map (shared/src/once/map-engine/base-map) from the reference data: GeoJSON with nothing in
 * it that the map does not draw. Run it after the reference data changed; the same data gives the same bytes.
 */
const reference = path.join(rootDir, 'backend/seed/reference');
const output = path.join(rootDir, 'shared/src/once/map-engine/base-map');

type Row = Record<string, string>;
type Properties = Record<string, string | number>;

interface Feature {
  type: 'Feature';
  properties: Properties;
  geometry: { type: string; coordinates: unknown };
}

function readTable(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(path.join(reference, name), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const readMap = (name: string): { features: Feature[] } =>
  JSON.parse(gunzipSync(readFileSync(path.join(reference, 'map', name))).toString('utf8'));

function write(name: string, features: readonly Feature[]): void {
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(path.join(output, `${name}.json.gz`), bytes);
  console.log(`${name}: ${features.length} features, ${text.length} bytes, ${bytes.length} compressed`);
}

/** Four decimals: eleven metres. */
const degrees = (value: number) => Number(value.toFixed(4));

const point = (properties: Properties, lon: number, lat: number): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [degrees(lon), degrees(lat)] },
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One feature per interchange; `rank` is the number of its lines, the map names the greater ones first. */
function stations(): Feature[] {
  const lineCounts = new Map<string, number>();
  for (const { station_id = '' } of readTable('station-lines.tsv')) {
    lineCounts.set(station_id, (lineCounts.get(station_id) ?? 0) + 1);
  }
  const groups = Map.groupBy(
    readTable('stations.tsv'),
    (row) => `${row['station_group_id']} ${row['station_name']}`,
  );
  return [...groups.values()].map((rows) => {
    const rank = rows.reduce((sum, { station_id = '' }) => sum + (lineCounts.get(station_id) ?? 0), 0);
    const at = (column: string) => mean(rows.map((row) => Number(row[column])));
    return point({ name: rows[0]?.['station_name'] ?? '', rank }, at('lon'), at('lat'));
  });
}

const ward = /^(.+市)(.+区)$/;

/** Names: prefectures, cities with wards as a whole, then every municipality (wards without their city). */
function places(): Feature[] {
  const municipalities = readTable('municipalities.tsv');
  const at = (row: Row) => [Number(row['lon']), Number(row['lat'])] as const;
  const prefectures = readTable('prefectures.tsv').map((row) =>
    point({ name: row['name_kana'] ?? '', kind: 'prefecture' }, ...at(row)),
  );
  const wardCities = Map.groupBy(municipalities, (row) => ward.exec(row['city_name'] ?? '')?.[1]);
  const cities = [...wardCities]
    .filter(([name]) => name !== undefined)
    .map(([name = '', rows]) =>
      point(
        { name, kind: 'city' },
        mean(rows.map((row) => Number(row['lon']))),
        mean(rows.map((row) => Number(row['lat']))),
      ),
    );
  const all = municipalities.map((row) => {
    const name = row['city_name'] ?? '';
    return point(
      { name: ward.exec(name)?.[2] ?? name.replace(/^.+郡/, ''), kind: 'municipality' },
      ...at(row),
    );
  });
  return [...prefectures, ...cities, ...all];
}

mkdirSync(output, { recursive: true });
write('land', readMap('coast.json.gz').features);
write('borders', readMap('borders.json.gz').features);
write('stations', stations());
write('places', places());
