import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { distanceM, isInSquare } from '../geo-sql.ts';
import { keywordConditions } from './keyword-sql.ts';
import { hasAll } from './feature-sql.ts';
import { priceRange } from './price-range.ts';

/** The filter as SQL over `estate` (and `estate_campus` where school_id is given), one entry per field. */
export type FilterConditions = Map<keyof EstateFilter, RawBuilder<SqlBool>>;

const place = { lat: sql.ref('estate.lat'), lon: sql.ref('estate.lon') };

/** What the filter's 2DK+ stands for. */
const LARGE_LAYOUTS = ['2DK', '2LDK', '3K', '3DK', '3LDK', '4K', '4DK', '4LDK'];

const isAnyOf = (column: string, values: readonly number[]) =>
  sql<SqlBool>`${sql.ref(`estate.${column}`)} = any(${[...values]}::integer[])`;

function isPriceInRange(filter: EstateFilter): RawBuilder<SqlBool> | undefined {
  const range = priceRange(filter);
  if (!range) return undefined;
  const fee = (bound: 'min' | 'max') =>
    filter.is_include_management ? sql`+ ${sql.ref(`estate.management_fee_${bound}`)}` : sql``;
  const from = range.from === undefined ? sql`true` : sql`estate.price_max ${fee('max')} >= ${range.from}`;
  const to = range.to === undefined ? sql`true` : sql`estate.price_min ${fee('min')} <= ${range.to}`;
  return sql`(${from} and ${to})`;
}

function hasRoomArea({ room_area_from: from, room_area_to: to }: EstateFilter): RawBuilder<SqlBool> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return sql`(estate.room_area_max >= ${from ?? 0} and estate.room_area_min <= ${to ?? 1_000_000})`;
}

function isInCircle({ lat, lon, dis }: EstateFilter): RawBuilder<SqlBool> | undefined {
  if (lat === undefined || lon === undefined || dis === undefined) return undefined;
  const radiusM = dis * 1000;
  return sql`(${isInSquare(place, { lat, lon }, radiusM)} and ${distanceM(place, { lat, lon })} <= ${radiusM})`;
}

function isInPolygon({ polygon }: EstateFilter): RawBuilder<SqlBool> | undefined {
  if (!polygon) return undefined;
  const corners = polygon.map(([lat, lon]) => `(${lon},${lat})`).join(',');
  return sql`polygon ${sql.lit(`(${corners})`)} @> point(estate.lon, estate.lat)`;
}

function layoutCondition(layouts: NonNullable<EstateFilter['layout']>): RawBuilder<SqlBool> {
  const wanted = layouts.flatMap((layout): string[] => (layout === '2DK+' ? LARGE_LAYOUTS : [layout]));
  return sql`estate.layouts && ${wanted}::text[]`;
}

const ofStation = (column: 'station_id' | 'line_id', ids: readonly number[]) => sql<SqlBool>`estate.estate_id in (
  select estate_id from estate_station where ${sql.ref(column)} = any(${[...ids]}::integer[]))`;

/**
 * Conditions of every field that is given. Different fields are joined by AND; inside building_type_id,
 * layout, places, meals and vacancy one of the values is enough; condition and equipment need all.
 */
export function filterConditions(filter: EstateFilter): FilterConditions {
  const found: FilterConditions = new Map();
  const add = (field: keyof EstateFilter, condition: RawBuilder<SqlBool> | '' | 0 | undefined) => {
    if (condition) found.set(field, condition);
  };
  const f = filter;
  add('keyword', f.keyword === undefined ? undefined : keywordConditions(f.keyword));
  add('station_name', f.station_name && sql<SqlBool>`estate.station_names @> array[${bareStation(f.station_name)}]`);
  add('price', isPriceInRange(f));
  add('building_type_id', f.building_type_id?.length ? isAnyOf('building_type_id', f.building_type_id) : undefined);
  add('condition', f.condition?.length ? hasAll('condition', f.condition) : undefined);
  add('equipment', f.equipment?.length ? hasAll('equipment', f.equipment) : undefined);
  add('is_panorama', f.is_panorama ? sql`estate.is_panorama` : undefined);
  add('is_youtube', f.is_youtube ? sql`estate.is_youtube` : undefined);
  add('pref_id', f.pref_id?.length ? isAnyOf('prefecture_id', f.pref_id) : undefined);
  add('city_id', f.city_id?.length ? isAnyOf('city_id', f.city_id) : undefined);
  add('area_slug', f.area_slug && sql<SqlBool>`estate.prefecture_id in (
    select prefecture_id from prefecture join area using (area_id) where area.name_other = ${f.area_slug})`);
  add('station_id', f.station_id?.length ? ofStation('station_id', f.station_id) : undefined);
  add('line_id', f.line_id?.length ? ofStation('line_id', f.line_id) : undefined);
  add('school_id', f.school_id && sql<SqlBool>`estate_campus.campus_id = ${f.school_id}`);
  add('dis', isInCircle(f));
  add('bounds', f.bounds && sql<SqlBool>`estate.lat between ${f.bounds.south} and ${f.bounds.north}
    and estate.lon between ${f.bounds.west} and ${f.bounds.east}`);
  add('polygon', isInPolygon(f));
  add('layout', f.layout?.length ? layoutCondition(f.layout) : undefined);
  add('room_area_from', hasRoomArea(f));
  add('walk_minutes_max', f.walk_minutes_max && sql<SqlBool>`estate.walk_minutes_min <= ${f.walk_minutes_max}`);
  add('building_age_max', f.building_age_max && sql<SqlBool>`estate.built_ym >= to_char(
    now() - make_interval(years => ${f.building_age_max}), 'YYYY-MM')`);
  add('commute_minutes_max', f.commute_minutes_max
    && sql<SqlBool>`estate_campus.commute_minutes <= ${f.commute_minutes_max}`);
  add('commute_transfers_max', f.commute_transfers_max === undefined
    ? undefined
    : sql`estate_campus.commute_transfers <= ${f.commute_transfers_max}`);
  add('meal_type', f.meal_type?.length ? isAnyOf('meal_type', f.meal_type) : undefined);
  add('gender_type', f.gender_type?.length ? isAnyOf('gender_type', f.gender_type) : undefined);
  add('vacant_status_id', f.vacant_status_id?.length ? isAnyOf('vacant_status_id', f.vacant_status_id) : undefined);
  add('move_in_ym', f.move_in_ym && sql<SqlBool>`exists (
    select from roomtype where roomtype.estate_id = estate.estate_id
      and move_in_from < (${`${f.move_in_ym}-01`}::date + interval '1 month'))`);
  add('exclude_estate_id', f.exclude_estate_id?.length
    ? sql`not estate.estate_id = any(${f.exclude_estate_id}::integer[])`
    : undefined);
  return found;
}

/** 早稲田駅 and 早稲田 are one station. */
function bareStation(name: string): string {
  return name.normalize('NFKC').trim().replace(/駅$/, '');
}

/** All conditions but those of the fields left out, joined by AND; closed estates are never found. */
export function joinConditions(
  conditions: FilterConditions,
  without: readonly (keyof EstateFilter)[] = [],
): RawBuilder<SqlBool> {
  const parts = [...conditions].filter(([field]) => !without.includes(field)).map(([, condition]) => sql`(${condition})`);
  return sql`${sql.join([sql`estate.status = 1`, ...parts], sql` and `)}`;
}
