import path from 'node:path';
import type { Position } from '../mesh.ts';
import { readTsv } from '../tsv.ts';

export type TableStation = Position & { station_id: number; station_group_id: number; station_name: string };
type TableLink = { line_id: number; from: number; to: number; metres: number };

/** The railway as build-reference.ts wrote it. */
export type NetworkTables = {
  stations: ReadonlyMap<number, TableStation>;
  /** Stations of a line, by line; those over the tracks of others (湘南新宿ライン) come last. */
  stationsOf: ReadonlyMap<number, ReadonlySet<number>>;
  links: readonly TableLink[];
};

export function readNetworkTables(reference: string): NetworkTables {
  const stations = readTsv(path.join(reference, 'stations.tsv'), [
    'station_id',
    'station_group_id',
    'station_name',
    'lat',
    'lon',
  ]).map(({ station_id, station_group_id, station_name, lat, lon }) => ({
    station_id: Number(station_id),
    station_group_id: Number(station_group_id),
    station_name,
    lat: Number(lat),
    lon: Number(lon),
  }));
  const throughIds = new Set(
    readTsv(path.join(reference, 'lines.tsv'), ['line_id', 'is_through_service'])
      .filter((row) => row.is_through_service === 'true')
      .map((row) => row.line_id),
  );
  const rows = readTsv(path.join(reference, 'station-lines.tsv'), ['line_id', 'station_id']);
  const isThrough = (row: { line_id: string }) => throughIds.has(row.line_id);
  const stationsOf = new Map<number, Set<number>>();
  for (const row of [...rows.filter((other) => !isThrough(other)), ...rows.filter(isThrough)]) {
    const line_id = Number(row.line_id);
    stationsOf.set(line_id, (stationsOf.get(line_id) ?? new Set()).add(Number(row.station_id)));
  }
  const links = readTsv(path.join(reference, 'station-links.tsv'), [
    'line_id',
    'from_station_id',
    'to_station_id',
    'distance_m',
  ]).map((row) => ({
    line_id: Number(row.line_id),
    from: Number(row.from_station_id),
    to: Number(row.to_station_id),
    metres: Number(row.distance_m),
  }));
  return {
    stations: new Map(stations.map((station) => [station.station_id, station])),
    stationsOf,
    links,
  };
}
