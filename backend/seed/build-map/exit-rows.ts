import path from 'node:path';
import { readTsv } from '../build-reference/tsv.ts';
import { metresBetween } from './geometry.ts';
import type { Point } from './geometry.ts';

/** An exit is that of the nearest station, if that is as near as this (metres): passages lead from the others to several stations. */
const EXIT_M = 200;

export const exitColumns = ['station_id', 'lat', 'lon'] as const;

/** Entrances as exits of stations, by the ids of stations.tsv: rows of {@link exitColumns}. */
export function exitRows(entrances: readonly { lat: string; lon: string }[]): string[][] {
  const stations = readTsv(path.join(import.meta.dirname, '../reference/stations.tsv'), exitColumns).map(
    ({ station_id, lat, lon }) => ({ station_id, at: [Number(lon), Number(lat)] satisfies Point }),
  );
  return entrances.flatMap(({ lat, lon }) => {
    const at: Point = [Number(lon), Number(lat)];
    const metres = (station: (typeof stations)[number]) => metresBetween(station.at, at);
    const nearest = stations.reduce((best, station) => (metres(station) < metres(best) ? station : best));
    return metres(nearest) <= EXIT_M ? [[nearest.station_id, lat, lon]] : [];
  });
}
