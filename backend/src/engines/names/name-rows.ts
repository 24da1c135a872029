import type { SchoolCampus } from '@gakumado/shared/contract';

/** A campus as school/campus/list returns it, with the columns that filter it. */
export interface CampusRow extends SchoolCampus {
  city_id: number;
  area_slug: string;
}

/** `names`: the row as it is and its names in `school_name`; every column that holds names is read. */
export interface SchoolRow {
  school_id: number;
  school_name: string;
  school_kana: string;
  school_type: string;
  names: Record<string, unknown>;
}

/** Names of a campus that do not contain the one of its school: SFC, and the words that its owner gives it. */
export interface CampusNamesRow {
  campus_id: number;
  names: string[];
}

export interface FacultyRow {
  school_id: number;
  undergraduate_name: string;
  departments: string[];
  campus_id: number | null;
}

export interface StationRow {
  station_id: number;
  station_name: string;
  station_kana: string;
  pref_id: number;
  city_id: number;
  lat: number;
  lon: number;
  line_names: string[];
}

export interface LineRow {
  line_id: number;
  line_name: string;
  company_name: string;
  prefecture_ids: number[];
}

export interface PrefectureRow {
  pref_id: number;
  pref_name: string;
  kana: string;
}

export interface CityRow {
  city_id: number;
  pref_id: number;
  city_name: string;
  city_kana: string;
  lat: number;
  lon: number;
}

export interface TownRow {
  zip_code: string;
  city_id: number;
  town_name: string;
  town_kana: string;
  /** Of an office with a code of its own; else empty. */
  block: string;
}

export interface MasterRow {
  equipment_id: number;
  name: string;
  group: number;
}

/** Everything that has a name people search by. */
export interface Names {
  schools: SchoolRow[];
  campuses: CampusRow[];
  campusNames: CampusNamesRow[];
  faculties: FacultyRow[];
  stations: StationRow[];
  lines: LineRow[];
  prefectures: PrefectureRow[];
  cities: CityRow[];
  towns: TownRow[];
  masters: MasterRow[];
}

/** Published estates by what they have; keys are ids (zip codes for `zip`). */
export interface Counts {
  campus: ReadonlyMap<number, number>;
  station: ReadonlyMap<number, number>;
  line: ReadonlyMap<number, number>;
  city: ReadonlyMap<number, number>;
  zip: ReadonlyMap<string, number>;
  building_type_id: ReadonlyMap<number, number>;
  condition: ReadonlyMap<number, number>;
  equipment: ReadonlyMap<number, number>;
}
