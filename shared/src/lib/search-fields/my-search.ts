import { LAT_MAX, LON_MAX } from '../vocabulary/geo.ts';
import { isId } from '../vocabulary/ids.ts';
import { monthPattern } from '../vocabulary/months.ts';
import { MY_PLACE_NAME_MAX, MY_PLACES_MAX } from '../vocabulary/my-places.ts';
import { STAY_MONTHS } from '../vocabulary/stay-months.ts';
import { cutTo } from '../vocabulary/text-length.ts';

/** A campus, or another point, to which the visitor wants to go each day. `name` is what the site calls it. */
export type MyPlace = { school_id: number; name: string } | { lat: number; lon: number; name: string };

/** わたしの条件: said once by a visitor and known everywhere (contract 8.6). An absent field was not said. */
export interface MySearch {
  /** At most two, the first one first. */
  places: readonly MyPlace[];
  /** The resident: 1 a woman, 2 a man, as `gender_type` has it. */
  gender?: 1 | 2 | undefined;
  /** The most that 毎月の実質負担 may be, in yen. */
  cost_to?: number | undefined;
  /** YYYY-MM: the month by which a room is needed. */
  move_in_ym?: string | undefined;
  stay_months?: (typeof STAY_MONTHS)[number] | undefined;
  with_meals?: boolean | undefined;
  /** Yen a month. */
  food_budget?: number | undefined;
}

export const NO_SEARCH: MySearch = { places: [] };

const YEN_MAX = 9_999_999;

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= YEN_MAX;

const isDegrees = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

function readPlace(value: unknown): MyPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const { school_id, lat, lon, name } = value as Record<string, unknown>;
  if (typeof name !== 'string') return [];
  const named = { name: cutTo(name, MY_PLACE_NAME_MAX) };
  if (typeof school_id === 'number' && isId(school_id)) return [{ school_id, ...named }];
  return isDegrees(lat, LAT_MAX) && isDegrees(lon, LON_MAX) ? [{ lat, lon, ...named }] : [];
}

/** The profile out of any JSON: of the cookie, or of the server. An unreadable part was not said. */
export function readMySearchFrom(value: unknown): MySearch {
  if (typeof value !== 'object' || value === null) return NO_SEARCH;
  const { places, gender, cost_to, move_in_ym, stay_months, with_meals, food_budget } = value as Record<
    string,
    unknown
  >;
  const months = STAY_MONTHS.find((one) => one === stay_months);
  return {
    places: Array.isArray(places) ? places.flatMap(readPlace).slice(0, MY_PLACES_MAX) : [],
    ...((gender === 1 || gender === 2) && { gender }),
    ...(isAmount(cost_to) && { cost_to }),
    ...(typeof move_in_ym === 'string' && monthPattern.test(move_in_ym) && { move_in_ym }),
    ...(months !== undefined && { stay_months: months }),
    ...(typeof with_meals === 'boolean' && { with_meals }),
    ...(isAmount(food_budget) && { food_budget }),
  };
}

/** Whether anything was said. */
export const isSaid = (search: MySearch): boolean =>
  search.places.length > 0 || Object.keys(search).length > 1;
