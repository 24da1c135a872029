import type { CityEstates, LineStations } from '@gakumado/shared/contract';
import { fullStationName } from '@gakumado/shared/vocabulary';

/** A place to search around. */
export interface NamedPoint {
  id: number;
  name: string;
  lat: number;
  lon: number;
  /** Estates at the station or in the city, for every radius. */
  estateCount: number;
}

/** As many as can be looked over; the others are found on the map, or by line. */
const MOST = 24;

const byCount = (points: readonly NamedPoint[]) =>
  points
    .filter(({ estateCount }) => estateCount > 0)
    .sort((a, b) => b.estateCount - a.estateCount)
    .slice(0, MOST);

/** The stations with most estates, each once, however many lines it has. */
export function pointsOfStations(lines: readonly LineStations[]): NamedPoint[] {
  const stations = new Map(
    lines.flatMap((line) => line.stations).map((station) => [station.station_id, station]),
  );
  return byCount(
    [...stations.values()].map(({ station_id, station_name, lat, lon, estate_count }) => ({
      id: station_id,
      name: fullStationName(station_name),
      lat,
      lon,
      estateCount: estate_count,
    })),
  );
}

/** The cities with most estates. Their point is the middle of their area. */
export function pointsOfCities(cities: readonly CityEstates[]): NamedPoint[] {
  return byCount(
    cities.map(({ city_id, city_name, lat, lon, estate_count }) => ({
      id: city_id,
      name: city_name,
      lat,
      lon,
      estateCount: estate_count,
    })),
  );
}
