import { distanceM } from './mesh.ts';
import type { Station } from './railway-source.ts';
import { readTsv } from './tsv.ts';

/** Company marks that distinguish neighbouring stations of one name (京成船橋, 船橋). */
const company =
  /^(JR|京成|東武|西武|京王|小田急|京急|名鉄|近鉄|北鉄|京阪|阪急|山陽|西鉄|電鉄|琴電|広電|島鉄)(?=..)/;

/** Stations of one name this close are one interchange, in spite of the source. */
const sameNameM = 400;

/**
 * Joins interchanges that the source keeps apart: neighbours of the same name, and those of interchanges.tsv.
 * Sets station_group_id in place to the lowest group id of each.
 */
export function joinInterchanges(stations: readonly Station[]): void {
  const parents = new Map<number, number>();
  const root = (group: number): number => {
    const parent = parents.get(group) ?? group;
    return parent === group ? group : root(parent);
  };
  const join = (a: Station, b: Station): void => {
    const [low, high] = [root(a.station_group_id), root(b.station_group_id)].sort((x, y) => x - y);
    if (low !== undefined && high !== undefined && low !== high) parents.set(high, low);
  };
  const byName = Map.groupBy(stations, (station) => station.station_name.replace(company, ''));
  for (const namesakes of byName.values()) {
    for (const [index, a] of namesakes.entries()) {
      for (const b of namesakes.slice(index + 1)) if (distanceM(a, b) <= sameNameM) join(a, b);
    }
  }
  for (const row of readTsv(new URL('./interchanges.tsv', import.meta.url), ['prefecture_id', 'stations'])) {
    const names = row.stations.split(' ');
    const members = names.map((name) => {
      const found = stations.find(
        (s) => s.station_name === name && s.prefecture_id === Number(row.prefecture_id),
      );
      if (!found) throw new Error(`interchanges.tsv: no station ${name} in ${row.prefecture_id}`);
      return found;
    });
    const [first, ...others] = members;
    for (const other of others) if (first) join(first, other);
  }
  for (const station of stations) station.station_group_id = root(station.station_group_id);
}
