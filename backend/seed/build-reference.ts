import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attributions } from './build-reference/attribution.ts';
import { createLineNamer } from './build-reference/lines.ts';
import { buildCoastMap, buildPrefectureMap } from './build-reference/map-land.ts';
import { buildBorderMap, buildMunicipalityMap } from './build-reference/map-municipalities.ts';
import { municipalityCentre, readMesh } from './build-reference/mesh.ts';
import { readPostalTowns } from './build-reference/postal.ts';
import { buildRailways } from './build-reference/railways.ts';
import { installSources, requireSource } from './build-reference/sources.ts';
import { buildStations, cityIdsByName } from './build-reference/stations.ts';
import { gzipStable, writeTable as writeRows } from './build-reference/tsv.ts';
import { areaRows, lineTables, municipalityRows, prefectureRows } from './build-reference/tables.ts';

/**
 * Rewrites seed/reference/ from the pinned source packages and the hand-written tables beside it, apart from schools
 * (build-schools.ts, which reads what this writes) and towns (build-towns.ts). Run: node
 * backend/seed/build-reference.ts. The same sources give the same bytes.
 */

const output = fileURLToPath(new URL('./reference/', import.meta.url));
mkdirSync(`${output}map`, { recursive: true });
installSources();

const postalCodes = await readPostalTowns();
const postalTowns = postalCodes.filter(({ block }) => block === '');
const cityIds = cityIdsByName(postalTowns);
const mesh = readMesh(new Set(cityIds.values()));
const municipalities = municipalityRows(postalTowns, (cityId) => municipalityCentre(mesh, cityId));
const railLines = buildRailways();
const stations = buildStations(railLines, mesh, postalTowns);
const nameLine = createLineNamer();
const { lines, stationLines, stationLinks } = lineTables(railLines, stations, nameLine);
const holidays = Object.values(
  requireSource<Record<string, { date: string; name: string }>>('@holiday-jp/holiday_jp/lib/holidays.js'),
);

const writeTable = <Row extends object>(
  file: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): void => writeRows(`${output}${file}`, columns, rows);

function writeMap(file: string, map: object): void {
  const text = JSON.stringify(map);
  writeFileSync(`${output}map/${file}`, file.endsWith('.gz') ? gzipStable(text) : text);
}

writeTable('areas.tsv', ['area_id', 'name', 'name_other'], areaRows());
writeTable(
  'prefectures.tsv',
  ['prefecture_id', 'name_kana', 'kana', 'name', 'is_open', 'area_id', 'lat', 'lon', 'rent_1k_yen'],
  prefectureRows(),
);
writeTable(
  'municipalities.tsv',
  ['city_id', 'prefecture_id', 'city_name', 'city_kana', 'lat', 'lon'],
  municipalities,
);
writeTable('postal.tsv.gz', ['zip_code', 'city_id', 'town_name', 'town_kana', 'block'], postalCodes);
writeTable('holidays.tsv', ['date', 'name'], holidays);
writeTable(
  'lines.tsv',
  ['line_id', 'company_name', 'line_name', 'line_type', 'is_through_service', 'is_loop', 'prefecture_ids'],
  lines,
);
writeTable(
  'stations.tsv',
  [
    'station_id',
    'station_group_id',
    'station_name',
    'station_kana',
    'prefecture_id',
    'city_id',
    'lat',
    'lon',
  ],
  stations,
);
writeTable('station-lines.tsv', ['line_id', 'station_id', 'sort_no'], stationLines);
writeTable('station-links.tsv', ['line_id', 'from_station_id', 'to_station_id', 'distance_m'], stationLinks);
writeFileSync(`${output}attribution.json`, `${JSON.stringify(attributions, null, 2)}\n`);
writeMap('prefectures.json', buildPrefectureMap());
writeMap('coast.json.gz', buildCoastMap());
const municipalityMap = buildMunicipalityMap(mesh);
writeMap('municipalities.topo.json.gz', municipalityMap);
writeMap('borders.json.gz', buildBorderMap(municipalityMap));
