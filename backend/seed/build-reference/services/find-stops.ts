import { distanceM } from '../mesh.ts';
import type { NetworkTables, TableStation } from './network-tables.ts';

/** A stop of a service: the source's line and our station. */
export type ServiceStop = { line_id: number; station_id: number };

/** Names of the source that are others here. */
const aliases = new Map([
  ['新線新宿', '新宿'],
  ['モノレール浜松町', '浜松町'],
  ['西鉄福岡', '西鉄福岡(天神)'],
  ['トヨタモビリティ富山 Gスクエア五福前', 'トヨタモビリティ富山Gスクエア五福前'],
  ['第一イン新湊 クロスベイ前', '第一イン新湊クロスベイ前'],
  ['東山・おかでんミュージアム駅', '東山・おかでんミュージアム'],
]);

const cleanName = (name: string): string => {
  const clean = name
    .normalize('NFKC')
    .replace(/\?$/, '')
    .replace(/[〈(（].*$/, '');
  return aliases.get(clean) ?? clean;
};

/** Farther from the stop before, a station of the same name is another one. */
const MAX_HOP_M = 60_000;

/**
 * Returns a function that reads `id:name id:name …`. The ids of stations in the source begin with their line. A stop is
 * the station of that name on its line, else the one that is nearest to its neighbours; closed stations are left out
 * and kept in `unmatched`.
 */
export function createStopFinder({ stations, stationsOf }: NetworkTables) {
  const byName = Map.groupBy(stations.values(), ({ station_name }) => station_name);
  const unmatched = new Set<string>();

  const onLine = (line_id: number, name: string): TableStation | undefined =>
    byName.get(name)?.find(({ station_id }) => stationsOf.get(line_id)?.has(station_id));

  const nearest = (name: string, to: TableStation | undefined): TableStation | undefined => {
    if (!to) return undefined;
    const [best] = (byName.get(name) ?? [])
      .map((station) => ({ station, metres: distanceM(station, to) }))
      .filter(({ metres }) => metres < MAX_HOP_M)
      .sort((a, b) => a.metres - b.metres);
    return best?.station;
  };

  const findStops = (text: string): ServiceStop[] => {
    const stops = [...text.matchAll(/(\d{6,8}):(.*?)(?= \d{6,8}:|$)/g)].map(([, id = '', name = '']) => {
      const line_id = Math.floor(Number(id) / 100);
      return { line_id, name: cleanName(name), station: onLine(line_id, cleanName(name)) };
    });
    // Nothing to be near to: a name that stands once in the country begins.
    const anchor = stops.find(({ name }) => byName.get(name)?.length === 1);
    if (anchor && stops.every(({ station }) => !station)) [anchor.station] = byName.get(anchor.name) ?? [];
    // From the first known stop to both ends, each beside the one before it.
    const first = stops.findIndex(({ station }) => station);
    for (const way of [stops.slice(0, first + 1).toReversed(), stops.slice(Math.max(first, 0))]) {
      let last: TableStation | undefined;
      for (const stop of way) {
        stop.station ??= nearest(stop.name, last);
        if (stop.station) last = stop.station;
        else unmatched.add(stop.name);
      }
    }
    return stops.flatMap(({ line_id, station }) =>
      station ? [{ line_id, station_id: station.station_id }] : [],
    );
  };
  return Object.assign(findStops, { unmatched });
}
