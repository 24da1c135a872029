import { distanceM, municipalityScores, type Mesh } from './mesh.ts';
import { modernizeKey, normalizeKey } from './normalize-key.ts';
import { prefectures } from './prefectures.ts';
import type { Station } from './railway-source.ts';
import { readTsv } from './tsv.ts';

const here = (file: string): URL => new URL(`./${file}`, import.meta.url);

export type School = {
  school_id: number;
  school_name: string;
  school_kana: string;
  school_type: string;
  aliases: string[];
  search_text: string;
};

export type Campus = {
  campus_id: number;
  school_id: number;
  campus_name: string;
  campus_kana: string;
  prefecture_id: number;
  city_id: number;
  address: string;
  lat: number;
  lon: number;
  nearest_station_id: number;
  is_approximate: boolean;
  search_keys: string[];
};

type SchoolSource = School & { keys: string[]; bare: string };

const kind = /(大学院大学|短期大学|大学校|大学|大學|高等専門学校|専門学校)$/;
const kindKana =
  /(ダイガクインダイガク|タンキダイガク|ダイガッコウ|ダイガク|コウトウセンモンガッコウ|センモンガッコウ)$/;
const campusKind = /キャンパス$/;

/** Farther than this, the station of that name is another one. */
const nearestStationLimitM = 15_000;

type ToRomaji = (kana: string) => string;

/** `toukyou` and, as names are written on signs, `tokyo`. */
function romajiKeys(kana: string, toRomaji: ToRomaji): string[] {
  const full = toRomaji(kana)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return [full, full.replaceAll('ou', 'o').replaceAll('oo', 'o').replaceAll('uu', 'u')];
}

function uniqueKeys(keys: readonly string[]): string[] {
  const normal = keys.map(normalizeKey).filter((key) => key !== '');
  return [...new Set([...normal, ...normal.map(modernizeKey)])];
}

/** Schools in file order; the running number is the id, so rows are only ever appended. */
function readSchools(toRomaji: ToRomaji): SchoolSource[] {
  const rows = readTsv(here('schools.tsv'), ['school_name', 'school_kana', 'school_type', 'aliases']);
  return rows.map(({ school_name, school_kana, school_type, aliases }, index) => {
    const bare = school_name.replace(kind, '');
    const bareKana = school_kana.replace(kindKana, '');
    const names = aliases === '' ? [] : aliases.split(',').map((alias) => alias.split(':'));
    const romaji = [...romajiKeys(school_kana, toRomaji), ...romajiKeys(bareKana, toRomaji)];
    const keys = uniqueKeys([school_name, bare, school_kana, bareKana, ...names.flat(), ...romaji]);
    return {
      school_id: index + 1,
      school_name,
      school_kana,
      school_type,
      aliases: names.map(([name = '']) => name),
      search_text: keys.join(' '),
      keys,
      bare,
    };
  });
}

function findNearestStation(
  stations: readonly Station[],
  name: string,
  at: { lat: number; lon: number },
): Station {
  const plain = (text: string): string => text.replace(/[ヶケ]/g, 'ケ');
  const [nearest] = stations
    .filter((station) => plain(station.station_name) === plain(name))
    .map((station) => ({ station, distance: distanceM(station, at) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > nearestStationLimitM)
    throw new Error(`campuses.tsv: no station ${name}`);
  return nearest.station;
}

/**
 * Schools and campuses from the hand-written tables. Throws where a campus does not lie in its municipality by
 * the mesh, or names an unknown school, municipality or station.
 */
export function buildSchools(
  toRomaji: ToRomaji,
  mesh: Mesh,
  cityIds: ReadonlyMap<string, number>,
  stations: readonly Station[],
): { schools: School[]; campuses: Campus[] } {
  const schools = readSchools(toRomaji);
  const rows = readTsv(here('campuses.tsv'), [
    'school_name',
    'campus_name',
    'campus_kana',
    'prefecture',
    'municipality',
    'town',
    'lat',
    'lon',
    'nearest_station',
    'is_approximate',
  ]);
  const campuses = rows.map((row, index): Campus => {
    const label = `campuses.tsv: ${row.school_name} ${row.campus_name}`;
    const school = schools.find(({ school_name }) => school_name === row.school_name);
    if (!school) throw new Error(`${label}: the school is not in schools.tsv`);
    const prefecture = prefectures.find(([, name]) => name === row.prefecture);
    const city_id = cityIds.get(`${prefecture?.[0]} ${row.municipality}`);
    if (!prefecture || city_id === undefined) throw new Error(`${label}: unknown ${row.municipality}`);
    const position = { lat: Number(row.lat), lon: Number(row.lon) };
    if (!municipalityScores(mesh, position).has(city_id))
      throw new Error(`${label}: not in ${row.municipality}`);
    const campusNames =
      row.campus_name === '本校' ? [] : [row.campus_name, row.campus_name.replace(campusKind, '')];
    return {
      campus_id: index + 1,
      school_id: school.school_id,
      campus_name: row.campus_name,
      campus_kana: row.campus_kana,
      prefecture_id: prefecture[0],
      city_id,
      address: `${row.prefecture}${row.municipality}${row.town}`,
      lat: position.lat,
      lon: position.lon,
      nearest_station_id: findNearestStation(stations, row.nearest_station, position).station_id,
      is_approximate: row.is_approximate === 'true',
      search_keys: uniqueKeys([
        ...school.keys,
        ...campusNames,
        ...(campusNames.length > 0 ? [row.campus_kana] : []),
        ...campusNames.flatMap((name) => [school.school_name + name, school.bare + name]),
      ]),
    };
  });
  for (const { school_id, school_name } of schools) {
    if (!campuses.some((campus) => campus.school_id === school_id))
      throw new Error(`${school_name} has no campus`);
  }
  return { schools, campuses };
}
