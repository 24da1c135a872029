import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FoundPage, PageSearch } from '../../engines/estate-index/estate-search.ts';
import type { Database } from '../../data/db/database.ts';
import { plainTables } from './plain-commutes.ts';
import type { PlainTables } from './plain-commutes.ts';
import { countFacetsPlainly } from './plain-facets.ts';
import { filterConditions, joinConditions } from './plain-filter.ts';
import { sortOrder } from './plain-sort.ts';

/** How many estates meet a filter. */
async function countPlainly(
  db: Kysely<Database>,
  filter: EstateFilter,
  { from }: PlainTables,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${from} where ${joinConditions(filterConditions(filter))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A search as SQL, statement by statement of docs/search.md: what the index must answer. */
export async function searchPlainly(
  db: Kysely<Database>,
  { filter, usualSort, page, limit }: PageSearch,
  buildingTypes: readonly number[],
): Promise<FoundPage> {
  const conditions = filterConditions(filter);
  const tables = await plainTables(db, filter);
  const { rows } = await sql<{ estate_id: number }>`
    select estate.estate_id from ${tables.from} where ${joinConditions(conditions)}
    order by ${sortOrder(filter, usualSort, tables)} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    estate_ids: rows.map(({ estate_id }) => estate_id),
    total_count: await countPlainly(db, filter, tables),
    ...(filter.with_facets && { facets: await countFacetsPlainly(db, filter, buildingTypes, tables) }),
  };
}
