import type { CityEstates, EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';

/** Cities and wards of a prefecture with the estates in each that meet the filter, those without any included. */
export async function findCityEstates(
  db: Kysely<Database>,
  prefId: number,
  filter: EstateFilter,
): Promise<CityEstates[]> {
  const conditions = filterConditions({ ...filter, pref_id: [prefId] });
  const { rows } = await sql<CityEstates>`
    with hit as (
      select estate.city_id, count(*) as estate_count, min(estate.price_min) as price_min
      from ${searchTables(filter)} where ${joinConditions(conditions)} group by estate.city_id
    )
    select city_id, city_name, city_kana, coalesce(estate_count, 0) as estate_count, price_min, lat, lon
    from municipality left join hit using (city_id)
    where prefecture_id = ${prefId} order by city_id`.execute(db);
  return rows;
}
