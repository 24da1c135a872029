import type { EstateFilter } from '@gakumado/shared/contract';
import { columnFields, fieldNames, isAsked, offerFields } from '@gakumado/shared/search-fields';
import type { ColumnField, FilterField, FilterValues, OfferField } from '@gakumado/shared/search-fields';
import { todayInJapan } from '@gakumado/shared/forms';
import { textKey } from '@gakumado/shared/texts';
import { METRES_PER_DEGREE } from '@gakumado/shared/vocabulary';
import { NO_COMMUTE } from '../commute/commutes-to.ts';
import type { Commutes } from '../commute/commutes-to.ts';
import { distanceM } from '../commute/geo.ts';
import { NEARLY_NEW, NEARLY_NEW_YEARS } from './nearly-new.ts';
import { groupsOf } from './feature-groups.ts';
import { keywordWords, schoolSpellings } from '../names/keyword-words.ts';
import { priceRange } from './price-range.ts';
import { stationsCalled } from '../names/station-name.ts';
import { addAll, emptyBits, keepCommon, removeAll, setBit, slotsBetween, slotsThat } from './bits.ts';
import type { Bits } from './bits.ts';
import { dayOf, lastDayOf, monthYearsAgo } from './dates.ts';
import { UNKNOWN } from './unknown.ts';
import type { SetName } from './home-columns.ts';
import { isInPolygon } from './in-polygon.ts';
import { areaFrom, areaTo, matsFrom } from './limits.ts';
import { RESERVABLE } from './reservable.ts';
import { roomWishes, withFittingRoom } from './room-wishes.ts';
import { monthlyCosts, walkMinutes } from './scene.ts';
import type { Scene } from './scene.ts';

/** The homes that meet each field of a filter. Sets may be those of the columns: nobody may change them. */
export type Conditions = Map<keyof EstateFilter, Bits>;

const between = (
  { columns }: Scene,
  column: Int32Array | Float64Array | Uint8Array,
  from: number,
  to: number,
) => slotsBetween(column, columns.capacity, from, to);

export const both = (a: Bits, b: Bits): Bits => {
  const common = a.slice();
  keepCommon(common, b);
  return common;
};

/** The homes that have one of the values. */
function havingAny({ columns }: Scene, name: SetName, values: readonly (number | string)[]): Bits {
  const only = values.length === 1 ? columns.having(name, values[0]!) : undefined;
  if (only) return only;
  const found = emptyBits(columns.capacity);
  for (const value of values) {
    const homes = columns.having(name, value);
    if (homes) addAll(found, homes);
  }
  return found;
}

/** Built in this month of so many years ago or later. */
export const builtWithin = (scene: Scene, years: number): Bits =>
  between(scene, scene.columns.numbers.built, monthYearsAgo(years), UNKNOWN);

/** Some room can still be booked before the results of an examination. */
const reservable = (scene: Scene): Bits =>
  between(scene, scene.columns.numbers.reservable, dayOf(todayInJapan()), UNKNOWN - 1);

/** The homes with one of the features of a group, all of which mean the same. Some follow from what else is known. */
export function withFeature(scene: Scene, name: 'condition' | 'equipment', group: readonly number[]): Bits {
  if (name === 'condition' && group.includes(NEARLY_NEW)) return builtWithin(scene, NEARLY_NEW_YEARS);
  if (name === 'condition' && group.includes(RESERVABLE)) return reservable(scene);
  return havingAny(scene, name, group);
}

function withAll(scene: Scene, name: 'condition' | 'equipment', ids: readonly number[]): Bits {
  const [first = emptyBits(scene.columns.capacity), ...others] = groupsOf(ids).map((group) =>
    withFeature(scene, name, group),
  );
  return others.reduce(both, first);
}

function inPriceRange(scene: Scene, filter: EstateFilter): Bits | undefined {
  const range = priceRange(filter);
  if (!range) return undefined;
  const { numbers } = scene.columns;
  const name = filter.is_include_management ? 'price_with_fee' : 'price';
  const cheapEnough = scene.columns.upTo(numbers[`${name}_min`], range.to ?? UNKNOWN);
  if (range.from === undefined) return cheapEnough;
  return both(between(scene, numbers[`${name}_max`], range.from, Infinity), cheapEnough);
}

function inCostRange(scene: Scene, { cost_from, cost_to, ...stay }: EstateFilter): Bits | undefined {
  if (cost_from === undefined && cost_to === undefined) return undefined;
  const cheapEnough = scene.columns.upTo(monthlyCosts(scene, stay, 'min'), cost_to ?? UNKNOWN - 1);
  if (cost_from === undefined) return cheapEnough;
  return both(between(scene, monthlyCosts(scene, stay, 'max'), cost_from, UNKNOWN - 1), cheapEnough);
}

function inRectangle(scene: Scene, { north, south, east, west }: NonNullable<EstateFilter['bounds']>): Bits {
  const { lat, lon } = scene.columns.places;
  return both(between(scene, lat, south, north), between(scene, lon, west, east));
}

