import type { SortName } from '@gakumado/shared/contract';
import {
  buildingAgeChoices,
  commuteMinutesChoices,
  isAreaSlug,
  MAX_AREA_M2,
  roomLayouts,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import type { AreaSlug, RoomLayout } from '@gakumado/shared/vocabulary';
import { readBounds, writeBounds } from '../map/bounds-text.ts';
import type { Bounds } from '../map/bounds-text.ts';
import { readPolygon, writePolygon } from '../map/polygon-text.ts';
import type { Polygon } from '../map/polygon-text.ts';
import { readChoice, readFlag, readInteger, readNumbers, readText, readWords } from './read-query.ts';
import { readYen } from './read-yen.ts';
import { withSynonymIds } from './synonyms.ts';
import { readSort } from './sorts.ts';

/**
 * What a visitor asks for on a result page. It lives in the address: keys are alphabetical, ids sorted and those of one
 * meaning together, so one search has one address, and what is the default is left out. Names are those of the API's
 * common filter.
 */
export interface Search {
  /** 2 to 7 (specification, section 9); never beside the free amounts, which win over it. */
  rentSelect?: number;
  /** Yen. */
  price_from?: number;
  price_to?: number;
  /** The rent is compared with the management fee included; only where a rent is asked for. */
  is_include_management?: true;
  building_type_id: number[];
  layout: RoomLayout[];
  /** m². */
  room_area_from?: number;
  room_area_to?: number;
  walk_minutes_max?: number;
  /** Years. */
  building_age_max?: number;
  /** These two only where the place is a campus. */
  commute_minutes_max?: number;
  commute_transfers_max?: number;
  meal_type: number[];
  gender_type: number[];
  vacant_status_id: number[];
  /** YYYY-MM */
  move_in_ym?: string;
  is_panorama?: true;
  is_youtube?: true;
  /** Must be met (必須); the two after them are preferences (できれば), which exclude nothing. */
  condition: number[];
  equipment: number[];
  optional_condition: number[];
  optional_equipment: number[];
  keyword?: string;
  station_name?: string;
  city_id: number[];
  /** These four only where the place is an area that its query names: {@link SearchScope.scopeKeys}. */
  area_slug?: AreaSlug;
  pref_id: number[];
  station_id: number[];
  line_id: number[];
  /** A second campus to live between (its campus id); its limits only with it. */
  second_school_id?: number;
  second_commute_minutes_max?: number;
  second_commute_transfers_max?: number;
  bounds?: Bounds;
  polygon?: Polygon;
  view: 'list' | 'map';
  /** Left out: the default order of the place. */
  sort?: SortName;
  page: number;
}

const MAX_PAGE = 100_000;

/** The plain list, without any filter. */
export const emptySearch: Search = {
  building_type_id: [],
  layout: [],
  meal_type: [],
  gender_type: [],
  vacant_status_id: [],
  condition: [],
  equipment: [],
  optional_condition: [],
  optional_equipment: [],
  city_id: [],
  pref_id: [],
  station_id: [],
  line_id: [],
  view: 'list',
  page: 1,
};

/** `price` of older links names one band of 10,000 yen, as rentSelect does. */
function readRentSelect(query: URLSearchParams): number | undefined {
  const band = readInteger(query.get('price'), 30_000, 60_000);
  return (
    readInteger(query.get('rentSelect'), 2, 7) ?? (band && band % 10_000 === 0 ? band / 10_000 : undefined)
  );
}

const readAreaSlug = (text: string | null) => (isAreaSlug(text) ? text : undefined);

const readMonth = (text: string | null) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text ?? '') ? text! : undefined);

/** An upper limit below the lower one is none. */
function readArea(query: URLSearchParams): Pick<Search, 'room_area_from' | 'room_area_to'> {
  const room_area_from = readInteger(query.get('room_area_from'), 1, MAX_AREA_M2);
  const room_area_to = readInteger(query.get('room_area_to'), room_area_from ?? 1, MAX_AREA_M2);
  return { room_area_from, room_area_to };
}

