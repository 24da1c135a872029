import { TRANSFER_MINUTES } from '@gakumado/shared/vocabulary';
import { MinHeap } from './min-heap.ts';
import type { StationGraph } from './station-graph.ts';

/** The way from a station to a home or campus; `isBus` when it is too far to walk. */
export interface Access {
  station_id: number;
  /** Place of the station among those of the railway. */
  index: number;
  minutes: number;
  isBus: boolean;
}

/** The best way from a station: minutes from boarding there to the campus gate. */
export interface Journey {
  minutes: number;
  transfers: number;
  line_id: number;
  alighting: Access;
}

/**
 * The quickest journeys to one campus from every station within `limitMinutes`. The graph can be travelled
 * both ways, so the search starts at the campus.
 */
export function findJourneys(
  graph: StationGraph,
  accesses: Access[],
  limitMinutes: number,
): Map<number, Journey> {
  const count = graph.platforms.length;
  const minutes = new Float64Array(count).fill(Infinity);
  const transfers = new Uint8Array(count);
  const origin = new Int16Array(count).fill(-1);
  const heap = new MinHeap();
  const reach = (platform: number, cost: number, changes: number, from: number) => {
    if (cost >= minutes[platform]! || cost > limitMinutes) return;
    minutes[platform] = cost;
    transfers[platform] = changes;
    origin[platform] = from;
    heap.push(platform, cost);
  };
  accesses.forEach((access, index) => {
    for (const platform of graph.platformsOfStation.get(access.station_id) ?? [])
      reach(platform, access.minutes, 0, index);
  });
  const journeys = new Map<number, Journey>();
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { value: platform, priority } = next;
    if (priority > minutes[platform]!) continue;
    const { station_id, line_id, group } = graph.platforms[platform]!;
    const changes = transfers[platform]!;
    const from = origin[platform]!;
    if (!journeys.has(station_id)) {
      journeys.set(station_id, {
        minutes: priority,
        transfers: changes,
        line_id,
        alighting: accesses[from]!,
      });
    }
    for (const ride of graph.rides[platform] ?? []) reach(ride.to, priority + ride.minutes, changes, from);
    for (const other of graph.platformsOfGroup.get(group) ?? []) {
      if (graph.platforms[other]!.line_id !== line_id)
        reach(other, priority + TRANSFER_MINUTES, changes + 1, from);
    }
  }
  return journeys;
}
