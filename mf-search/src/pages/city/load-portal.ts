import {
  findPrefectureRent,
  listCampuses,
  listCityEstates,
  listLineStations,
  listShops,
  listTopics,
  nullOnError,
} from '@gakumado/shared/api';
import type { CityEstates, LineStations, PrefectureRent } from '@gakumado/shared/contract';
import { findPrefectureById } from '../../places/find-prefecture.ts';
import { nearestOpen, neighboursOf } from '../../places/prefecture-neighbours.ts';

/** How many of each the page shows. */
const COUNT = { campuses: 8, towns: 12, lines: 12, topics: 5 };

export interface Town {
  id: number;
  name: string;
  estateCount: number;
  priceMin: number | null;
  /** Average of 1R and 1K rooms in yen; null where it is not known. */
  rentAverage: number | null;
}

export interface PortalLine {
  id: number;
  name: string;
  companyName: string;
  /** Stations at which there are estates. */
  servedCount: number;
}

/** The data of a prefecture's portal. Parts that fail are empty. */
export async function loadPortal(prefId: number, signal: AbortSignal) {
  const [{ prefecture, prefectures }, rent, cities, campuses, lines, shops, topics] = await Promise.all([
    findPrefectureById(prefId, signal),
    nullOnError(findPrefectureRent(prefId, signal)),
    nullOnError(listCityEstates({ pref_id: prefId }, signal)),
    // Without a keyword the campuses with the most estates come first.
    nullOnError(listCampuses({ pref_id: prefId, limit: COUNT.campuses }, signal)),
    nullOnError(listLineStations(prefId, signal)),
    nullOnError(listShops({ prefecture_id: prefId }, signal)),
    nullOnError(listTopics({ prefId, limit: COUNT.topics }, signal)),
  ]);
  return {
    prefecture,
    neighbours: neighboursOf(prefId, prefectures),
    nearestOpen: prefecture.is_open ? [] : nearestOpen(prefId, prefectures),
    rent,
    towns: toTowns(cities ?? [], rent),
    campuses: campuses?.result ?? [],
    lines: toLines(lines ?? []),
    shops,
    topics: topics?.contents ?? [],
  };
}

function toTowns(cities: readonly CityEstates[], rent: PrefectureRent | null): Town[] {
  const averages = new Map(rent?.cities.map(({ city_id, rent_average }) => [city_id, rent_average]));
  return cities
    .filter(({ estate_count }) => estate_count > 0)
    .toSorted((a, b) => b.estate_count - a.estate_count || a.city_id - b.city_id)
    .slice(0, COUNT.towns)
    .map(({ city_id: id, city_name: name, estate_count: estateCount, price_min: priceMin }) => ({
      id,
      name,
      estateCount,
      priceMin,
      rentAverage: averages.get(id) ?? null,
    }));
}

/** The lines with most stations that have estates. */
function toLines(lines: readonly LineStations[]): PortalLine[] {
  return lines
    .map(({ line_id: id, line_name: name, company_name: companyName, stations }) => ({
      id,
      name,
      companyName,
      servedCount: stations.filter(({ estate_count }) => estate_count > 0).length,
    }))
    .filter(({ servedCount }) => servedCount > 0)
    .toSorted((a, b) => b.servedCount - a.servedCount || a.id - b.id)
    .slice(0, COUNT.lines);
}
