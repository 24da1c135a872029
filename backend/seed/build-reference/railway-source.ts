import type { Position } from './mesh.ts';
import { requireSource } from './sources.ts';
import { readTsv } from './tsv.ts';

export type Stop = Position & {
  /** Identifies one station: the same place and name, whichever the line. */
  key: string;
  station_id: number;
  station_group_id: number;
  station_name: string;
};

/** A stop with its reading and place. */
export type Station = Stop & { station_kana: string; prefecture_id: number; city_id: number };

export type SourceLine = { line_id: number; line_name: string; stops: Stop[] };

type TrainData = {
  lines: {
    id: number;
    name: { ja: string };
    stations: { id: number; gid: number; name: { ja: string }; location: { lat: number; lng: number } }[];
  }[];
};

/** Sub-names that the signs carry but nobody types: 〈スカイツリー前〉, （臨）, （第1旅客ターミナル）. */
const subName = /[〈(（].*$/;

/** The bracketed part belongs to the name. */
const keepsBrackets = new Set(['西鉄福岡(天神)']);

/** Half-width letters and digits (西11丁目, JR難波), no sub-name. */
function cleanStationName(name: string): string {
  const narrow = name.normalize('NFKC');
  return keepsBrackets.has(narrow) ? narrow : narrow.replace(subName, '');
}

function readRenames(): Map<string, string> {
  const rows = readTsv(new URL('./station-renames.tsv', import.meta.url), [
    'line_id',
    'old_name',
    'station_name',
  ]);
  return new Map(rows.map((row) => [`${row.line_id} ${row.old_name}`, row.station_name]));
}

/**
 * Lines with their stations in the order of the source's ids, names brought up to date. The source repeats a
 * line for each prefecture; the pieces are joined. Everything else that it holds (addresses, English names,
 * prefectures) is left unread.
 */
export function readSourceLines(): SourceLine[] {
  const { lines } = requireSource<TrainData>('japan-train-data');
  const renames = readRenames();
  const used = new Set<string>();
  const stopsOf = new Map<number, { name: string; stops: Map<number, Stop> }>();
  for (const { id, name, stations } of lines) {
    const line = stopsOf.get(id) ?? {
      name: name.ja.normalize('NFKC').replaceAll('~', '～'),
      stops: new Map(),
    };
    stopsOf.set(id, line);
    for (const station of stations) {
      const oldName = cleanStationName(station.name.ja);
      const rename = `${id} ${oldName}`;
      const station_name = renames.get(rename) ?? oldName;
      if (renames.has(rename)) used.add(rename);
      line.stops.set(station.id, {
        key: `${station.gid} ${station_name}`,
        station_id: station.id,
        station_group_id: station.gid,
        station_name,
        lat: station.location.lat,
        lon: station.location.lng,
      });
    }
  }
  for (const rename of renames.keys()) {
    if (!used.has(rename)) throw new Error(`station-renames.tsv: ${rename} is not in the source`);
  }
  return [...stopsOf]
    .sort(([a], [b]) => a - b)
    .map(([line_id, { name, stops }]) => ({
      line_id,
      line_name: name,
      stops: [...stops.values()].sort((a, b) => a.station_id - b.station_id),
    }));
}
