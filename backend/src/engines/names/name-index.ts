import { setImmediate as untilIdle } from 'node:timers/promises';
import { isNamedCampus } from '@gakumado/shared/vocabulary';
import { nameKey, soundOf } from '@gakumado/shared/names';
import { wishes } from './condition-words.ts';
import { fits, KeyTable, sortKeys } from './key-table.ts';
import type { SortedKeys } from './key-table.ts';
import type { CampusRow, CityRow, FacultyRow, Names, PrefectureRow, SchoolRow } from './name-rows.ts';
import {
  citiesOfParts,
  cityKeys,
  companyKeys,
  lineKeys,
  lineName,
  prefectureKeys,
  stationKeys,
} from './place-names.ts';
import { schoolGroups } from './school-groups.ts';
import { bareName, campusKeys, facultyKeys, schoolKeys, singleKanjiKey, townKeyOf } from './school-names.ts';
import type { NameKey } from './school-names.ts';
import { schoolNicknames } from './school-nicknames.ts';
import type { Nickname } from './school-nicknames.ts';
import type { SchoolPart, SchoolThing, Thing } from './thing.ts';
import { TownTable, toTownColumns } from './town-table.ts';
import type { TownColumns } from './town-table.ts';

/** Rows that are read before other work gets its turn. */
const ROWS_AT_ONCE = 2_000;

/** All names in memory, ready to be looked up. */
export interface NameIndex {
  things: readonly Thing[];
  /** Keys of `things`. */
  keys: KeyTable;
  towns: TownTable;
  /** Keys of `towns`. */
  townKeys: KeyTable;
  /** Parts of a school by their keys. */
  partsOf(school: SchoolThing): ReadonlyMap<string, SchoolPart>;
  /** Schools that a name of a group means; undefined for any other text. */
  groupOf(key: string): readonly SchoolThing[] | undefined;
  campuses: readonly CampusRow[];
  cities: readonly CityRow[];
  prefectures: readonly PrefectureRow[];
  /** Schools with a campus, by their ids. */
  schools: ReadonlyMap<number, SchoolThing>;
}

/** Leftovers of short names that say nothing: 大学 of 大阪学院大学, キャンパス of 第1キャンパス, お of 奥羽. */
const NO_NAME = /^(?:大学|学校|学部|短大|専門|専門学校|きゃんぱす|校舎|[ぁ-ん])$/;

/** A short name that nobody has is rather a particle with another word: は専門 of ハリウッド専門学校. */
const PARTICLE_FIRST = /^[はがをにでともの]\p{Script=Han}/u;

interface OwnedKey extends NameKey {
  owner: number;
}

/** Collects things with their keys. */
class Collector {
  readonly things: Thing[] = [];
  readonly keys: OwnedKey[] = [];

  add(thing: Thing, keys: readonly NameKey[]): void {
    const owner = this.things.push(thing) - 1;
    for (const { text, fit } of keys) {
      if (NO_NAME.test(text) || (fit >= fits.derived && PARTICLE_FIRST.test(text))) continue;
      this.keys.push({ text, fit, owner });
      // お before kanji is folded to 御 at the start of a word alone: 一本でお茶大に.
      if (text.startsWith('御')) this.keys.push({ text: `お${text.slice(1)}`, fit, owner });
    }
  }
}

/** Gives other work its turn after every so many rows. */
async function forEachInTurn<Row>(
  rows: readonly Row[],
  read: (row: Row, index: number) => void,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await untilIdle();
    read(row, index);
  }
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The content of a {@link NameIndex}: plain data, as a snapshot has it. */
export interface NameTables extends Pick<NameIndex, 'things' | 'campuses' | 'cities'> {
  towns: TownColumns;
  keys: SortedKeys;
  townKeys: SortedKeys;
  prefectures: readonly PrefectureRow[];
  schools: readonly SchoolThing[];
  parts: ReadonlyMap<number, ReadonlyMap<string, SchoolPart>>;
  groups: ReadonlyMap<string, readonly SchoolThing[]>;
}

/** The index of its content. */
export function openNameIndex({
  keys,
  towns,
  townKeys,
  schools,
  parts,
  groups,
  ...tables
}: NameTables): NameIndex {
  const none = new Map<string, SchoolPart>();
  return {
    ...tables,
    keys: new KeyTable(keys),
    townKeys: new KeyTable(townKeys),
    towns: new TownTable(towns, tables.cities),
    partsOf: ({ row }) => parts.get(row.school_id) ?? none,
    groupOf: (key) => groups.get(key),
    schools: new Map(schools.map((school) => [school.row.school_id, school])),
  };
}