function inCircle(scene: Scene, { lat, lon, dis }: EstateFilter): Bits | undefined {
  if (lat === undefined || lon === undefined || dis === undefined) return undefined;
  const radiusM = dis * 1000;
  const latSpan = radiusM / METRES_PER_DEGREE;
  const lonSpan = latSpan / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const { places } = scene.columns;
  const square = inRectangle(scene, {
    north: lat + latSpan,
    south: lat - latSpan,
    east: lon + lonSpan,
    west: lon - lonSpan,
  });
  return slotsThat(square, (slot) => {
    const home = { lat: places.lat[slot]!, lon: places.lon[slot]! };
    return Math.round(distanceM(home, { lat, lon })) <= radiusM;
  });
}

function insidePolygon(scene: Scene, polygon: NonNullable<EstateFilter['polygon']>): Bits {
  const [lats, lons] = [polygon.map(([lat]) => lat), polygon.map(([, lon]) => lon)];
  const { lat, lon } = scene.columns.places;
  const rectangle = inRectangle(scene, {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  });
  return slotsThat(rectangle, (slot) => isInPolygon(lat[slot]!, lon[slot]!, polygon));
}

/** The word, the school that it is a short name or a reading of or else the station that it names occurs in the home's texts. */
function withWord({ columns, reference }: Scene, word: string): Bits {
  const found = columns.texts.containing(textKey(word), columns.capacity);
  if (Array.from(word).length < 2) return found;
  const [school] = schoolSpellings(word)
    .flatMap((spelling) => reference.schools.get(spelling) ?? [])
    .toSorted((a, b) => a.school_id - b.school_id);
  if (school) addAll(found, columns.texts.containing(school.text, columns.capacity));
  // 虎門 is no part of a text that has 虎ノ門.
  if (!found.some(Boolean)) {
    for (const { texts } of stationsCalled(reference.stations, word))
      addAll(found, columns.texts.containing(`${texts[0]}駅`, columns.capacity));
  }
  return found;
}

function withWords(scene: Scene, keyword: string): Bits | undefined {
  const words = keywordWords(keyword).map((word) => withWord(scene, word));
  return words[0] && words.reduce(both);
}

function atStationsCalled({ columns, reference }: Scene, asked: string): Bits {
  const called = new Set(stationsCalled(reference.stations, asked).map(({ station_name }) => station_name));
  const ids = reference.stations
    .filter(({ station_name }) => called.has(station_name))
    .map(({ station_id }) => station_id);
  return columns.ways.servedBy('station', new Set(ids), columns.capacity);
}

function inCities(scene: Scene, ids: readonly number[]): Bits {
  const { city_id } = scene.columns.numbers;
  const wanted = new Set(ids);
  const found = emptyBits(scene.columns.capacity);
  for (let slot = 0; slot < scene.columns.size; slot += 1)
    if (wanted.has(city_id[slot]!)) setBit(found, slot);
  return found;
}

function others({ columns }: Scene, ids: readonly number[]): Bits {
  const found = columns.live.slice();
  const excluded = emptyBits(columns.capacity);
  for (const id of ids) {
    const slot = columns.slotOf(id);
    if (slot !== undefined) setBit(excluded, slot);
  }
  removeAll(found, excluded);
  return found;
}

/** The homes whose commute is known and within a limit. */
const within = (
  scene: Scene,
  column: 'minutes' | 'transfers',
  commutes: Commutes | undefined,
  limit: number,
) => commutes && between(scene, commutes[column], 0, limit);

/** Some free room offers one of the values. */
function offering({ columns }: Scene, field: OfferField, asked: unknown): Bits {
  const values = Array.isArray(asked) ? asked : [asked === true ? 1 : asked];
  const found = emptyBits(columns.capacity);
  for (const [value, homes] of columns.offering(field)) if (values.includes(value)) addAll(found, homes);
  return found;
}

type Condition = Bits | undefined;
type ConditionOf = {
  [Field in FilterField]:
    | ((value: FilterValues[Field], filter: EstateFilter, scene: Scene) => Condition)
    | null;
};

const offerConditions = Object.fromEntries(
  offerFields.map((field) => [
    field,
    (asked: unknown, _: EstateFilter, scene: Scene) => offering(scene, field, asked),
  ]),
) as Record<OfferField, (asked: unknown, filter: EstateFilter, scene: Scene) => Bits>;

const columnConditions = Object.fromEntries(
  columnFields.map((field) => [
    field,
    (_: true, __: EstateFilter, scene: Scene) => havingAny(scene, field, [1]),
  ]),
) as Record<ColumnField, (value: unknown, filter: EstateFilter, scene: Scene) => Bits>;

/** Fields of which one value is enough. */
const anyOf = (name: SetName) => (values: readonly (number | string)[], _: EstateFilter, scene: Scene) =>
  havingAny(scene, name, values);

