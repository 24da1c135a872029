import type { Estate, EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { PageSearch } from '../estate-index/estate-search.ts';
import { distanceM } from '../geo-sql.ts';
import { findEstateCards } from './estate-card-queries.ts';
import { preferencesOf } from './feature-sql.ts';
import type { AskedStay } from './stay-cost-sql.ts';
import { searchedStationText } from './walk-sql.ts';

/** The fields that a search adds to a card. */
type SearchContext = Pick<Estate, 'estate_id'> & Partial<Estate>;

const COMMUTE_COLUMNS = sql`estate_campus.commute_minutes, estate_campus.commute_transfers,
  estate_campus.commute_text, estate_campus.walk_minutes as walk_minutes_to_school,
  estate_campus.bicycle_minutes as bicycle_minutes_to_school`;

const SECOND_COMMUTE_COLUMNS = sql`second_campus.commute_minutes as second_commute_minutes,
  second_campus.commute_transfers as second_commute_transfers, second_campus.commute_text as second_commute_text,
  second_campus.walk_minutes as second_walk_minutes_to_school,
  second_campus.bicycle_minutes as second_bicycle_minutes_to_school`;

const joinCampus = (alias: string, campusId: number) => sql`
  join estate_campus as ${sql.id(alias)} on ${sql.ref(`${alias}.estate_id`)} = estate.estate_id
    and ${sql.ref(`${alias}.campus_id`)} = ${campusId}`;

/**
 * The tables of a search. A campus (school_id) keeps the estates whose commute to it is known, and a second one
 * (second_school_id, as `second_campus`) those of them whose commute to that is known as well.
 */
export function searchTables({
  school_id: first,
  second_school_id: second,
}: Pick<EstateFilter, 'school_id' | 'second_school_id'>): RawBuilder<unknown> {
  return sql`estate ${first === undefined ? sql`` : joinCampus('estate_campus', first)} ${
    second === undefined ? sql`` : joinCampus('second_campus', second)
  }`;
}

/** Straight line to the searched point, else to the campus; null where the search has neither. */
export function searchDistance({ lat, lon, school_id: campusId }: EstateFilter): RawBuilder<number> | null {
  if (lat !== undefined && lon !== undefined) {
    return distanceM({ lat: sql.ref('estate.lat'), lon: sql.ref('estate.lon') }, { lat, lon });
  }
  return campusId === undefined ? null : sql`estate_campus.distance_m`;
}

/** The columns that a search's context adds to each estate, over {@link searchTables}. */
export function contextColumns(filter: EstateFilter): RawBuilder<unknown> {
  const columns = [sql`estate.estate_id`];
  if (filter.school_id !== undefined) columns.push(COMMUTE_COLUMNS);
  if (filter.second_school_id !== undefined) columns.push(SECOND_COMMUTE_COLUMNS);
  const stationText = searchedStationText(filter);
  if (stationText) columns.push(sql`${stationText} as station_time_text_min`);
  const distance = searchDistance(filter);
  if (distance) columns.push(sql`${distance} as distance_m`);
  const preferences = preferencesOf(filter.optional_condition, filter.optional_equipment);
  if (preferences) {
    columns.push(sql`${preferences.met} as matched_optional, cardinality(${preferences.met}) as match_count,
      ${preferences.total}::integer as match_total`);
  }
  return sql.join(columns);
}

/** The fields of the search on each of these estates. */
async function findContexts(
  db: Kysely<Database>,
  ids: readonly number[],
  filter: EstateFilter,
): Promise<ReadonlyMap<number, SearchContext>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SearchContext>`
    select ${contextColumns(filter)} from ${searchTables(filter)}
    where estate.estate_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.estate_id, row]));
}

/** One page of the estates that meet a filter, each with the fields of the search, and how many there are. */
export async function searchEstates(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  search: PageSearch,
): Promise<{ result: Estate[]; total_count: number; facets?: EstateFacets }> {
  const { estate_ids, ...counts } = await estates.findPage(search);
  const [cards, contexts] = await Promise.all([
    findEstateCards(db, estate_ids, search.filter),
    findContexts(db, estate_ids, search.filter),
  ]);
  return { result: cards.map((card) => Object.assign(card, contexts.get(card.estate_id))), ...counts };
}

/**
 * The published estates among `ids` in the order of `ids`, each with its way to the campuses that are asked for. An
 * estate whose commute is not known has no such fields.
 */
export async function findListedEstates(
  db: Kysely<Database>,
  ids: readonly number[],
  { second_school_id, ...stay }: AskedStay & Pick<EstateFilter, 'second_school_id'>,
): Promise<Estate[]> {
  const { school_id } = stay;
  // One campus at a time: an estate that is far from one may be near the other.
  const campuses = [
    ...(school_id === undefined ? [] : [{ school_id }]),
    ...(second_school_id === undefined ? [] : [{ second_school_id }]),
  ];
  const [cards, ...ways] = await Promise.all([
    findEstateCards(db, ids, stay),
    ...campuses.map((campus) => findContexts(db, ids, campus)),
  ]);
  return cards.map((card) => Object.assign(card, ...ways.map((found) => found.get(card.estate_id))));
}
