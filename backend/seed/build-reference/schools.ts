import { textKey, toKatakana } from '@gakumado/shared/texts';
import { distanceM, municipalityScores, type Mesh, type Position } from './mesh.ts';
import { prefectures } from './prefectures.ts';
import { shortNames, type SchoolName } from './short-names.ts';
import { findTownPosition } from '../../src/engines/towns/town-positions.ts';
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

export type Campus = Position & {
  campus_id: number;
  school_id: number;
  campus_name: string;
  campus_kana: string;
  prefecture_id: number;
  city_id: number;
  address: string;
  nearest_station_id: number | undefined;
  is_approximate: boolean;
};

/** A name beside the official one; `campus_id` where it means one campus only (日芸). */
export type SchoolNameRow = SchoolName & {
  school_id: number;
  campus_id: number | undefined;
  kind: 'short' | 'english' | 'old' | 'group';
};

/** A station as far as schools need it. */
export type SchoolStation = Position & { station_id: number; station_name: string };

type SchoolSource = School & { names: SchoolNameRow[] };

const kind = /(大学院大学|短期大学部|短期大学|大学校|大学|大學|高等専門学校|専門学校)$/;
const kindKana =
  /(ダイガクインダイガク|タンキダイガクブ|タンキダイガク|ダイガッコウ|ダイガク|コウトウセンモンガッコウ|センモンガッコウ)$/;

/** Farther than this, the station of that name is another one, and the nearest one is no station of the campus. */
const nearestStationLimitM = 15_000;

type ToRomaji = (kana: string) => string;

/** `toukyou` and, as names are written on signs, `tokyo`. */
function romajiKeys(kana: string, toRomaji: ToRomaji): string[] {
  const full = toRomaji(kana)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return [full, full.replaceAll('ou', 'o').replaceAll('oo', 'o').replaceAll('uu', 'u')];
}

const uniqueKeys = (texts: readonly string[]): string[] => [...new Set(texts.map(textKey).filter(Boolean))];

/** `早大:そうだい,早稲田:わせだ` as names, with readings in katakana. */
function readNames(text: string): SchoolName[] {
  if (text === '') return [];
  return text.split(',').map((pair) => {
    const [name = '', kana = ''] = pair.split(':');
    return { name, kana: toKatakana(kana) };
  });
}

function readGroups(): Map<string, SchoolName[]> {
  const groups = new Map<string, SchoolName[]>();
  for (const row of readTsv(here('school-groups.tsv'), ['group_name', 'group_kana', 'schools'])) {
    for (const school of row.schools.split(',')) {
      const group = { name: row.group_name, kana: toKatakana(row.group_kana) };
      groups.set(school, [...(groups.get(school) ?? []), group]);
    }
  }
  return groups;
}

/** Each name once: the first kind that it has counts, so an old name among the short ones is old. */
function namesOf(
  school: { school_id: number; school_name: string },
  kinds: Record<SchoolNameRow['kind'], SchoolName[]>,
): SchoolNameRow[] {
  const seen = new Set([school.school_name]);
  return (['old', 'english', 'group', 'short'] as const).flatMap((of) =>
    kinds[of].flatMap(({ name, kana }) => {
      if (name === '' || seen.has(name)) return [];
      seen.add(name);
      return [{ school_id: school.school_id, campus_id: undefined, kind: of, name, kana }];
    }),
  );
}

/** The schools that call themselves by a short name, by that name. */
function namesOfOwn(rows: readonly { school_name: string; aliases: string }[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { school_name, aliases } of rows)
    for (const { name } of readNames(aliases))
      owners.set(name, (owners.get(name) ?? new Set()).add(school_name));
  return owners;
}

