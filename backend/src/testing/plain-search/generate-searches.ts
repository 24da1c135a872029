import { moveInMonths, sortNames } from '@gakumado/shared/contract';
import type { EstateFilter } from '@gakumado/shared/contract';
import { fieldNames, searchFields } from '@gakumado/shared/search-fields';
import type { FieldRow, FilterField } from '@gakumado/shared/search-fields';
import { createRandom, pick } from '@gakumado/samples/src/random.ts';
import type { Random } from '@gakumado/samples/src/random.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** Values that occur in the database, so that searches find something. */
export interface Known {
  ids: Partial<Record<FilterField, number[]>>;
  words: string[];
  stations: string[];
  points: { lat: number; lon: number }[];
  /** A few points away from any home or school. */
  destinations: { lat: number; lon: number }[];
}

const idQueries: Partial<Record<FilterField, string>> = {
  building_type_id: 'select distinct building_type_id as id from estate',
  condition: 'select distinct unnest(condition) as id from estate union select unnest(array[115, 914])',
  equipment: 'select distinct unnest(equipment) as id from estate',
  pref_id: 'select distinct prefecture_id as id from estate',
  city_id: 'select distinct city_id as id from estate',
  station_id: 'select distinct station_id as id from estate_station',
  line_id: 'select distinct line_id as id from estate_station',
  school_id: 'select campus_id as id from campus_summary order by estate_count desc, campus_id limit 40',
  exclude_estate_id: 'select estate_id as id from estate',
};

export async function readKnown(db: Kysely<Database>): Promise<Known> {
  const ids: Known['ids'] = {};
  for (const [field, query] of Object.entries(idQueries)) {
    const { rows } = await sql<{
      id: number;
    }>`select id from (${sql.raw(query)}) as known order by id`.execute(db);
    ids[field as FilterField] = rows.map(({ id }) => id);
  }
  const { rows } = await sql<Pick<Known, 'words' | 'stations' | 'points'>>`
    select array(select distinct unnest(array[left(name, 3), town_name, left(town_name, 1), left(name_kana, 3)])
        from estate order by 1)
      || array(select school_name from school order by school_id limit 60)
      || array(select unnest(string_to_array(search_text, ' ')) from school order by school_id limit 200) as words,
      array(select distinct unnest(station_names) from estate order by 1)
      || array(select station_kana from station order by station_id limit 100) as stations,
      (select json_agg(json_build_object('lat', lat, 'lon', lon) order by estate_id) from estate) as points`.execute(
    db,
  );
  return {
    ids: {
      ...ids,
      second_school_id: ids.school_id ?? [],
      optional_condition: ids.condition ?? [],
      optional_equipment: ids.equipment ?? [],
    },
    ...rows[0]!,
    destinations: rows[0]!.points
      .filter((_, index) => index % 97 === 0)
      .map(({ lat, lon }) => ({ lat: lat + 0.01, lon: lon - 0.01 })),
  };
}

const some = <T>(random: Random, items: readonly T[], most: number): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, items));

/** A point near one of the homes. */
function near(random: Random, { points }: Known) {
  const { lat, lon } = pick(random, points);
  return { lat: lat + (random() - 0.5) * 0.05, lon: lon + (random() - 0.5) * 0.05 };
}

/** A value of a field, as a visitor may give it. */
function valueOf(random: Random, field: FilterField, known: Known): unknown {
  const row: FieldRow = searchFields[field];
  const between = (from: number, to: number) => from + random() * (to - from);
  switch (row.kind) {
    case 'flag':
      return true;
    case 'id':
      return pick(random, known.ids[field] ?? []);
    case 'ids':
      return some(random, known.ids[field] ?? [], field === 'condition' || field === 'equipment' ? 2 : 6);
    case 'terms':
      return some(random, row.terms, 3).map(({ value }) => value);
    case 'words':
      return some(random, row.words, 3);
    case 'word':
      return pick(random, row.words);
    case 'choice':
      return pick(random, row.choices);
    case 'integer':
      return Math.floor(between(row.min, row.max + 1));
    case 'yen':
      return field === 'price' ? 10_000 * Math.floor(between(3, 9)) : 500 * Math.floor(between(40, 220));
    case 'area':
      return Math.round(between(10, 45) * 100) / 100;
    case 'text':
      return field === 'station_name' ? pick(random, known.stations) : some(random, known.words, 2).join(' ');
    case 'month':
      return pick(random, moveInMonths());
    case 'bounds': {
      const { lat, lon } = near(random, known);
      const [height, width] = [between(0.01, 3), between(0.01, 3)];
      return { north: lat + height, south: lat - height, east: lon + width, west: lon - width };
    }
    case 'polygon': {
      const { lat, lon } = near(random, known);
      return Array.from({ length: 3 + Math.floor(random() * 6) }, () => [
        lat + between(-0.8, 0.8),
        lon + between(-0.8, 0.8),
      ]);
    }
    case 'destination':
      return { ...pick(random, known.destinations), name: '' };
    // A point is given with its radius.
    case 'degrees':
      return undefined;
  }
}

/** Fields that need others. */
function withBases(random: Random, filter: EstateFilter, known: Known): EstateFilter {
  const needs = (...fields: FilterField[]) => fields.some((field) => filter[field] !== undefined);
  const campus = () => pick(random, known.ids.school_id ?? []);
  const whole = { ...filter };
  if (filter.dis !== undefined || random() < 0.1) Object.assign(whole, near(random, known));
  if (needs('school_id')) delete whole.destination;
  if (needs('second_school_id')) delete whole.second_destination;
  const hasSecond = () => whole.second_school_id !== undefined || whole.second_destination !== undefined;
  if (needs('second_commute_minutes_max', 'second_commute_transfers_max') && !hasSecond())
    whole.second_school_id = campus();
  if (needs('commute_minutes_max', 'commute_transfers_max') || hasSecond()) {
    if (whole.destination === undefined) whole.school_id ??= campus();
  }
  for (const [from, to] of [
    ['price_from', 'price_to'],
    ['cost_from', 'cost_to'],
    ['room_area_from', 'room_area_to'],
  ] as const) {
    const [low, high] = [whole[from], whole[to]];
    if (low !== undefined && high !== undefined && low > high)
      Object.assign(whole, { [from]: high, [to]: low });
  }
  return whole;
}

function sortFor(random: Random, filter: EstateFilter): EstateFilter['sort'] {
  const possible = sortNames.filter((sort) => {
    const hasTarget = filter.school_id !== undefined || filter.destination !== undefined;
    if (sort === 'commute_asc' || sort === 'first_commute_asc') return hasTarget;
    if (sort === 'second_commute_asc')
      return hasTarget && (filter.second_school_id ?? filter.second_destination) !== undefined;
    if (sort === 'distance_asc') return hasTarget || filter.lat !== undefined;
    if (sort === 'match_desc') return Boolean(filter.optional_condition ?? filter.optional_equipment);
    return true;
  });
  return random() < 0.1 ? undefined : pick(random, possible);
}

/** The share of searches that count facets. */
const FACETS = 0.25;

/** Searches of up to five fields each, always the same ones for the same database. */
export function* generateSearches(known: Known, count: number, seed: number): Generator<EstateFilter> {
  const random = createRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const fields = Array.from({ length: Math.floor(random() * 6) }, () => pick(random, fieldNames));
    const given = Object.fromEntries(
      fields
        .map((field) => [field, valueOf(random, field, known)])
        .filter(([, value]) => value !== undefined),
    ) as EstateFilter;
    const filter = withBases(random, given, known);
    yield { ...filter, sort: sortFor(random, filter), with_facets: random() < FACETS };
  }
}
