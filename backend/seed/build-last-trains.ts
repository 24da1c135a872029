/**
 * Writes last-trains.tsv of the reference data from a table of first and last trains around Tokyo (columns line, station, direction, day,
 * first, last, last_to; docs/data-sources.md): `node backend/seed/build-last-trains.ts trains-tokyo.tsv.gz`, after build-reference.ts.
 * Only the lines of operators whose timetables anybody may pass on are taken.
 */
import path from 'node:path';
import { readSource } from './build-reference/packed-tables.ts';
import { readNetworkTables } from './build-reference/services/network-tables.ts';
import { writeTsv } from './build-reference/tsv.ts';

/** Lines of 東京メトロ and 都営, whose timetables are CC BY 4.0: our number by the name in the source. */
const openLines = new Map([
  ['銀座線', 28001],
  ['丸ノ内線', 28002],
  ['丸ノ内線支線', 28002],
  ['日比谷線', 28003],
  ['東西線', 28004],
  ['千代田線', 28005],
  ['有楽町線', 28006],
  ['半蔵門線', 28008],
  ['南北線', 28009],
  ['副都心線', 28010],
  ['大江戸線', 99301],
  ['浅草線', 99302],
  ['三田線', 99303],
  ['新宿線', 99304],
  ['東京さくらトラム（都電荒川線）', 99305],
  ['日暮里・舎人ライナー', 99342],
]);

const reference = path.join(import.meta.dirname, 'reference');
const [, , source] = process.argv;
if (!source) throw new Error('Name the table of trains.');

const { stations, stationsOf } = readNetworkTables(reference);

/** A name without what some write in brackets, and with one form of characters that have two. */
const plainName = (name: string) =>
  name
    .replace(/[（(〈<].*$/, '')
    .replaceAll('ケ', 'ヶ')
    .replaceAll('麴', '麹');

interface LastTrain {
  line_id: number;
  station_ids: number[];
  direction: string;
  weekday: string;
  weekday_to: string;
  holiday: string;
  holiday_to: string;
}

const found = new Map<string, LastTrain>();
const missing = new Set<string>();
for (const [line = '', name = '', direction = '', day, , last = '', to = '', ...rest] of readSource(source)) {
  const line_id = openLines.get(line);
  if (line_id === undefined) continue;
  const station = [...(stationsOf.get(line_id) ?? [])]
    .map((id) => stations.get(id)!)
    .find(({ station_name }) => plainName(station_name) === plainName(name));
  if (!station) {
    missing.add(`${line} ${name}`);
    continue;
  }
  // Two platforms of one direction are two rows.
  const key = [line, name, direction, ...rest.slice(-2)].join('\t');
  const train = found.get(key) ?? {
    line_id,
    station_ids: [...stations.values()]
      .filter(({ station_group_id }) => station_group_id === station.station_group_id)
      .map(({ station_id }) => station_id),
    direction,
    weekday: '',
    weekday_to: '',
    holiday: '',
    holiday_to: '',
  };
  found.set(
    key,
    day === 'weekday'
      ? { ...train, weekday: last, weekday_to: to }
      : { ...train, holiday: last, holiday_to: to },
  );
}

const columns = [
  'line_id',
  'station_ids',
  'direction',
  'weekday',
  'weekday_to',
  'holiday',
  'holiday_to',
] as const;
const rows = [...found.values()].toSorted(
  (one, other) =>
    one.line_id - other.line_id ||
    one.station_ids[0]! - other.station_ids[0]! ||
    (one.direction < other.direction ? -1 : 1),
);
writeTsv(
  path.join(reference, 'last-trains.tsv'),
  columns,
  rows.map((row) => columns.map((column) => row[column])),
);
console.log(
  `${rows.length} directions of stations; not among our stations: ${[...missing].join(', ') || 'none'}`,
);