const readSecondCampus = (query: URLSearchParams): Partial<Search> => {
  const [second_school_id] = readNumbers(query, 'second_school_id');
  if (second_school_id === undefined) return {};
  return {
    second_school_id,
    second_commute_minutes_max: readChoice(query, 'second_commute_minutes_max', commuteMinutesChoices),
    second_commute_transfers_max: readInteger(query.get('second_commute_transfers_max'), 0, 3),
  };
};

/** Reads an address; what it does not understand it leaves out. */
export function readSearch(query: URLSearchParams): Search {
  const layouts = readWords(query, 'layout');
  const { building_type_id, condition, optional_condition } = withSynonymIds({
    building_type_id: readNumbers(query, 'building_type_id'),
    condition: readNumbers(query, 'condition'),
    optional_condition: readNumbers(query, 'optional_condition'),
  });
  const optional_equipment = readNumbers(query, 'optional_equipment');
  const price_from = readYen(query.get('price_from') ?? '') || undefined;
  const price_to = readYen(query.get('price_to') ?? '') || undefined;
  const isFree = price_from !== undefined || price_to !== undefined;
  const rentSelect = isFree ? undefined : readRentSelect(query);
  return {
    rentSelect,
    price_from,
    price_to,
    is_include_management: isFree || rentSelect ? readFlag(query, 'is_include_management') : undefined,
    building_type_id,
    layout: roomLayouts.filter((layout) => layouts.includes(layout)),
    ...readArea(query),
    walk_minutes_max: readChoice(query, 'walk_minutes_max', walkMinutesChoices),
    building_age_max: readChoice(query, 'building_age_max', buildingAgeChoices),
    commute_minutes_max: readChoice(query, 'commute_minutes_max', commuteMinutesChoices),
    commute_transfers_max: readInteger(query.get('commute_transfers_max'), 0, 3),
    meal_type: readNumbers(query, 'meal_type', { min: 0, max: 4 }),
    gender_type: readNumbers(query, 'gender_type', { min: 0, max: 3 }),
    vacant_status_id: readNumbers(query, 'vacant_status_id', { max: 5 }),
    move_in_ym: readMonth(query.get('move_in_ym')),
    is_panorama: readFlag(query, 'is_panorama'),
    is_youtube: readFlag(query, 'is_youtube'),
    // The filter form names a preference in both lists: it is only a preference.
    condition: condition.filter((id) => !optional_condition.includes(id)),
    equipment: readNumbers(query, 'equipment').filter((id) => !optional_equipment.includes(id)),
    optional_condition,
    optional_equipment,
    keyword: readText(query, 'keyword', 100),
    station_name: readText(query, 'station_name', 50),
    city_id: readNumbers(query, 'city_id'),
    area_slug: readAreaSlug(query.get('area_slug')),
    pref_id: readNumbers(query, 'pref_id', { max: 47 }),
    station_id: readNumbers(query, 'station_id'),
    line_id: readNumbers(query, 'line_id'),
    ...readSecondCampus(query),
    bounds: readBounds(query.get('bounds')),
    polygon: readPolygon(query.get('polygon')),
    view: query.get('view') === 'map' ? 'map' : 'list',
    sort: readSort(query.get('sort')),
    page: readInteger(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** The query of a search with its `?`, '' for none. */
export function writeSearch({ bounds, polygon, view, page, ...rest }: Search): string {
  const values = {
    ...rest,
    ...withSynonymIds(rest),
    bounds: bounds && writeBounds(bounds),
    polygon: polygon && writePolygon(polygon),
    view: view === 'list' ? undefined : view,
    page: page > 1 ? page : undefined,
  };
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}=${encodeValue(value === true ? 1 : value)}`)
    .sort();
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Commas stay readable: they are the separator of lists. */
const encodeValue = (value: unknown) => encodeURIComponent(String(value)).replaceAll('%2C', ',');
