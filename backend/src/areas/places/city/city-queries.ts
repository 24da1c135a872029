import type { CityEstates, EstateFilter } from '@gakumado/shared/contract';
import type { Deps } from '../../deps.ts';

/** Cities and wards of a prefecture with the estates in each that meet the filter, those without any included. */
export async function findCityEstates(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  prefId: number,
  filter: EstateFilter,
): Promise<CityEstates[]> {
  const [cities, counts] = await Promise.all([
    db
      .selectFrom('municipality')
      .where('prefecture_id', '=', prefId)
      .select(['city_id', 'city_name', 'city_kana', 'lat', 'lon'])
      .orderBy('city_id')
      .execute(),
    estates.countByCity({ ...filter, pref_id: [prefId] }),
  ]);
  return cities.map(({ city_id, city_name, city_kana, lat, lon }) => {
    const { estate_count, price_min } = counts.get(city_id) ?? { estate_count: 0, price_min: null };
    return { city_id, city_name, city_kana, estate_count, price_min, lat, lon };
  });
}
