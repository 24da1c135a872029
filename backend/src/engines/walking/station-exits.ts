import type { Point } from '@gakumado/shared/vocabulary';
import { readReferenceTable } from '../../platform/reference-table.ts';
import { readTable } from '../map-tiles/map-tables.ts';
import type { Target } from './find-walks.ts';

/** From so many known exits on a station has no others: its own point, in the middle of its platforms, is none of them. */
const ALL_EXITS = 3;

/** An exit that is not known may be on every street as near as this to the point of its station, on either side of the tracks. */
const EXIT_M = 100;

/** The exits of a subway station of which none is known lie along the streets over its platforms. */
const SUBWAY_EXIT_M = 200;

let exits: Map<number, Point[]> | undefined;
let subways: Set<number> | undefined;

function readExits(): Map<number, Point[]> {
  const found = new Map<number, Point[]>();
  for (const { station_id, lat, lon } of readTable('exits.tsv.br') ?? []) {
    const known = found.get(Number(station_id)) ?? [];
    known.push({ lat: Number(lat), lon: Number(lon) });
    found.set(Number(station_id), known);
  }
  return found;
}

/** The stations where only subways stop. */
function readSubways(): Set<number> {
  const lines = new Set(
    readReferenceTable<'line_id' | 'line_type'>('lines.tsv')
      .filter(({ line_type }) => line_type === 'subway')
      .map(({ line_id }) => line_id),
  );
  const rows = readReferenceTable<'line_id' | 'station_id'>('station-lines.tsv');
  const others = new Set(
    rows.filter(({ line_id }) => !lines.has(line_id)).map(({ station_id }) => station_id),
  );
  return new Set(
    rows
      .map(({ station_id }) => station_id)
      .filter((id) => !others.has(id))
      .map(Number),
  );
}

/** Where one goes in and out of a station: its known exits, and where those are few its own point as well. */
export function entrancesOf(stationId: number, station: Point): Target {
  exits ??= readExits();
  subways ??= readSubways();
  const known = exits.get(stationId) ?? [];
  if (known.length >= ALL_EXITS) return known;
  const isHidden = known.length === 0 && subways.has(stationId);
  return [...known, { ...station, aroundM: isHidden ? SUBWAY_EXIT_M : EXIT_M }];
}
