import type { Point } from '@gakumado/shared/vocabulary';
import { readTable } from '../map-tiles/map-tables.ts';
import type { Target } from './find-walks.ts';

/** From so many known exits on a station has no others: its own point, in the middle of its platforms, is none of them. */
const ALL_EXITS = 3;

/** Half of the known exits are as near as this to the point of their station: where they are not known, one may be there. */
const EXIT_M = 50;

let exits: Map<number, Point[]> | undefined;

/** Where one goes in and out of a station: its known exits, and where those are few its own point as well. */
export function entrancesOf(stationId: number, station: Point): Target {
  if (!exits) {
    exits = new Map();
    for (const { station_id, lat, lon } of readTable('exits.tsv.br') ?? []) {
      const known = exits.get(Number(station_id)) ?? [];
      known.push({ lat: Number(lat), lon: Number(lon) });
      exits.set(Number(station_id), known);
    }
  }
  const known = exits.get(stationId) ?? [];
  return known.length >= ALL_EXITS ? known : [...known, { ...station, radiusM: EXIT_M }];
}
