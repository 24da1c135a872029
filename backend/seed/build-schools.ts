import { fileURLToPath } from 'node:url';
import { readMesh } from './build-reference/mesh.ts';
import { buildSchools } from './build-reference/schools.ts';
import { importSource, installSources } from './build-reference/sources.ts';
import { readTsv, writeTable } from './build-reference/tsv.ts';

/**
 * Writes schools.tsv, campuses.tsv and school-names.tsv of the reference data from the hand-written tables, the
 * municipalities, stations and towns of the reference data, and the mesh: `node backend/seed/build-schools.ts`.
 */

const output = fileURLToPath(new URL('./reference/', import.meta.url));
installSources(['wanakana', 'jp-data-mesh-csv']);

const cityIds = new Map(
  readTsv(`${output}municipalities.tsv`, ['city_id', 'prefecture_id', 'city_name']).map((row) => [
    `${row.prefecture_id} ${row.city_name}`,
    Number(row.city_id),
  ]),
);
const stations = readTsv(`${output}stations.tsv`, ['station_id', 'station_name', 'lat', 'lon']).map(
  (row) => ({
    station_id: Number(row.station_id),
    station_name: row.station_name,
    lat: Number(row.lat),
    lon: Number(row.lon),
  }),
);
const { toRomaji } = await importSource<{ toRomaji: (kana: string) => string }>('wanakana/esm/index.js');
const { schools, campuses, names } = buildSchools(
  toRomaji,
  readMesh(new Set(cityIds.values())),
  cityIds,
  stations,
);

writeTable(
  `${output}schools.tsv`,
  ['school_id', 'school_name', 'school_kana', 'school_type', 'aliases', 'search_text'],
  schools,
);
writeTable(
  `${output}campuses.tsv`,
  [
    'campus_id',
    'school_id',
    'campus_name',
    'campus_kana',
    'prefecture_id',
    'city_id',
    'address',
    'lat',
    'lon',
    'nearest_station_id',
    'is_approximate',
  ],
  campuses,
);
writeTable(`${output}school-names.tsv`, ['school_id', 'campus_id', 'kind', 'name', 'kana'], names);
