import { textKey } from '@gakumado/shared/texts';
import type { EstateFilter } from '@gakumado/shared/contract';
import { columnFields, fieldNames, isAsked, offerFields } from '@gakumado/shared/search-fields';
import type { ColumnField, FilterField, FilterValues, OfferField } from '@gakumado/shared/search-fields';
import { namedLayouts, OTHER_LAYOUTS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { groupsOf } from '../../engines/estate-index/feature-groups.ts';
import { keywordWords, schoolSpellings } from '../../engines/names/keyword-words.ts';
import { offerBits } from '../../engines/estate-index/offer-bits.ts';
import { priceRange } from '../../engines/estate-index/price-range.ts';
import { isEstatePublished } from '../../data/sql/estate-status-sql.ts';
import { distanceM, isInSquare } from '../../data/sql/geo-sql.ts';
import type { Database } from '../../data/db/database.ts';
import { monthlyCostOfRoom } from './plain-cost.ts';
import { isInRange } from './plain-price.ts';
import { walkMinutes } from './plain-walk.ts';

/** The filter as SQL over the tables of a search, one entry per field. */
export type FilterConditions = Map<keyof EstateFilter, RawBuilder<SqlBool>>;

const place = { lat: sql.ref('estate.lat'), lon: sql.ref('estate.lon') };

const isAnyOf = (column: string, values: readonly number[]) =>
  sql<SqlBool>`${sql.ref(`estate.${column}`)} = any(${[...values]}::integer[])`;

function isPriceInRange(filter: EstateFilter): RawBuilder<SqlBool> | undefined {
  const range = priceRange(filter);
  return range ? isInRange(range, filter.is_include_management) : undefined;
}

function isInCircle({ lat, lon, dis }: EstateFilter): RawBuilder<SqlBool> | undefined {
  if (lat === undefined || lon === undefined || dis === undefined) return undefined;
  const radiusM = dis * 1000;
  return sql`(${isInSquare(place, { lat, lon }, radiusM)} and ${distanceM(place, { lat, lon })} <= ${radiusM})`;
}

function isInPolygon(polygon: NonNullable<EstateFilter['polygon']>): RawBuilder<SqlBool> {
  const corners = polygon.map(([lat, lon]) => `(${lon},${lat})`).join(',');
  const [lats, lons] = [polygon.map(([lat]) => lat), polygon.map(([, lon]) => lon)];
  // The rectangle is that of the index, which is closed; the polygon then decides.
  return sql`estate.lat between ${Math.min(...lats)} and ${Math.max(...lats)}
    and estate.lon between ${Math.min(...lons)} and ${Math.max(...lons)}
    and ${`(${corners})`}::polygon @> point(estate.lon, estate.lat)`;
}

function hasLayout(layouts: NonNullable<EstateFilter['layout']>): RawBuilder<SqlBool> {
  const isNamed = sql<SqlBool>`room.layout = any(${layouts.filter((layout) => layout !== OTHER_LAYOUTS)}::text[])`;
  return layouts.includes(OTHER_LAYOUTS)
    ? sql<SqlBool>`(${isNamed} or room.layout <> all(${namedLayouts}::text[]))`
    : isNamed;
}

const isServedBy = (
  column: 'station_id' | 'line_id',
  ids: readonly number[],
) => sql<SqlBool>`estate.estate_id in (
  select estate_id from estate_station where ${sql.ref(column)} = any(${[...ids]}::integer[]))`;

/** The first day of the month after this one, `YYYY-MM`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** Built in this month of so many years ago or later. */
const isBuiltWithin = (years: number) =>
  sql<SqlBool>`estate.built_ym >= to_char(now() - make_interval(years => ${years}::integer), 'YYYY-MM')`;

/** Some free room type is booked before results up to today or later. */
const isReservable = sql<SqlBool>`exists (
  select from roomtype where roomtype.estate_id = estate.estate_id and vacant_status_id <= 3
    and reservation_terms ->> 'is_accepted' = 'true'
    and coalesce((reservation_terms ->> 'until')::date >= current_date, true))`;

/** One feature of the group; 新築・築浅 (914) goes by the age, and 合格発表前予約 (115) by the terms of the rooms. */
export function hasFeature(column: 'condition' | 'equipment', group: readonly number[]): RawBuilder<SqlBool> {
  if (column === 'condition' && group.includes(914)) return isBuiltWithin(5);
  if (column === 'condition' && group.includes(115)) return isReservable;
  return sql`estate.${sql.ref(column)} && ${[...group]}::integer[]`;
}

const hasAll = (column: 'condition' | 'equipment', ids: readonly number[]) =>
  sql<SqlBool>`${sql.join(
    groupsOf(ids).map((group) => hasFeature(column, group)),
    sql` and `,
  )}`;

/** The word, or the school that it is a short name or a reading of, occurs in the estate's texts. */
function isIn(word: string): RawBuilder<SqlBool> {
  const key = sql`(select key from text_key where written = estate.keyword_text)`;
  const isWord = sql<SqlBool>`position(${textKey(word)} in ${key}) > 0`;
  if (Array.from(word).length < 2) return isWord;
  const school = sql`(select text_key.key from school_key join school using (school_id)
      join text_key on written = school_name
    where school_key.key = any(${schoolSpellings(word)}::text[]) order by school_id limit 1)`;
  return sql`${isWord} or position(${school} in ${key}) > 0`;
}

/** Names of the stations that are called so, by name or reading, with or without 駅. */
function stationsCalled(name: string): RawBuilder<string> {
  const key = textKey(name);
  const names = [key, key.replace(/(?<=.)(駅|えき)$/, '')];
  return sql`select station_name from station where exists (
    select from text_key where written in (station_name, station_kana) and key = any(${names}::text[]))`;
}

function hasWords(keyword: string): RawBuilder<SqlBool> | undefined {
  const words = keywordWords(keyword).map((word) => sql`(${isIn(word)})`);
  return words.length === 0 ? undefined : sql`${sql.join(words, sql` and `)}`;
}

/** Some free room of the estate offers one of the values. */
function offers(field: OfferField, asked: unknown): RawBuilder<SqlBool> {
  const values = Array.isArray(asked) ? asked : [asked === true ? 1 : asked];
  const bits = offerBits.map(([other, value], bit) =>
    other === field && values.includes(value) ? 2 ** bit : 0,
  );
  const table = roomFields.has(field) ? 'room' : 'estate';
  return sql`(${sql.ref(`${table}.offer_mask`)} & ${sql.lit(bits.reduce((sum, bit) => sum + bit, 0))}) <> 0`;
}

const offerConditions = Object.fromEntries(
  offerFields.map((field) => [field, (asked: unknown) => offers(field, asked)]),
) as Record<OfferField, (asked: unknown) => RawBuilder<SqlBool>>;

/** The room costs an amount in the range a month. */
function isCostInRange({ cost_from, cost_to, ...stay }: EstateFilter): RawBuilder<SqlBool> | undefined {
  const bounds: RawBuilder<unknown>[] = [];
  if (cost_from !== undefined) bounds.push(sql`${monthlyCostOfRoom('max', stay)} >= ${cost_from}`);
  if (cost_to !== undefined) bounds.push(sql`${monthlyCostOfRoom('min', stay)} <= ${cost_to}`);
  return bounds.length === 0 ? undefined : sql`coalesce(${sql.join(bounds, sql` and `)}, false)`;
}

/** Flags with a column of their name: the table must have it. */
const columns: readonly (ColumnField & keyof Database['estate'])[] = columnFields;
const columnConditions = Object.fromEntries(
  columns.map((field) => [field, () => sql<SqlBool>`${sql.ref(`estate.${field}`)}`]),
) as Record<ColumnField, () => RawBuilder<SqlBool>>;

type Condition = RawBuilder<SqlBool> | undefined;
type Conditions = {
  [Field in FilterField]: ((value: FilterValues[Field], filter: EstateFilter) => Condition) | null;
};

/**
 * One condition per field. Different fields are joined by AND. One value of building_type_id, layout, places, meals and
 * vacancy is enough; condition and equipment need all. null: the field is no condition by itself.
 */
const conditionOf: Conditions = {
  // The rent is one condition of five fields ({@link isPriceInRange}).
  rentSelect: null,
  price: null,
  price_from: null,
  price_to: null,
  is_include_management: null,
  // The monthly cost is one condition of five fields ({@link isCostInRange}).
  cost_from: null,
  cost_to: null,
  stay_months: null,
  with_meals: null,
  food_budget: null,
  // A campus is a join, and a point belongs to its radius or to an order.
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
  keyword: hasWords,
  station_name: (name) => sql`estate.station_names && array(${stationsCalled(name)})`,
  building_type_id: (ids) => isAnyOf('building_type_id', ids),
  condition: (ids) => hasAll('condition', ids),
  equipment: (ids) => hasAll('equipment', ids),
  pref_id: (ids) => isAnyOf('prefecture_id', ids),
  city_id: (ids) => isAnyOf('city_id', ids),
  area_slug: (slug) => sql`estate.prefecture_id in (
    select prefecture_id from prefecture join area using (area_id) where area.name_other = ${slug} and is_open)`,
  station_id: (ids) => isServedBy('station_id', ids),
  line_id: (ids) => isServedBy('line_id', ids),
  dis: (_radiusKm, filter) => isInCircle(filter),
  bounds: ({ north, south, east, west }) =>
    sql`estate.lat between ${south} and ${north} and estate.lon between ${west} and ${east}`,
  polygon: isInPolygon,
  layout: hasLayout,
  room_area_from: (area) => sql`room.room_area >= ${area}`,
  room_area_to: (area) => sql`room.room_area <= ${area}`,
  mats_from: (mats) => sql`room.mats_area >= ${mats}`,
  walk_minutes_max: (minutes, filter) => sql`${walkMinutes(filter)} <= ${minutes}`,
  building_age_max: isBuiltWithin,
  commute_minutes_max: (minutes) => sql`first_commute.commute_minutes <= ${minutes}`,
  commute_transfers_max: (transfers) => sql`first_commute.commute_transfers <= ${transfers}`,
  second_commute_minutes_max: (minutes) => sql`second_commute.commute_minutes <= ${minutes}`,
  second_commute_transfers_max: (transfers) => sql`second_commute.commute_transfers <= ${transfers}`,
  meal_type: (ids) => isAnyOf('meal_type', ids),
  gender_type: (ids) => isAnyOf('gender_type', ids),
  vacant_status_id: (ids) => isAnyOf('vacant_status_id', ids),
  move_in_ym: (month) => sql`room.move_in_from < ${monthAfter(month)}::date`,
  exclude_estate_id: (ids) => sql`not estate.estate_id = any(${ids}::integer[])`,
};

function conditionFor<Field extends FilterField>(field: Field, filter: EstateFilter): Condition {
  const value = filter[field];
  return isAsked(value) ? conditionOf[field]?.(value as FilterValues[Field], filter) : undefined;
}

/**
 * The conditions of every field that a filter gives. The fields of the rent make one, under `price`, and those of the monthly
 * cost another, under `cost_to`.
 */
export function filterConditions(filter: EstateFilter): FilterConditions {
  const found: FilterConditions = new Map();
  const price = isPriceInRange(filter);
  if (price) found.set('price', price);
  const cost = isCostInRange(filter);
  if (cost) found.set('cost_to', cost);
  for (const field of fieldNames) {
    const condition = conditionFor(field, filter);
    if (condition) found.set(field, condition);
  }
  return found;
}

/** The conditions of one and the same room; the others are of its estate. */
export const roomFields: ReadonlySet<keyof EstateFilter> = new Set([
  'price',
  'cost_to',
  'layout',
  'room_area_from',
  'room_area_to',
  'mats_from',
  'move_in_ym',
  'floor_min',
  'direction',
  'is_without_renewal_fee',
] as const);

/**
 * The rooms of `estate` that somebody can move into, all where none is free, as `room`. The offers are those of the migrations'
 * functions; of full rooms there are none.
 */
export const openRooms = sql`(
  select roomtype.*, case when vacant_status_id <= 3 then direction_bits(direction)
    | case when highest_floor(floor_text) >= 2 then 1 << 8 else 0 end
    | case when renewal_fee = 0 then 1 << 13 else 0 end else 0 end as offer_mask
  from roomtype
  where roomtype.estate_id = estate.estate_id and (vacant_status_id <= 3 or not exists (
    select from roomtype other where other.estate_id = estate.estate_id and other.vacant_status_id <= 3))
) as room`;

/** The conditions about rooms, joined by AND; undefined without any. */
export function roomCondition(conditions: FilterConditions): RawBuilder<SqlBool> | undefined {
  const parts = [...conditions]
    .filter(([field]) => roomFields.has(field))
    .map(([, condition]) => sql`(${condition})`);
  return parts.length === 0 ? undefined : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** All conditions but those of the fields left out, joined by AND; closed estates are never found. */
export function joinConditions(
  conditions: FilterConditions,
  without: readonly (keyof EstateFilter)[] = [],
): RawBuilder<SqlBool> {
  const parts = [...conditions]
    .filter(([field]) => !without.includes(field) && !roomFields.has(field))
    .map(([, condition]) => sql`(${condition})`);
  const ofRoom = roomCondition(conditions);
  if (ofRoom) parts.push(sql`exists (select from ${openRooms} where ${ofRoom})`);
  return sql`${sql.join([isEstatePublished, ...parts], sql` and `)}`;
}
