import type { LastTrains } from '@gakumado/shared/contract';
import { readReferenceTable } from '../../platform/reference-table.ts';

let kept: Map<number, LastTrains[]> | undefined;

/** The last trains that leave each station, by the numbers of all stations of its group. */
function readLastTrains(): Map<number, LastTrains[]> {
  const names = new Map(
    readReferenceTable<'line_id' | 'line_name'>('lines.tsv').map(({ line_id, line_name }) => [
      line_id,
      line_name,
    ]),
  );
  const ofStations = new Map<number, LastTrains[]>();
  const rows = readReferenceTable<
    'line_id' | 'station_ids' | 'direction' | 'weekday' | 'weekday_to' | 'holiday' | 'holiday_to'
  >('last-trains.tsv');
  for (const { line_id, station_ids, direction, weekday, weekday_to, holiday, holiday_to } of rows) {
    const trains = {
      line_name: names.get(line_id) ?? '',
      direction,
      weekday: { time: weekday, to: weekday_to },
      holiday: { time: holiday, to: holiday_to },
    };
    for (const id of station_ids.split('|').map(Number))
      ofStations.set(id, [...(ofStations.get(id) ?? []), trains]);
  }
  return ofStations;
}

/** The last trains that leave a station, of all lines of its group that are known, by line and direction. */
export const lastTrainsOf = (stationId: number): LastTrains[] =>
  (kept ??= readLastTrains()).get(stationId) ?? [];
