import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { joinConditions, searchTables } from './estate-filter-sql.ts';
import type { FilterConditions } from './estate-filter-sql.ts';
import { facetGroupings, fieldOf } from './facet-groups.ts';
import type { FacetName } from './facet-groups.ts';

/**
 * Counts per value, each facet with all other fields of the filter applied, and the estates that meet them all.
 * One pass: an estate that misses one field of a facet counts for that facet alone, one that misses two for none.
 */
export async function countFacets(
  db: Kysely<Database>,
  filter: EstateFilter,
  conditions: FilterConditions,
): Promise<{ facets: EstateFacets; total_count: number }> {
  const groups = facetGroupings(filter);
  // Facets of one field (condition, condition_added) leave it out once.
  const facetNames = [...new Set(groups.flatMap(({ counted }) => counted.map(([facet]) => facet)))];
  const facetFields = [...new Set(facetNames.map((name) => fieldOf[name]))].filter((field) => field !== null);
  const given = facetFields.flatMap((field) => {
    const condition = conditions.get(field);
    return condition ? [{ field, condition }] : [];
  });
  const missed = given.map(({ condition }, index) => sql`when not (${condition}) then ${sql.lit(index)}`);
  const misses = given.map(({ condition }) => sql`(not (${condition}))::integer`);
  const names = groups.map((_, index) => sql.id(`group_${index}`));
  const { rows } = await sql<{ grouping: number; value: number; missed: number | null; count: number }>`
    select grouping(${sql.join(names)}) as grouping, coalesce(${sql.join(names)}) as value, missed, count(*) as count
    from (
      select ${given.length > 0 ? sql`case ${sql.join(missed, sql` `)} end` : sql`null::integer`} as missed,
        ${sql.join(groups.map(({ value }, index) => sql`${value} as ${sql.id(`group_${index}`)}`))}
      from ${searchTables(filter)} where ${joinConditions(conditions, facetFields)}
        and ${sql.join([sql`0`, ...misses], sql` + `)} <= 1
    ) as base
    group by grouping sets (${sql.join(names.map((name) => sql`(missed, ${name})`))})`.execute(db);
  const facets = Object.fromEntries(facetNames.map((name) => [name, {}])) as Record<
    FacetName,
    Record<string, number>
  >;
  let total = 0;
  for (const { grouping, value, missed, count } of rows) {
    // grouping() has a bit for each group that the row is not of, the first group's highest.
    const index = groups.length - 1 - Math.log2(2 ** groups.length - 1 - grouping);
    if (index === 0 && missed === null) total += count;
    for (const [facet, keys] of groups[index]?.counted ?? []) {
      if (missed !== null && given[missed]?.field !== fieldOf[facet]) continue;
      for (const key of keys(value)) facets[facet][key] = (facets[facet][key] ?? 0) + count;
    }
  }
  return { facets, total_count: total };
}
