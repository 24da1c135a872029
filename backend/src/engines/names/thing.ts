import type { EstateFilter } from '@gakumado/shared/contract';
import type { CampusRow, Counts, LineRow, SchoolRow, StationRow } from './name-rows.ts';

/** A part of a school with a name of its own: a faculty or a campus, with the campuses where it is. */
export interface SchoolPart {
  kind: 'campus' | 'faculty';
  name: string;
  campuses: CampusRow[];
}

interface School {
  kind: 'school';
  row: SchoolRow;
  /** The main one first: the one that has the school's own name, else the one with most faculties. */
  campuses: CampusRow[];
  parts: SchoolPart[];
}

interface Campus {
  kind: 'campus';
  campus: CampusRow;
}

/** A part that everybody knows by a name of its own: 日芸. */
interface Faculty {
  kind: 'faculty';
  name: string;
  school: SchoolRow;
  campuses: CampusRow[];
}

interface Station {
  kind: 'station';
  row: StationRow;
}

interface Line {
  kind: 'line';
  name: string;
  rows: LineRow[];
}

interface PrefectureThing {
  kind: 'prefecture';
  pref_id: number;
  name: string;
}

/** A municipality, or all wards of a city that has them. */
interface City {
  kind: 'city';
  name: string;
  pref_id: number;
  city_ids: number[];
}

interface Town {
  kind: 'town';
  name: string;
  pref_id: number;
  city_id: number;
  city_name: string;
  zip_codes: string[];
}

interface Zip {
  kind: 'zip';
  zip_code: string;
  towns: Town[];
}

/** A wish: a part of the filter under the name that pages give it. */
export interface Condition {
  kind: 'condition';
  name: string;
  filter: Partial<EstateFilter>;
}

export type SchoolThing = School;
export type TownThing = Town;
/** Something that people name when they search. */
export type Thing =
  | School
  | Campus
  | Faculty
  | Station
  | Line
  | PrefectureThing
  | City
  | Town
  | Zip
  | Condition;
export type Kind = Thing['kind'];

const sumOf = <Key>(keys: readonly Key[], counts: ReadonlyMap<Key, number>): number =>
  keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);

const campusCount = (campuses: readonly CampusRow[], { campus }: Counts): number =>
  Math.max(0, ...campuses.map(({ campus_id }) => campus.get(campus_id) ?? 0));

/** Published estates at a place or with a feature; those of a school are those of its campus with most. */
export function countOf(thing: Thing, counts: Counts): number {
  switch (thing.kind) {
    case 'school':
    case 'faculty':
      return campusCount(thing.campuses, counts);
    case 'campus':
      return campusCount([thing.campus], counts);
    case 'station':
      return counts.station.get(thing.row.station_id) ?? 0;
    case 'line':
      return sumOf(
        thing.rows.map(({ line_id }) => line_id),
        counts.line,
      );
    case 'prefecture':
      return [...counts.city].reduce(
        (sum, [city, count]) => sum + (Math.floor(city / 1000) === thing.pref_id ? count : 0),
        0,
      );
    case 'city':
      return sumOf(thing.city_ids, counts.city);
    case 'town':
      return sumOf(thing.zip_codes, counts.zip);
    case 'zip':
      return counts.zip.get(thing.zip_code) ?? 0;
    case 'condition':
      return conditionCount(thing.filter, counts);
  }
}

function conditionCount(filter: Partial<EstateFilter>, counts: Counts): number {
  const { building_type_id, condition, equipment } = filter;
  if (building_type_id) return sumOf(building_type_id, counts.building_type_id);
  if (equipment) return Math.min(...equipment.map((id) => counts.equipment.get(id) ?? 0));
  return condition ? sumOf(condition.slice(0, 1), counts.condition) : 0;
}

const CITY_WEIGHT = 10;

/** How much a thing is asked for among others of its name: by its homes, and a station where many lines meet the more. */
export function weightOf(thing: Thing, counts: Counts): number {
  const count = countOf(thing, counts) + 1;
  if (thing.kind === 'station') return count * (1 + thing.row.line_names.length);
  // In a search, 浜松 means the city rather than its station.
  return thing.kind === 'city' && /[市区]$/.test(thing.name) ? count * CITY_WEIGHT : count;
}

/** The campuses that a thing is of, the best first; none for other kinds. */
export function campusesOf(thing: Thing): readonly CampusRow[] {
  if (thing.kind === 'school' || thing.kind === 'faculty') return thing.campuses;
  return thing.kind === 'campus' ? [thing.campus] : [];
}

/** The prefectures that a thing lies in. */
export function prefecturesOf(thing: Thing): readonly number[] {
  switch (thing.kind) {
    case 'school':
    case 'faculty':
      return thing.campuses.map(({ pref_id }) => pref_id);
    case 'campus':
      return [thing.campus.pref_id];
    case 'station':
      return [thing.row.pref_id];
    case 'line':
      return thing.rows.flatMap(({ prefecture_ids }) => prefecture_ids);
    case 'zip':
      return thing.towns.map(({ pref_id }) => pref_id);
    case 'condition':
      return [];
    default:
      return [thing.pref_id];
  }
}

/** The municipalities that a thing lies in, as far as they say more than its prefectures. */
export function citiesOf(thing: Thing): readonly number[] {
  switch (thing.kind) {
    case 'city':
      return thing.city_ids;
    case 'town':
      return [thing.city_id];
    case 'station':
      return [thing.row.city_id];
    case 'zip':
      return thing.towns.map(({ city_id }) => city_id);
    case 'school':
    case 'faculty':
      return thing.campuses.map(({ city_id }) => city_id);
    case 'campus':
      return [thing.campus.city_id];
    default:
      return [];
  }
}
