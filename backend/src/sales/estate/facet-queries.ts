import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../db/database.ts';
import { filterConditions, joinConditions } from './estate-filter-sql.ts';
import { searchTables } from './estate-queries.ts';
import { priceBands } from './price-range.ts';

/** Each facet: the field that it leaves out, and the rows that it counts over `base`. */
const facetSources: Record<keyof EstateFacets, { field: keyof EstateFilter; from: RawBuilder<unknown> }> = {
  building_type_id: {
    field: 'building_type_id',
    from: sql`(values (base.building_type_id::text)) as part(key)`,
  },
  condition: { field: 'condition', from: sql`unnest(base.condition::text[]) as part(key)` },
  equipment: { field: 'equipment', from: sql`unnest(base.equipment::text[]) as part(key)` },
  layout: {
    field: 'layout',
    from: sql`(select distinct case when layout in ('1R', '1K', '1DK', '1LDK', '2K') then layout else '2DK+' end
      from unnest(base.layouts) as layout) as part(key)`,
  },
  price_band: {
    field: 'price',
    from: sql`(select band from (values ${sql.join(
      priceBands.map(
        ({ band, from, to }) =>
          sql`(${sql.lit(band)}, ${sql.lit(from ?? 0)}, ${sql.lit(to ?? 2_000_000_000)})`,
      ),
    )}) as bands(band, low, high)
      where base.high_price >= low and base.low_price <= high) as part(key)`,
  },
  vacant_status_id: {
    field: 'vacant_status_id',
    from: sql`(values (base.vacant_status_id::text)) as part(key)`,
  },
  meal_type: { field: 'meal_type', from: sql`(values (base.meal_type::text)) as part(key)` },
  gender_type: { field: 'gender_type', from: sql`(values (base.gender_type::text)) as part(key)` },
};

const facetNames = Object.keys(facetSources) as (keyof EstateFacets)[];
const facetFields = facetNames.map((name) => facetSources[name].field);

/** Counts per value, each facet with all other fields of the filter applied: one pass, then one count per facet. */
export async function countFacets(db: Kysely<Database>, filter: EstateFilter): Promise<EstateFacets> {
  const conditions = filterConditions(filter);
  const fee = (bound: string) =>
    filter.is_include_management ? sql`+ ${sql.ref(`estate.management_fee_${bound}`)}` : sql``;
  const passed = facetFields.map(
    (field) => sql`${conditions.get(field) ?? sql`true`} as ${sql.id(`passes_${field}`)}`,
  );
  const counts = facetNames.map((name) => {
    const others = facetFields.filter((field) => field !== facetSources[name].field);
    const isCounted = sql<SqlBool>`${sql.join(
      others.map((field) => sql.id(`passes_${field}`)),
      sql` and `,
    )}`;
    return sql`select ${sql.lit(name)} as facet, part.key, count(*) as count
      from base cross join lateral ${facetSources[name].from} where ${isCounted} group by part.key`;
  });
  const { rows } = await sql<{ facet: keyof EstateFacets; key: string; count: number }>`
    with base as materialized (
      select estate.building_type_id, estate.condition, estate.equipment, estate.layouts, estate.vacant_status_id,
        estate.meal_type, estate.gender_type, estate.price_min ${fee('min')} as low_price,
        estate.price_max ${fee('max')} as high_price, ${sql.join(passed)}
      from ${searchTables(filter)} where ${joinConditions(conditions, facetFields)}
    ) ${sql.join(counts, sql` union all `)}`.execute(db);
  const facets = Object.fromEntries(facetNames.map((name) => [name, {}])) as EstateFacets;
  for (const { facet, key, count } of rows) facets[facet][key] = count;
  return facets;
}