/** Builds the content of the index. It takes about a second of the processor, in small pieces. */
export async function buildNameTables(names: Names): Promise<NameTables> {
  const all = new Collector();
  const schools = await collectSchools(all, names);
  await forEachInTurn(names.stations, (row) => all.add({ kind: 'station', row }, stationKeys(row)));
  collectLines(all, names);
  for (const { pref_id, pref_name, kana } of names.prefectures) {
    all.add({ kind: 'prefecture', pref_id, name: pref_name }, prefectureKeys(pref_name, kana));
  }
  const cities = names.cities.map(({ city_name: name, city_kana: kana, pref_id, city_id }) => ({
    name,
    kana,
    pref_id,
    city_ids: [city_id],
  }));
  for (const { kana, ...city } of [...citiesOfParts(names.cities), ...cities]) {
    all.add({ kind: 'city', ...city }, cityKeys({ name: city.name, kana }));
  }
  for (const { words, ...condition } of wishes(names.masters)) all.add(condition, wishKeys(words));
  await untilIdle();
  const keys = sortKeys(all.keys, { hasParts: true });
  await untilIdle();
  const byName = new Map(schools.map((school) => [nameKey(school.row.school_name), school]));
  const groups = new Map(
    schoolGroups.flatMap(([titles, members]) => {
      const found = members.flatMap((member) => byName.get(nameKey(member)) ?? []);
      return titles.flatMap((title) =>
        [nameKey(title), soundOf(title) ?? nameKey(title)].map((key) => [key, found] as const),
      );
    }),
  );
  const nicknames = grouped(schoolNicknames, ([, school]) => nameKey(school));
  const stations = new Set(names.stations.map(({ station_name }) => nameKey(station_name)));
  const parts = new Map(
    schools.map((school) => [
      school.row.school_id,
      partsByKey(school, nicknames.get(nameKey(school.row.school_name)) ?? [], stations),
    ]),
  );
  return {
    things: all.things,
    keys,
    ...(await collectTowns(names)),
    parts,
    groups,
    campuses: names.campuses,
    cities: names.cities,
    prefectures: names.prefectures,
    schools,
  };
}

const wishKeys = (words: readonly string[]): NameKey[] =>
  words.flatMap((word, index) =>
    [nameKey(word), soundOf(word)].flatMap((text) =>
      text ? [{ text, fit: index === 0 ? fits.full : fits.other }] : [],
    ),
  );

async function collectSchools(all: Collector, names: Names): Promise<SchoolThing[]> {
  const campusesOf = grouped(names.campuses, ({ school_id }) => school_id);
  const facultiesOf = grouped(names.faculties, ({ school_id }) => school_id);
  const byId = new Map(names.campuses.map((campus) => [campus.campus_id, campus]));
  const namesOfCampus = new Map(names.campusNames.map((row) => [row.campus_id, row.names]));
  const schools: SchoolThing[] = [];
  const nicknamesOf = grouped(schoolNicknames, ([, school]) => nameKey(school));
  await forEachInTurn(names.schools, (row) => {
    const campuses = mainFirst(
      row,
      campusesOf.get(row.school_id) ?? [],
      facultiesOf.get(row.school_id) ?? [],
    );
    // Without a campus there is nowhere to live near.
    if (campuses.length === 0) return;
    const faculties = [
      ...grouped(facultiesOf.get(row.school_id) ?? [], ({ undergraduate_name }) => undergraduate_name),
    ];
    const parts: SchoolPart[] = [
      ...campuses
        .filter(isNamedCampus)
        .map((campus) => ({ kind: 'campus' as const, name: campus.campus_name, campuses: [campus] })),
      ...faculties.map(([name, rows]) => {
        const known = rows.flatMap(({ campus_id }) =>
          campus_id === null ? [] : (byId.get(campus_id) ?? []),
        );
        return {
          kind: 'faculty' as const,
          name,
          campuses: known.length > 0 ? [...new Set(known)] : campuses,
        };
      }),
    ];
    const school: SchoolThing = { kind: 'school', row, campuses, parts };
    schools.push(school);
    const nicknames = nicknamesOf.get(nameKey(row.school_name)) ?? [];
    const whole = nicknames.filter(([, , part]) => part === undefined);
    // SFC is a campus, though files list it among the short names of its school.
    const ofParts = new Set(
      nicknames.flatMap((nickname) =>
        nickname[2] === undefined ? [] : nicknameKeys(nickname).map(({ text }) => text),
      ),
    );
    const ofSchool = [...schoolKeys(row), ...whole.flatMap(nicknameKeys)].filter(
      ({ text, fit }) => fit < fits.other || !ofParts.has(text),
    );
    all.add(school, ofSchool);
    // Files that earlier releases exported repeat the names of the school for each of its campuses.
    const known = new Set(ofSchool.flatMap(({ text, fit }) => (fit === fits.derived ? [] : [text])));
    for (const campus of campuses) {
      const keys = campusKeys(campus)
        .map((text): NameKey => ({ text, fit: fits.part }))
        .concat(
          (namesOfCampus.get(campus.campus_id) ?? [])
            .flatMap(nameKeys)
            .filter(({ text }) => !known.has(text)),
        );
      if (keys.length > 0) all.add({ kind: 'campus', campus }, keys);
    }
    for (const nickname of nicknames) if (nickname[2] !== undefined) addPart(all, school, nickname);
  });
  return schools;
}