/** One condition per field (docs/search.md). null: the field is no condition by itself. */
const conditionOf: ConditionOf = {
  // The rent is one condition of five fields ({@link inPriceRange}).
  rentSelect: null,
  price: null,
  price_from: null,
  price_to: null,
  is_include_management: null,
  // The monthly cost is one condition of five fields ({@link inCostRange}).
  cost_from: null,
  cost_to: null,
  stay_months: null,
  with_meals: null,
  food_budget: null,
  // A campus or destination keeps the homes whose commute is known ({@link reachable}), and a point belongs to its radius or to
  // an order.
  school_id: null,
  second_school_id: null,
  destination: null,
  second_destination: null,
  lat: null,
  lon: null,
  // Preferences exclude nothing.
  optional_condition: null,
  optional_equipment: null,
  ...offerConditions,
  ...columnConditions,
  keyword: (keyword, _, scene) => withWords(scene, keyword),
  station_name: (name, _, scene) => atStationsCalled(scene, name),
  building_type_id: anyOf('building_type_id'),
  condition: (ids, _, scene) => withAll(scene, 'condition', ids),
  equipment: (ids, _, scene) => withAll(scene, 'equipment', ids),
  pref_id: anyOf('prefecture_id'),
  city_id: (ids, _, scene) => inCities(scene, ids),
  area_slug: (slug, _, scene) =>
    havingAny(scene, 'prefecture_id', scene.reference.openPrefectures.get(slug) ?? []),
  station_id: (ids, _, { columns }) => columns.ways.servedBy('station', new Set(ids), columns.capacity),
  line_id: (ids, _, { columns }) => columns.ways.servedBy('line', new Set(ids), columns.capacity),
  dis: (_radiusKm, filter, scene) => inCircle(scene, filter),
  bounds: (bounds, _, scene) => inRectangle(scene, bounds),
  polygon: (polygon, _, scene) => insidePolygon(scene, polygon),
  layout: anyOf('layout'),
  room_area_from: (area, _, scene) =>
    between(scene, scene.columns.numbers.area_max, areaFrom(area), Infinity),
  room_area_to: (area, _, { columns }) => columns.upTo(columns.numbers.area_min, areaTo(area)),
  mats_from: (mats, _, scene) => between(scene, scene.columns.numbers.mats_max, matsFrom(mats), Infinity),
  walk_minutes_max: (minutes, filter, scene) => scene.columns.upTo(walkMinutes(scene, filter), minutes),
  building_age_max: (years, _, scene) => builtWithin(scene, years),
  commute_minutes_max: (minutes, _, scene) => within(scene, 'minutes', scene.first, minutes),
  commute_transfers_max: (transfers, _, scene) => within(scene, 'transfers', scene.first, transfers),
  second_commute_minutes_max: (minutes, _, scene) => within(scene, 'minutes', scene.second, minutes),
  second_commute_transfers_max: (transfers, _, scene) => within(scene, 'transfers', scene.second, transfers),
  meal_type: anyOf('meal_type'),
  gender_type: anyOf('gender_type'),
  vacant_status_id: anyOf('vacant_status_id'),
  move_in_ym: (month, _, { columns }) => columns.upTo(columns.numbers.move_in, lastDayOf(month)),
  exclude_estate_id: (ids, _, scene) => others(scene, ids),
};

function conditionFor<Field extends FilterField>(
  field: Field,
  filter: EstateFilter,
  scene: Scene,
): Condition {
  const value = filter[field];
  return isAsked(value) ? conditionOf[field]?.(value as FilterValues[Field], filter, scene) : undefined;
}

/**
 * The conditions of every field that a filter gives, each by itself: of a wish about rooms the homes of which some room may meet it
 * (`room-wishes.ts` looks at the rooms). The fields of the rent make one, under `price`, and those of the monthly
 * cost another, under `cost_to`.
 */
export function filterConditions(scene: Scene, filter: EstateFilter): Conditions {
  const found: Conditions = new Map();
  const price = inPriceRange(scene, filter);
  if (price) found.set('price', price);
  const cost = inCostRange(scene, filter);
  if (cost) found.set('cost_to', cost);
  for (const field of fieldNames) {
    const condition = conditionFor(field, filter, scene);
    if (condition) found.set(field, condition);
  }
  return found;
}

/** The published homes from which the commute to every campus and destination of the search is known. */
export function reachable({ columns, first, second }: Scene): Bits {
  const found = columns.live.slice();
  for (const commutes of [first, second]) {
    if (commutes) keepCommon(found, slotsBetween(commutes.minutes, columns.capacity, 0, NO_COMMUTE - 1));
  }
  return found;
}

/** The homes that meet a filter: of which one room meets all that it asks of a room. */
export function homesThatMeet(scene: Scene, filter: EstateFilter): Bits {
  const homes = reachable(scene);
  for (const condition of filterConditions(scene, filter).values()) keepCommon(homes, condition);
  return withFittingRoom(scene, roomWishes(scene, filter), homes);
}
