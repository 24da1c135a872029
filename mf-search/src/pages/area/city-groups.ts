import type { CityEstates } from '@gakumado/shared/contract';

export interface CityBox {
  id: number;
  /** Within its group: 鶴見区 under 横浜市. */
  name: string;
  estateCount: number;
  /** The lowest rent in yen; null without estates. */
  priceMin: number | null;
}

export interface CityGroup {
  name: string;
  cities: CityBox[];
}

/** 横浜市鶴見区 is ward 鶴見区 of 横浜市; 渋谷区 is a city of its own. */
const ward = /^(.+?市)(.+区)$/;
const SPECIAL_WARDS = '東京23区';
const CITIES = '市';
const TOWNS = '町・村';

function placeOf({ city_name }: CityEstates): { group: string; name: string } {
  const [, group, name] = ward.exec(city_name) ?? [];
  if (group && name) return { group, name };
  if (city_name.endsWith('区')) return { group: SPECIAL_WARDS, name: city_name };
  return { group: city_name.endsWith('市') ? CITIES : TOWNS, name: city_name };
}

/**
 * Cities of a prefecture in the official order, the wards of a designated city under their city. Cities and towns of
 * their own come last.
 */
export function groupCities(cities: readonly CityEstates[]): CityGroup[] {
  const groups = new Map<string, CityGroup>();
  for (const city of cities) {
    const { group: groupName, name } = placeOf(city);
    const group = groups.get(groupName) ?? { name: groupName, cities: [] };
    groups.set(groupName, group);
    group.cities.push({
      id: city.city_id,
      name,
      estateCount: city.estate_count,
      priceMin: city.price_min,
    });
  }
  const isLast = ({ name }: CityGroup) => [CITIES, TOWNS].indexOf(name);
  return [...groups.values()].toSorted((a, b) => isLast(a) - isLast(b));
}

/** The unit in which the cities of a group are counted. */
export const unitOf = ({ name }: CityGroup) => (name === TOWNS ? '町村' : '市区町村');

export const servedCities = ({ cities }: CityGroup) => cities.filter(({ estateCount }) => estateCount > 0);
