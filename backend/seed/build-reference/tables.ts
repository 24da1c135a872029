import type { LineName } from './lines.ts';
import { distanceM, type Position } from './mesh.ts';
import type { PostalTown } from './postal.ts';
import { areas, closedPrefectureIds, prefectures } from './prefectures.ts';
import type { RailLine } from './railways.ts';
import type { Station } from './railway-source.ts';
import { readTsv } from './tsv.ts';

export type AreaRow = { area_id: number; name: string; name_other: string };

export function areaRows(): AreaRow[] {
  return areas.map(([area_id, name, name_other]) => ({ area_id, name, name_other }));
}

export type PrefectureRow = {
  prefecture_id: number;
  name_kana: string;
  kana: string;
  name: string;
  is_open: boolean;
  area_id: number;
  lat: number;
  lon: number;
  rent_1k_yen: number;
};

export function prefectureRows(): PrefectureRow[] {
  const rents = readTsv(new URL('./rent-1k-by-prefecture.tsv', import.meta.url), [
    'prefecture',
    'new_listing_1k_thousand_yen',
  ]);
  return prefectures.map(([prefecture_id, name_kana, kana, name, area_id, lat, lon]) => {
    const rent = rents.find((row) => row.prefecture === name_kana);
    if (!rent) throw new Error(`No rent for ${name_kana}`);
    const rent_1k_yen = Math.round(Number(rent.new_listing_1k_thousand_yen) * 1000);
    const is_open = !closedPrefectureIds.includes(prefecture_id);
    return { prefecture_id, name_kana, kana, name, is_open, area_id, lat, lon, rent_1k_yen };
  });
}

export type MunicipalityRow = Position & {
  city_id: number;
  prefecture_id: number;
  city_name: string;
  city_kana: string;
};

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

export function municipalityRows(
  towns: readonly PostalTown[],
  centreOf: (cityId: number) => Position,
): MunicipalityRow[] {
  const first = new Map<number, PostalTown>();
  for (const town of towns) if (!first.has(town.city_id)) first.set(town.city_id, town);
  return [...first.values()]
    .sort((a, b) => a.city_id - b.city_id)
    .map(({ city_id, prefecture_id, city_name, city_kana }) => {
      const { lat, lon } = centreOf(city_id);
      return { city_id, prefecture_id, city_name, city_kana, lat: round(lat), lon: round(lon) };
    });
}

export type LineRow = LineName & {
  line_id: number;
  is_through_service: boolean;
  is_loop: boolean;
  prefecture_ids: number[];
};
export type StationLineRow = { line_id: number; station_id: number; sort_no: number };
export type StationLinkRow = {
  line_id: number;
  from_station_id: number;
  to_station_id: number;
  distance_m: number;
};

/** Lines, the stations of each in their order, and the neighbours between which trains run. */
export function lineTables(
  railLines: readonly RailLine[],
  stations: readonly Station[],
  nameLine: (line: RailLine) => LineName,
): { lines: LineRow[]; stationLines: StationLineRow[]; stationLinks: StationLinkRow[] } {
  const stationOf = new Map(stations.map((station) => [station.key, station]));
  const find = (key: string): Station => {
    const station = stationOf.get(key);
    if (!station) throw new Error(`No station ${key}`);
    return station;
  };
  const lines: LineRow[] = [];
  const stationLines: StationLineRow[] = [];
  const stationLinks: StationLinkRow[] = [];
  for (const line of railLines) {
    const { line_id, is_through_service, is_loop, graph } = line;
    const members = [...new Set(graph.stops.map((stop) => find(stop.key)))];
    const prefecture_ids = [...new Set(members.map((station) => station.prefecture_id))];
    lines.push({ line_id, ...nameLine(line), is_through_service, is_loop, prefecture_ids });
    members.forEach(({ station_id }, index) =>
      stationLines.push({ line_id, station_id, sort_no: index + 1 }),
    );
    for (const [a, b] of graph.links) {
      const [from, to] = [find(a.key), find(b.key)];
      const link = { line_id, from_station_id: from.station_id, to_station_id: to.station_id };
      stationLinks.push({ ...link, distance_m: Math.round(distanceM(from, to)) });
    }
  }
  return { lines, stationLines, stationLinks };
}