/** Schools in file order; the running number is the id, so rows are only ever appended. */
function readSchools(toRomaji: ToRomaji): SchoolSource[] {
  const groups = readGroups();
  const rows = readTsv(here('schools.tsv'), [
    'school_name',
    'school_kana',
    'school_type',
    'aliases',
    'english_name',
    'old_names',
  ]);
  const owners = namesOfOwn(rows);
  const schools = rows.map(
    ({ school_name, school_kana, school_type, aliases, english_name, old_names }, index) => {
      const school_id = index + 1;
      const bare = school_name.replace(kind, '');
      const bareKana = school_kana.replace(kindKana, '');
      const written = readNames(aliases);
      const names = namesOf(
        { school_id, school_name },
        {
          // 京都芸大 follows from 京都芸術大学 and is what 京都市立芸術大学 calls itself: it is no name of the first. 文教大 is 文教大学
          // written shorter, whatever calls itself so.
          short: [
            ...written,
            ...shortNames({ name: school_name, kana: school_kana }).filter(
              ({ name }) => school_name.startsWith(name) || (owners.get(name)?.has(school_name) ?? true),
            ),
          ],
          english: [{ name: english_name, kana: '' }],
          old: readNames(old_names),
          group: groups.get(school_name) ?? [],
        },
      );
      const romaji = [...romajiKeys(school_kana, toRomaji), ...romajiKeys(bareKana, toRomaji)];
      const keys = uniqueKeys([
        school_name,
        bare,
        school_kana,
        bareKana,
        ...names.flatMap(({ name, kana }) => [name, kana]),
        ...romaji,
      ]);
      const search_text = keys.join(' ');
      return {
        school_id,
        school_name,
        school_kana,
        school_type,
        aliases: written.map(({ name }) => name),
        search_text,
        names,
      };
    },
  );
  const known = new Set(schools.map(({ school_name }) => school_name));
  if (known.size !== schools.length) throw new Error('schools.tsv: two schools share a name');
  for (const name of groups.keys())
    if (!known.has(name)) throw new Error(`school-groups.tsv: ${name} is not in schools.tsv`);
  return schools;
}

/** The station of that name; without a name the nearest one. */
function findNearestStation<Station extends SchoolStation>(
  stations: readonly Station[],
  name: string,
  at: Position,
): Station | undefined {
  let nearest: Station | undefined;
  let shortest = nearestStationLimitM;
  for (const station of stations) {
    if (name !== '' && textKey(station.station_name) !== textKey(name)) continue;
    const distance = distanceM(station, at);
    if (distance < shortest) [nearest, shortest] = [station, distance];
  }
  if (name !== '' && !nearest) throw new Error(`campuses.tsv: no station ${name}`);
  return nearest;
}

/**
 * Schools, campuses and their names from the hand-written tables. A campus without a position lies in the middle of
 * its town. Throws where a campus does not lie in its municipality by the mesh, has no position, or names an unknown
 * school, municipality or station.
 */
export function buildSchools(
  toRomaji: ToRomaji,
  mesh: Mesh,
  cityIds: ReadonlyMap<string, number>,
  stations: readonly SchoolStation[],
): { schools: School[]; campuses: Campus[]; names: SchoolNameRow[] } {
  const schools = readSchools(toRomaji);
  const schoolOf = new Map(schools.map((school) => [school.school_name, school]));
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
    'names',
  ]);
  const names = schools.flatMap((school) => school.names);
  const campuses = rows.map((row, index): Campus => {
    const campus_id = index + 1;
    const label = `campuses.tsv: ${row.school_name} ${row.campus_name}`;
    const school = schoolOf.get(row.school_name);
    if (!school) throw new Error(`${label}: the school is not in schools.tsv`);
    const prefecture = prefectures.find(([, name]) => name === row.prefecture);
    const city_id = cityIds.get(`${prefecture?.[0]} ${row.municipality}`);
    if (!prefecture || city_id === undefined) throw new Error(`${label}: unknown ${row.municipality}`);
    const position =
      row.lat === '' ? findTownPosition(city_id, row.town) : { lat: Number(row.lat), lon: Number(row.lon) };
    if (!position) throw new Error(`${label}: no town ${row.town}`);
    if (!municipalityScores(mesh, position).has(city_id))
      throw new Error(`${label}: not in ${row.municipality}`);
    const own = readNames(row.names);
    names.push(
      ...own.map(({ name, kana }): SchoolNameRow => ({
        school_id: school.school_id,
        campus_id,
        kind: 'short',
        name,
        kana,
      })),
    );
    return {
      campus_id,
      school_id: school.school_id,
      campus_name: row.campus_name,
      campus_kana: row.campus_kana,
      prefecture_id: prefecture[0],
      city_id,
      address: `${row.prefecture}${row.municipality}${row.town}`,
      lat: position.lat,
      lon: position.lon,
      nearest_station_id: findNearestStation(stations, row.nearest_station, position)?.station_id,
      is_approximate: row.is_approximate === 'true',
    };
  });
  const withCampus = new Set(campuses.map(({ school_id }) => school_id));
  for (const { school_id, school_name } of schools)
    if (!withCampus.has(school_id)) throw new Error(`${school_name} has no campus`);
  return { schools, campuses, names };
}
