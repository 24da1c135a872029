import type { PoolClient } from 'pg';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Names } from './find-commute.ts';
import { findAccesses } from './find-accesses.ts';
import { PointGrid } from './geo.ts';
import { shortLineName } from './short-line-name.ts';
import { findJourneys, type Access, type Journey } from './shortest-times.ts';
import { buildStationGraph, type GraphLine, type GraphLink, type GraphStation } from './station-graph.ts';

export interface CampusWays extends Point {
  campus_id: number;
  /** By station, the quickest way from there. */
  journeys: ReadonlyMap<number, Journey>;
  /** The minutes of these journeys by the station's index; Infinity where no train is of use. */
  minutesFrom: Float64Array;
}

/** The railway as far as commutes need it. */
export interface Network {
  campuses: CampusWays[];
  names: Names;
  accessesOf: (place: Point) => Access[];
}

/** The minutes of journeys by the index of their station, which `indexOf` knows by its id. */
export function minutesByIndex(
  indexOf: ReadonlyMap<number, number>,
  journeys: ReadonlyMap<number, Journey>,
): Float64Array {
  const minutes = new Float64Array(indexOf.size).fill(Infinity);
  for (const [station_id, journey] of journeys) {
    const index = indexOf.get(station_id);
    if (index !== undefined && journey.alighting.station_id !== station_id) minutes[index] = journey.minutes;
  }
  return minutes;
}

/** Reads the railway and the campuses, and finds the quickest ways to each campus within `limitMinutes`. */
export async function readNetwork(client: PoolClient, limitMinutes: number): Promise<Network> {
  const read = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
  const stations = await read<GraphStation & Point & { station_name: string }>(
    'select station_id, station_group_id, station_name, lat, lon from station order by station_id',
  );
  const lines = await read<GraphLine & { line_name: string }>(
    'select line_id, line_type, line_name from line order by line_id',
  );
  const links = await read<GraphLink>(
    'select line_id, from_station_id, to_station_id, distance_m from station_link order by 1, 2, 3',
  );
  const campuses = await read<Point & { campus_id: number }>(
    'select campus_id, lat, lon from campus order by campus_id',
  );
  const graph = buildStationGraph(stations, lines, links);
  const served = stations
    .filter(({ station_id }) => graph.platformsOfStation.has(station_id))
    .map((station, index) => Object.assign(station, { index }));
  const grid = new PointGrid(served);
  const indexOf = new Map(served.map(({ station_id, index }) => [station_id, index]));
  const lineNames = new Map(lines.map((line) => [line.line_id, shortLineName(line.line_name)]));
  const stationNames = new Map(stations.map((station) => [station.station_id, station.station_name]));
  const accessesOf = (place: Point) => findAccesses(place, grid);
  return {
    campuses: campuses.map((campus) => {
      const journeys = findJourneys(graph, accessesOf(campus), limitMinutes);
      return Object.assign(campus, { journeys, minutesFrom: minutesByIndex(indexOf, journeys) });
    }),
    names: { line: (id) => lineNames.get(id) ?? '', station: (id) => stationNames.get(id) ?? '' },
    accessesOf,
  };
}
