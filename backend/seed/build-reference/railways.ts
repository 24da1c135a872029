import { distanceM, type Position } from './mesh.ts';
import { RailGraph } from './rail-graph.ts';
import { readSourceLines, type Stop } from './railway-source.ts';
import { readTsv } from './tsv.ts';

export type RailLine = {
  line_id: number;
  line_name: string;
  graph: RailGraph;
  is_through_service: boolean;
  is_loop: boolean;
};

const here = (file: string): URL => new URL(`./${file}`, import.meta.url);

/** Ids of stations that the source does not have begin here; its own are all below. */
const firstNewStationId = 10_000_001;

/** Stations opened since the source was made: known coordinates, or a share of the way between two others. */
function readNewStations(lines: ReadonlyMap<number, RailLine>): Map<string, Stop> {
  const rows = readTsv(here('new-stations.tsv'), [
    'station_name',
    'lat',
    'lon',
    'line_id',
    'between',
    'fraction',
  ]);
  return new Map(
    rows.map((row, index) => {
      const station_id = firstNewStationId + index;
      const position =
        row.lat === '' ? interpolate(lines, row) : { lat: Number(row.lat), lon: Number(row.lon) };
      const key = `${station_id} ${row.station_name}`;
      const { station_name } = row;
      return [station_name, { ...position, key, station_id, station_group_id: station_id, station_name }];
    }),
  );
}

function interpolate(
  lines: ReadonlyMap<number, RailLine>,
  row: Record<'line_id' | 'between' | 'fraction', string>,
): Position {
  const [from, to] = row.between.split(' ').map((name) => lines.get(Number(row.line_id))?.graph.find(name));
  if (!from || !to) throw new Error(`new-stations.tsv: ${row.between} is not on line ${row.line_id}`);
  const share = Number(row.fraction);
  const between = (a: number, b: number): number => Math.round((a + (b - a) * share) * 1e6) / 1e6;
  return { lat: between(from.lat, to.lat), lon: between(from.lon, to.lon) };
}

type Edit = { line_id: number; operation: string; names: string[] };

function applyEdit(lines: Map<number, RailLine>, created: ReadonlyMap<string, Stop>, edit: Edit): void {
  const line = lines.get(edit.line_id) ?? emptyLine(edit.line_id);
  lines.set(edit.line_id, line);
  const pool = edit.names[0]?.startsWith('@') ? edit.names[0].slice(1).split(',').map(Number) : [];
  const names = pool.length > 0 ? edit.names.slice(1) : edit.names;
  const resolve = (name: string): Stop => {
    const known = line.graph.find(name) ?? created.get(name);
    if (known) return known;
    const elsewhere = pool.length > 0 ? pool : [...lines.keys()];
    const found = elsewhere.flatMap((id) => originals.get(id)?.find((s) => s.station_name === name) ?? []);
    const centre = line.graph.stops[0];
    const [nearest] = centre ? found.sort((a, b) => distanceM(a, centre) - distanceM(b, centre)) : found;
    if (!nearest) throw new Error(`railway-edits.tsv: no station ${name} for line ${edit.line_id}`);
    return nearest;
  };
  const onLine = (name: string): Stop => {
    const stop = line.graph.find(name);
    if (!stop) throw new Error(`railway-edits.tsv: ${name} is not on line ${edit.line_id}`);
    return stop;
  };
  const [first = '', second = ''] = names;
  switch (edit.operation) {
    case 'drop_line':
      lines.delete(edit.line_id);
      break;
    case 'order':
      line.graph = new RailGraph(names.map(resolve));
      break;
    case 'remove':
      for (const name of names) line.graph.remove(onLine(name));
      break;
    case 'cut':
      line.graph.cut(onLine(first), onLine(second));
      break;
    case 'join':
      line.graph.join(onLine(first), onLine(second));
      break;
    case 'move': {
      const stops = names.map(onLine);
      for (const stop of stops) line.graph.remove(stop);
      for (const stop of stops) line.graph.insert(stop);
      break;
    }
    case 'insert':
      for (const name of names) line.graph.insert(resolve(name));
      break;
    case 'extend':
      line.graph.extend(onLine(first), names.slice(1).map(resolve));
      break;
    case 'loop': {
      const { stops } = line.graph;
      line.graph.join(stops.at(-1) as Stop, stops[0] as Stop);
      line.is_loop = true;
      break;
    }
    case 'through':
      line.graph.links = [];
      line.is_through_service = true;
      break;
    default:
      throw new Error(`railway-edits.tsv: unknown operation ${edit.operation}`);
  }
}

function emptyLine(line_id: number): RailLine {
  return { line_id, line_name: '', graph: new RailGraph([]), is_through_service: false, is_loop: false };
}

/** The stations of each line before any edit, by line. */
const originals = new Map<number, readonly Stop[]>();

/** Today's lines: the source of 2017 with openings, closures, branches and order corrected by hand. */
export function buildRailways(): RailLine[] {
  const lines = new Map<number, RailLine>();
  for (const { line_id, line_name, stops } of readSourceLines()) {
    originals.set(line_id, stops);
    lines.set(line_id, { ...emptyLine(line_id), line_name, graph: new RailGraph(stops) });
  }
  const created = readNewStations(lines);
  for (const row of readTsv(here('railway-edits.tsv'), ['line_id', 'operation', 'stations'])) {
    const names = row.stations === '' ? [] : row.stations.split(' ');
    applyEdit(lines, created, { line_id: Number(row.line_id), operation: row.operation, names });
  }
  return [...lines.values()].sort((a, b) => a.line_id - b.line_id);
}
