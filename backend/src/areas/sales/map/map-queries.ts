import { MAX_PINS } from '@gakumado/shared/contract';
import type { EstateFilter, EstatePin } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { monthlyCostOf } from '../estate/stay-cost-sql.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';

/** The span of all that is found is cut into between 32 and 64 cells each way. */
const CELLS = 32;

/**
 * Pins of the estates that meet a filter. Of more than {@link MAX_PINS} the sample takes one per cell of the map, then
 * a second and so on, so that lonely places keep their pins beside cities. Cells are halved degrees that do not
 * move with the view, and inside a cell the order is a hash of the id: the same search gives the same pins.
 */
export async function findPins(
  db: Kysely<Database>,
  filter: EstateFilter,
): Promise<{ result: EstatePin[]; total_count: number }> {
  const { rows } = await sql<{ result: EstatePin[]; total_count: number }>`
    with hit as materialized (
      select estate.estate_id, estate.lat, estate.lon, estate.price_min,
        ${monthlyCostOf('min', filter)} as monthly_cost_min, estate.vacant_status_id
      from ${searchTables(filter)} where ${joinConditions(filterConditions(filter))}
    ), extent as materialized (
      select count(*) as total,
        2 ^ floor(log(2, greatest(max(lat) - min(lat), max(lon) - min(lon), 0.001)::numeric / ${CELLS})) as cell
      from hit
    ), picked as (
      select hit.* from hit where (select total from extent) <= ${MAX_PINS}
      union all (
        select estate_id, lat, lon, price_min, monthly_cost_min, vacant_status_id from (
          select *, row_number() over (partition by place order by hash) as turn
          from (
            select hit.*, floor(lat / cell)::bigint * 10000000 + floor(lon / cell)::bigint as place,
              estate_id::bigint * 2654435761 % 4294967296 as hash
            from hit, extent where total > ${MAX_PINS}
          ) as placed
        ) as ranked
        order by turn, hash limit ${MAX_PINS}
      )
    )
    select (select total from extent) as total_count, coalesce(json_agg(picked order by estate_id), '[]') as result from picked`.execute(
    db,
  );
  return rows[0] ?? { result: [], total_count: 0 };
}
