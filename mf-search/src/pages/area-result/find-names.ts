import { listCityEstates, listLineStations } from '@gakumado/shared/api';
import type { CityEstates, LineStations } from '@gakumado/shared/contract';
import { areaPlace } from '../../components/area-place.ts';
import { prefIdOfCity } from '../../components/cities.ts';
import { orNull } from '../../components/or-null.ts';
import { labelStations, stationsOnce } from '../../components/station-label.ts';
import { noCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import { fitCondition } from '../../results/place.ts';
import { toFilter } from '../../results/request.ts';

/** How many names of a kind are asked for: of more prefectures the number alone is told. */
const PREFECTURE_MAX = 3;

/** What the chosen places are called, in the order in which they are chosen; empty where that is not known. */
export interface ChosenNames {
  cities: string[];
  stations: string[];
  lines: string[];
  /** Cities near a single chosen one, with estates that meet the wishes, the nearest first. */
  nearbyCities: { id: number; name: string; estateCount: number }[];
}

/** The wishes of a condition without all that says where. */
export const wishesAnywhere = (condition: Condition): Condition => {
  const { city_id, station_id, line_id, pref_id, page } = noCondition;
  const nowhere = { station_name: undefined, area_slug: undefined, bounds: undefined, polygon: undefined };
  return fitCondition(areaPlace(), {
    ...condition,
    ...nowhere,
    city_id,
    station_id,
    line_id,
    pref_id,
    page,
  });
};

/** The names of what is chosen. A list without names is a list all the same, so a failure brings none. */
export async function findNames(
  condition: Condition,
  prefId: number | undefined,
  signal: AbortSignal,
): Promise<ChosenNames> {
  const { city_id, station_id, line_id } = condition;
  // Cities without a home that meets the wishes are listed with none, so one call brings names and numbers.
  const wishes = toFilter(areaPlace(), wishesAnywhere(condition));
  const cityPrefs = [...new Set(city_id.map(prefIdOfCity))].filter((id) => id >= 1 && id <= 47);
  const hasStations = prefId !== undefined && station_id.length + line_id.length > 0;
  const [cityLists, lines] = await Promise.all([
    cityPrefs.length <= PREFECTURE_MAX
      ? Promise.all(cityPrefs.map((pref_id) => orNull(listCityEstates({ ...wishes, pref_id }, signal))))
      : [],
    hasStations ? orNull(listLineStations(prefId, signal)) : null,
  ]);
  const cities = cityLists.flatMap((list) => list ?? []);
  return {
    cities: namesOf(city_id, new Map(cities.map((city) => [city.city_id, city.city_name]))),
    stations: namesOf(station_id, chosenStations(lines ?? [], station_id)),
    lines: namesOf(line_id, new Map((lines ?? []).map((line) => [line.line_id, line.line_name]))),
    nearbyCities: city_id.length === 1 ? nearest(cities, city_id[0]) : [],
  };
}

const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? []);

const chosenStations = (lines: readonly LineStations[], ids: readonly number[]) =>
  labelStations(stationsOnce(lines).filter(({ station_id }) => ids.includes(station_id)));

const NEARBY_COUNT = 8;

/** Degrees of longitude count less than those of latitude: about 0.8 in the middle of Japan. */
const distance = (a: CityEstates, b: CityEstates) => Math.hypot(a.lat - b.lat, (a.lon - b.lon) * 0.8);

export function nearest(cities: readonly CityEstates[], cityId: number | undefined) {
  const here = cities.find(({ city_id }) => city_id === cityId);
  if (!here) return [];
  return cities
    .filter((city) => city !== here && city.estate_count > 0)
    .toSorted((a, b) => distance(a, here) - distance(b, here))
    .slice(0, NEARBY_COUNT)
    .map(({ city_id: id, city_name: name, estate_count: estateCount }) => ({ id, name, estateCount }));
}
