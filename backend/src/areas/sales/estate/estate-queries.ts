import type { Estate, EstateFacets, EstateFilter, SortName } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { findEstateCards } from './estate-card-queries.ts';
import { filterConditions, joinConditions, searchTables } from './estate-filter-sql.ts';
import type { FilterConditions } from './estate-filter-sql.ts';
import { searchDistance, sortOrder } from './estate-sort.ts';
import { countFacets } from './facet-queries.ts';
import { preferencesOf } from './feature-sql.ts';
import type { AskedStay } from './stay-cost-sql.ts';
import { searchedStationText } from './walk-sql.ts';

/** The fields that a search adds to a card. */
type SearchContext = Pick<Estate, 'estate_id'> & Partial<Estate>;

interface Search {
  filter: EstateFilter;
  /** Order where the request names none. */
  usualSort: SortName;
  page: number;
  limit: number;
}

const COMMUTE_COLUMNS = sql`estate_campus.commute_minutes, estate_campus.commute_transfers,
  estate_campus.commute_text, estate_campus.walk_minutes as walk_minutes_to_school,
  estate_campus.bicycle_minutes as bicycle_minutes_to_school`;

const SECOND_COMMUTE_COLUMNS = sql`second_campus.commute_minutes as second_commute_minutes,
  second_campus.commute_transfers as second_commute_transfers, second_campus.commute_text as second_commute_text,
  second_campus.walk_minutes as second_walk_minutes_to_school,
  second_campus.bicycle_minutes as second_bicycle_minutes_to_school`;

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

async function findPage(
  db: Kysely<Database>,
  { filter, usualSort, page, limit }: Search,
  conditions: FilterConditions,
): Promise<SearchContext[]> {
  const { rows } = await sql<SearchContext>`
    select ${contextColumns(filter)} from ${searchTables(filter)} where ${joinConditions(conditions)}
    order by ${sortOrder(filter, usualSort)} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

/** How many estates meet a filter. */
export async function countEstates(
  db: Kysely<Database>,
  filter: EstateFilter,
  conditions: FilterConditions,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${searchTables(filter)} where ${joinConditions(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The total and, where they are asked for, the facets, which count it on the way. */
async function countAll(
  db: Kysely<Database>,
  filter: EstateFilter,
  conditions: FilterConditions,
): Promise<{ total_count: number; facets?: EstateFacets }> {
  if (filter.with_facets) return countFacets(db, filter, conditions);
  return { total_count: await countEstates(db, filter, conditions) };
}

/** One page of the estates that meet a filter, each with the fields of the search, and how many there are. */
export async function searchEstates(
  db: Kysely<Database>,
  search: Search,
): Promise<{ result: Estate[]; total_count: number; facets?: EstateFacets }> {
  const conditions = filterConditions(search.filter);
  const [hits, counts] = await Promise.all([
    search.filter.count_only ? [] : findPage(db, search, conditions),
    countAll(db, search.filter, conditions),
  ]);
  const cards = await findEstateCards(
    db,
    hits.map((hit) => hit.estate_id),
    search.filter,
  );
  const contexts = new Map(hits.map((hit) => [hit.estate_id, hit]));
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
    ...campuses.map((campus) => findCommutes(db, ids, campus)),
  ]);
  return cards.map((card) => Object.assign(card, ...ways.map((found) => found.get(card.estate_id))));
}

async function findCommutes(
  db: Kysely<Database>,
  ids: readonly number[],
  campus: Pick<EstateFilter, 'school_id' | 'second_school_id'>,
): Promise<ReadonlyMap<number, SearchContext>> {
  const { rows } = await sql<SearchContext>`
    select ${contextColumns(campus)} from ${searchTables(campus)}
    where estate.estate_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.estate_id, row]));
}
