import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import { joinConditions, searchTables } from './estate-filter-sql.ts';
import type { FilterConditions } from './estate-filter-sql.ts';
import { CHUNK_BITS, conditionBits, equipmentBits, layoutBits } from './feature-bits.ts';
import { priceBands } from './price-range.ts';

type FacetName = keyof EstateFacets;
/** Keys of a facet that a group's value stands for. */
type Counted = readonly [facet: FacetName, keys: (value: number) => readonly (number | string)[]];

/** The field of the filter that each facet leaves out. */
const fieldOf: Record<FacetName, keyof EstateFilter> = {
  building_type_id: 'building_type_id',
  condition: 'condition',
  equipment: 'equipment',
  layout: 'layout',
  price_band: 'price',
  vacant_status_id: 'vacant_status_id',
  meal_type: 'meal_type',
  gender_type: 'gender_type',
};
const facetNames = Object.keys(fieldOf) as FacetName[];
const facetFields = facetNames.map((name) => fieldOf[name]);

const BAND_BITS = priceBands.length;

function bandMask(isWithFee: boolean): RawBuilder<number> {
  const fee = (bound: 'min' | 'max') =>
    isWithFee ? sql`+ ${sql.ref(`estate.management_fee_${bound}`)}` : sql``;
  const bits = priceBands.map(
    ({ from, to }, bit) => sql`case when estate.price_max ${fee('max')} >= ${sql.lit(from ?? 0)}
      and estate.price_min ${fee('min')} <= ${sql.lit(to ?? 2_000_000_000)} then ${sql.lit(2 ** bit)} else 0 end`,
  );
  return sql`${sql.join(bits, sql` + `)}`;
}

const setBits = (mask: number, groups: readonly (readonly (number | string)[])[]) =>
  groups.filter((_, bit) => (mask >> bit) & 1).flat();

/** Chunks of a mask, each a group of its own. */
function chunks(facet: FacetName, column: string, bits: readonly (readonly number[])[]) {
  const mask = sql.ref(`estate.${column}`);
  return Array.from({ length: Math.ceil(bits.length / CHUNK_BITS) }, (_, index) => {
    const first = index * CHUNK_BITS;
    const part = bits.slice(first, first + CHUNK_BITS);
    return {
      value: sql`((${mask} >> ${sql.lit(first)}) & ${sql.lit(2 ** CHUNK_BITS - 1)})::integer`,
      counted: [[facet, (value: number) => setBits(value, part)]] as Counted[],
    };
  });
}

/** What is grouped by: two small facets in one number, or a chunk of bits. */
function groupings(isWithFee: boolean): { value: RawBuilder<unknown>; counted: Counted[] }[] {
  return [
    {
      value: sql`estate.building_type_id * 10 + estate.gender_type`,
      counted: [
        ['building_type_id', (value) => [Math.floor(value / 10)]],
        ['gender_type', (value) => [value % 10]],
      ],
    },
    {
      value: sql`estate.vacant_status_id * 10 + estate.meal_type`,
      counted: [
        ['vacant_status_id', (value) => [Math.floor(value / 10)]],
        ['meal_type', (value) => [value % 10]],
      ],
    },
    {
      value: sql`(estate.layout_mask << ${sql.lit(BAND_BITS)}) + ${bandMask(isWithFee)}`,
      counted: [
        [
          'layout',
          (value) =>
            setBits(
              value >> BAND_BITS,
              layoutBits.map((layout) => [layout]),
            ),
        ],
        [
          'price_band',
          (value) =>
            setBits(
              value,
              priceBands.map(({ band }) => [band]),
            ),
        ],
      ],
    },
    ...chunks('condition', 'condition_mask', conditionBits),
    ...chunks('equipment', 'equipment_mask', equipmentBits),
  ];
}

/**
 * Counts per value, each facet with all other fields of the filter applied, and the estates that meet them all.
 * One pass: an estate that misses one field of a facet counts for that facet alone, one that misses two for none.
 */
export async function countFacets(
  db: Kysely<Database>,
  filter: EstateFilter,
  conditions: FilterConditions,
): Promise<{ facets: EstateFacets; total_count: number }> {
  const groups = groupings(filter.is_include_management === true);
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
  const facets = Object.fromEntries(facetNames.map((name) => [name, {}])) as EstateFacets;
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
