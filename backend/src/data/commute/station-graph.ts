import { rideMinutes } from './travel-times.ts';

export interface GraphStation {
  station_id: number;
  station_group_id: number;
}

export interface GraphLine {
  line_id: number;
  line_type: string;
}

export interface GraphLink {
  line_id: number;
  from_station_id: number;
  to_station_id: number;
  distance_m: number;
}

/** A platform is one line at one station. Rides join platforms of a line, changes those of one interchange. */
export interface StationGraph {
  platforms: { station_id: number; line_id: number; group: number }[];
  rides: { to: number; minutes: number }[][];
  platformsOfStation: Map<number, number[]>;
  platformsOfGroup: Map<number, number[]>;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function buildStationGraph(
  stations: GraphStation[],
  lines: GraphLine[],
  links: GraphLink[],
): StationGraph {
  const groupOf = new Map(stations.map((station) => [station.station_id, station.station_group_id]));
  const typeOf = new Map(lines.map((line) => [line.line_id, line.line_type]));
  const graph: StationGraph = {
    platforms: [],
    rides: [],
    platformsOfStation: new Map(),
    platformsOfGroup: new Map(),
  };
  const indexOf = new Map<string, number>();
  const platformAt = (station_id: number, line_id: number): number => {
    const key = `${station_id}:${line_id}`;
    const known = indexOf.get(key);
    if (known !== undefined) return known;
    const index = graph.platforms.length;
    const group = groupOf.get(station_id) ?? station_id;
    graph.platforms.push({ station_id, line_id, group });
    graph.rides.push([]);
    indexOf.set(key, index);
    append(graph.platformsOfStation, station_id, index);
    append(graph.platformsOfGroup, group, index);
    return index;
  };
  for (const link of links) {
    const from = platformAt(link.from_station_id, link.line_id);
    const to = platformAt(link.to_station_id, link.line_id);
    const minutes = rideMinutes(typeOf.get(link.line_id) ?? 'private', link.distance_m);
    graph.rides[from]?.push({ to, minutes });
    graph.rides[to]?.push({ to: from, minutes });
  }
  return graph;
}