/** The campus that has the school's own name, then those with more faculties, then the older rows. */
function mainFirst(
  { school_name }: SchoolRow,
  campuses: readonly CampusRow[],
  faculties: readonly FacultyRow[],
): CampusRow[] {
  const bare = bareName(school_name);
  const rank = ({ campus_id, campus_name }: CampusRow) =>
    (nameKey(campus_name).startsWith(bare) ? 1_000 : 0) +
    faculties.filter((row) => row.campus_id === campus_id).length;
  return campuses.toSorted((a, b) => rank(b) - rank(a) || a.campus_id - b.campus_id);
}

const nameKeys = (name: string): NameKey[] =>
  [nameKey(name), soundOf(name)].flatMap((key) => (key ? [{ text: key, fit: fits.other }] : []));

const nicknameKeys = ([texts]: Nickname): NameKey[] => texts.split(',').flatMap(nameKeys);

/** A part of a school under a name of its own; the school where the part is not known. */
function addPart(all: Collector, school: SchoolThing, nickname: Nickname): void {
  const part = partNamed(school, nickname[2]);
  const keys = nicknameKeys(nickname);
  const [campus] = part?.campuses ?? [];
  if (part?.kind === 'campus' && campus) all.add({ kind: 'campus', campus }, keys);
  else
    all.add(
      {
        kind: 'faculty',
        name: part?.name ?? '',
        school: school.row,
        campuses: part?.campuses ?? school.campuses,
      },
      keys,
    );
}

/** The part that a nickname is of: 慶應SFC. */
function partNamed(school: SchoolThing, name: string | undefined): SchoolPart | undefined {
  if (name === undefined) return undefined;
  const key = nameKey(name);
  return (
    school.parts.find((part) => nameKey(part.name) === key) ??
    school.parts.find((part) => nameKey(part.name).includes(key))
  );
}

/**
 * Faculties win over campuses of the same key, and full names over short ones. A campus is called by its town as well, where that
 * is no name of a station: 日大 三崎町.
 */
function partsByKey(
  school: SchoolThing,
  nicknames: readonly Nickname[],
  stations: ReadonlySet<string>,
): Map<string, SchoolPart> {
  const parts = new Map<string, SchoolPart>();
  const keysOf = (part: SchoolPart) =>
    part.kind === 'faculty'
      ? facultyKeys(part.name)
      : part.campuses.flatMap((campus) => [...campusKeys(campus), ...singleKanjiKey(campus)]);
  for (const part of school.parts) {
    for (const key of keysOf(part)) if (!parts.has(key)) parts.set(key, part);
  }
  for (const nickname of nicknames) {
    const part = partNamed(school, nickname[2]);
    if (part) for (const { text } of nicknameKeys(nickname)) parts.set(text, part);
  }
  for (const part of school.parts.filter(({ kind }) => kind === 'campus')) {
    const town = part.campuses.map(townKeyOf)[0];
    if (town !== undefined && !stations.has(town) && !parts.has(town)) parts.set(town, part);
  }
  return parts;
}

/** Stretches of one line that stand in rows of their own are one line. */
function collectLines(all: Collector, { lines }: Names): void {
  const companies = grouped(lines, ({ company_name }) => company_name);
  for (const [, rows] of grouped(lines, (row) => `${row.company_name}/${lineName(row)}`)) {
    const { company_name } = rows[0]!;
    // The only line of a company is called like it.
    const ofCompany = companies.get(company_name)?.length === 1 ? companyKeys(company_name) : [];
    all.add({ kind: 'line', name: lineName(rows[0]!), rows }, [...rows.flatMap(lineKeys), ...ofCompany]);
  }
  for (const [company, rows] of companies) {
    if (rows.length > 1) all.add({ kind: 'line', name: `${company}の路線`, rows }, companyKeys(company));
  }
}

async function collectTowns({ towns, cities }: Names): Promise<Pick<NameTables, 'towns' | 'townKeys'>> {
  const known = new Set(cities.map(({ city_id }) => city_id));
  const found = new Map<string, number>();
  const all: { name: string; city_id: number; zip_codes: string[] }[] = [];
  const keys: OwnedKey[] = [];
  const listed: { zip_code: string; owner: number }[] = [];
  await forEachInTurn(towns, ({ zip_code, city_id, town_name, town_kana, block }) => {
    // Offices come behind the towns. Where theirs is written otherwise, the municipality is known.
    const isKnown = block === '' || found.has(city_id + town_name);
    const name = isKnown ? town_name : '';
    const id = city_id + name;
    let owner = found.get(id);
    if (owner === undefined) {
      if (!known.has(city_id)) return;
      owner = all.push({ name, city_id, zip_codes: [] }) - 1;
      found.set(id, owner);
      if (name !== '') {
        keys.push({ text: nameKey(name), owner, fit: fits.full });
        const sound = soundOf(town_kana);
        if (sound) keys.push({ text: sound, owner, fit: fits.full });
        const bare = /^.{2,}町$/.test(name) ? nameKey(name).slice(0, -1) : undefined;
        if (bare) keys.push({ text: bare, owner, fit: fits.bare });
      }
    }
    all[owner]!.zip_codes.push(zip_code);
    listed.push({ zip_code, owner });
  });
  await untilIdle();
  const townKeys = sortKeys(keys, { hasParts: false });
  await untilIdle();
  return { towns: toTownColumns(all, listed), townKeys };
}
