import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM, PointGrid } from './geo.ts';
import { readRailway, type Railway, type RailStation } from './read-railway.ts';
import { rideMinutes, transferMinutes } from './travel-times.ts';

/** A place where trains stop, by its place in {@link Network.stations}. */
interface StationPlace extends Point {
  index: number;
}

/**
 * The railway as a graph. A platform is one line, or one train service, at one station; rides join the platforms of a
 * line or service. A change of trains goes through the station: from one of its platforms to any other, or to a station
 * of the same interchange. All of it can be travelled both ways. Times are whole seconds.
 */
export interface Network {
  stations: readonly RailStation[];
  grid: PointGrid<StationPlace>;
  lineNames: readonly string[];
  /** The first is that of trains that stop everywhere. */
  serviceNames: readonly string[];
  /** By platform. */
  stationOf: Uint16Array;
  serviceOf: Uint16Array;
  /** Rides that leave platform p are those from `rideStart[p]` up to `rideStart[p + 1]`. */
  rideStart: Uint32Array;
  rideTo: Uint32Array;
  rideSeconds: Uint16Array;
  rideLine: Uint16Array;
  /** Platforms of station s, likewise. */
  platformStart: Uint32Array;
  platforms: Uint32Array;
  /** Stations of the same interchange, itself first, with the seconds of a change. */
  neighbourStart: Uint32Array;
  neighbours: Uint16Array;
  changeSeconds: Uint16Array;
}

/** Items in groups as two arrays: where each group starts, and the items of all groups. */
function pack<T>(groups: readonly (readonly T[])[]): { start: Uint32Array; items: T[] } {
  const start = new Uint32Array(groups.length + 1);
  for (const [index, group] of groups.entries()) start[index + 1] = start[index]! + group.length;
  return { start, items: groups.flat() };
}

interface Ride {
  to: number;
  seconds: number;
  line: number;
}

/** Platforms and rides of all lines and services. */
function buildPlatforms({ lines, links, services }: Railway, indexOf: ReadonlyMap<number, number>) {
  const lineIndexes = new Map(lines.map(({ line_id }, index) => [line_id, index]));
  const serviceNames = [...new Set(['', ...services.map(({ service_name }) => service_name)])];
  const stationOf: number[] = [];
  const serviceOf: number[] = [];
  const rides: Ride[][] = [];
  const addPlatform = (stationId: number, service: number): number => {
    stationOf.push(indexOf.get(stationId)!);
    serviceOf.push(service);
    return rides.push([]) - 1;
  };
  const join = (from: number, to: number, line_id: number, railM: number, isFast = false): void => {
    const line = lineIndexes.get(line_id)!;
    const seconds = Math.round(rideMinutes(lines[line]!.line_type, railM, isFast) * 60);
    rides[from]!.push({ to, seconds, line });
    rides[to]!.push({ to: from, seconds, line });
  };

  const ofLine = new Map<string, number>();
  const platformAt = (lineId: number, stationId: number): number => {
    const key = `${lineId} ${stationId}`;
    const platform = ofLine.get(key) ?? addPlatform(stationId, 0);
    ofLine.set(key, platform);
    return platform;
  };
  for (const { line_id, from_station_id, to_station_id, distance_m } of links)
    join(platformAt(line_id, from_station_id), platformAt(line_id, to_station_id), line_id, distance_m);

  for (const { service_name, is_fast, sections, metres } of services) {
    const service = serviceNames.indexOf(service_name);
    let last = addPlatform(sections[0]!.station_ids[0]!, service);
    let hop = 0;
    for (const { line_id, station_ids } of sections) {
      for (const stationId of station_ids.slice(1)) {
        const next = addPlatform(stationId, service);
        join(last, next, line_id, metres[hop]!, is_fast);
        last = next;
        hop += 1;
      }
    }
  }
  return { serviceNames, stationOf, serviceOf, rides };
}

/** The stations of the same interchange, itself first. */
function buildInterchanges(stations: readonly RailStation[]) {
  const members = Map.groupBy(stations.keys(), (index) => stations[index]!.station_group_id);
  return stations.map((station, own) => {
    const others = members.get(station.station_group_id)!.filter((index) => index !== own);
    return [own, ...others].map((index) => ({
      index,
      seconds: Math.round(transferMinutes(distanceM(station, stations[index]!)) * 60),
    }));
  });
}

/** Builds the graph; a station without trains is in it, and no ride leads there. */
export function buildNetwork(railway: Railway): Network {
  const { stations, lines } = railway;
  const indexOf = new Map(stations.map(({ station_id }, index) => [station_id, index]));
  const { serviceNames, stationOf, serviceOf, rides } = buildPlatforms(railway, indexOf);
  const platformsOf: number[][] = stations.map(() => []);
  for (const [platform, station] of stationOf.entries()) platformsOf[station]!.push(platform);
  const packedRides = pack(rides);
  const packedPlatforms = pack(platformsOf);
  const interchanges = pack(buildInterchanges(stations));
  const served = stations.flatMap(({ lat, lon }, index) =>
    platformsOf[index]!.length > 0 ? [{ lat, lon, index }] : [],
  );
  return {
    stations,
    grid: new PointGrid(served),
    lineNames: lines.map(({ line_name }) => line_name),
    serviceNames,
    stationOf: Uint16Array.from(stationOf),
    serviceOf: Uint16Array.from(serviceOf),
    rideStart: packedRides.start,
    rideTo: Uint32Array.from(packedRides.items, ({ to }) => to),
    rideSeconds: Uint16Array.from(packedRides.items, ({ seconds }) => seconds),
    rideLine: Uint16Array.from(packedRides.items, ({ line }) => line),
    platformStart: packedPlatforms.start,
    platforms: Uint32Array.from(packedPlatforms.items),
    neighbourStart: interchanges.start,
    neighbours: Uint16Array.from(interchanges.items, ({ index }) => index),
    changeSeconds: Uint16Array.from(interchanges.items, ({ seconds }) => seconds),
  };
}

let loaded: Network | undefined;

/** The network of the reference data, read on first use and kept: about 3 MB. */
export function loadNetwork(): Network {
  loaded ??= buildNetwork(readRailway());
  return loaded;
}
