import { distanceM } from '../mesh.ts';
import type { NetworkTables } from './network-tables.ts';

/** A way along the rails that is this much longer than the straight line is not the one that the train takes. */
const MAX_DETOUR = 2.5;
/** A connection that no line of ours has is shorter than this: 塩釜～高城町. A longer gap is a closed line. */
const MAX_GAP_M = 8000;

/**
 * Returns a function that measures the shortest way along the rails between two stations, in whole metres: the sum of
 * the straight lines between neighbours. Stations of one interchange are joined. Undefined where no train can run.
 */
export function createRailDistance({ stations, links }: NetworkTables) {
  const ways = new Map<number, { to: number; metres: number }[]>();
  const addWay = (from: number, to: number, metres: number) => {
    const list = ways.get(from);
    if (list) list.push({ to, metres });
    else ways.set(from, [{ to, metres }]);
  };
  for (const { from, to, metres } of links) {
    addWay(from, to, metres);
    addWay(to, from, metres);
  }
  for (const members of Map.groupBy(stations.values(), (station) => station.station_group_id).values()) {
    for (const a of members)
      for (const b of members) if (a !== b) addWay(a.station_id, b.station_id, distanceM(a, b));
  }

  return (from: number, to: number): number | undefined => {
    const [start, end] = [stations.get(from)!, stations.get(to)!];
    const straight = distanceM(start, end);
    const limit = straight * MAX_DETOUR + 500;
    const best = new Map([[from, 0]]);
    const open = new Map([[from, 0]]);
    while (open.size > 0) {
      const [[station, metres]] = [...open].sort((a, b) => a[1] - b[1]) as [[number, number]];
      open.delete(station);
      if (station === to) return Math.round(metres);
      for (const way of ways.get(station) ?? []) {
        const sum = metres + way.metres;
        if (sum + distanceM(stations.get(way.to)!, end) > limit || sum >= (best.get(way.to) ?? Infinity))
          continue;
        best.set(way.to, sum);
        open.set(way.to, sum);
      }
    }
    return straight > MAX_GAP_M ? undefined : Math.round(straight);
  };
}
