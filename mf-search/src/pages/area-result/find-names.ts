import { listCityEstates, listLineStations, nullOnError } from '@gakumado/shared/api';
import type { CityEstates, LineStations } from '@gakumado/shared/contract';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { prefIdOfCity } from '../../places/cities.ts';
import { labelStations, stationsOnce } from '../../places/station-label.ts';
import { emptySearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { fitSearch } from '../../search/scope.ts';
import { toFilter } from '../../search/request.ts';

/** Names of a kind are asked for up to so many prefectures. Above, only their number is shown. */
const PREFECTURE_MAX = 3;

/** Names of the chosen places, in the order in which they are chosen; empty where unknown. */
export interface ChosenNames {
  cities: string[];
  stations: string[];
  lines: string[];
  /** Cities near a single chosen one, with estates that meet the filters, the nearest first. */
  nearbyCities: { id: number; name: string; estateCount: number }[];
}

/** The filters of a search without all that says where. */
export const filtersAnywhere = (search: Search): Search => {
  const { city_id, station_id, line_id, pref_id, page } = emptySearch;
  const nowhere = { station_name: undefined, area_slug: undefined, bounds: undefined, polygon: undefined };
  return fitSearch(areaScope(), {
    ...search,
    ...nowhere,
    city_id,
    station_id,
    line_id,
    pref_id,
    page,
  });
};

/** The names of the chosen places. A list works without names, so a failure brings none. */
export async function findNames(
  search: Search,
  prefId: number | undefined,
  signal: AbortSignal,
): Promise<ChosenNames> {
  const { city_id, station_id, line_id } = search;
  // Cities without a home that meets the filters are listed with none, so one call brings names and numbers.
  const filters = toFilter(areaScope(), filtersAnywhere(search));
  const cityPrefs = [...new Set(city_id.map(prefIdOfCity))].filter(isPrefectureId);
  const hasStations = prefId !== undefined && station_id.length + line_id.length > 0;
  const [cityLists, lines] = await Promise.all([
    cityPrefs.length <= PREFECTURE_MAX
      ? Promise.all(cityPrefs.map((pref_id) => nullOnError(listCityEstates({ ...filters, pref_id }, signal))))
      : [],
    hasStations ? nullOnError(listLineStations(prefId, signal)) : null,
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
