import type { PoolClient } from 'pg';
import { copyRows } from '../db/copy-rows.ts';
import { findAccesses } from './find-accesses.ts';
import { findCommute, type Commute, type Names } from './find-commute.ts';
import { distanceM, PointGrid, type Point } from './geo.ts';
import { pickCampuses } from './pick-campuses.ts';
import { shortLineName } from './short-line-name.ts';
import { findJourneys } from './shortest-times.ts';
import { buildStationGraph, type GraphLine, type GraphLink, type GraphStation } from './station-graph.ts';

const MAX_RIDE_MINUTES = 90;
/** No journey of 90 minutes covers more than this as the crow flies. */
const MAX_PAIR_M = 80_000;

type StationRow = GraphStation & Point & { station_name: string };
type LineRow = GraphLine & { line_name: string };
type CampusRow = Point & { campus_id: number };
type EstateRow = Point & { estate_id: number };
type Pair = Commute & { estate_id: number; campus_id: number };

async function readRows<T extends object>(client: PoolClient, sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows;
}

async function readInput(client: PoolClient) {
  return {
    stations: await readRows<StationRow>(
      client,
      'select station_id, station_group_id, station_name, lat, lon from station order by station_id',
    ),
    lines: await readRows<LineRow>(client, 'select line_id, line_type, line_name from line order by line_id'),
    links: await readRows<GraphLink>(
      client,
      'select line_id, from_station_id, to_station_id, distance_m from station_link order by 1, 2, 3',
    ),
    campuses: await readRows<CampusRow>(client, 'select campus_id, lat, lon from campus order by campus_id'),
    estates: await readRows<EstateRow>(client, 'select estate_id, lat, lon from estate order by estate_id'),
  };
}

/**
 * Computes the commute of every estate to the campuses it serves and replaces the rows of `estate_campus`.
 * Runs in the caller's transaction when listings, campuses or the railway data change, never in a request. Returns the number of rows.
 */
export async function computeCommutes(client: PoolClient): Promise<number> {
  await client.query('set local statement_timeout = 0');
  const { stations, lines, links, campuses, estates } = await readInput(client);
  const graph = buildStationGraph(stations, lines, links);
  const served = new PointGrid(stations.filter(({ station_id }) => graph.platformsOfStation.has(station_id)));
  const lineNames = new Map(lines.map((line) => [line.line_id, shortLineName(line.line_name)]));
  const stationNames = new Map(stations.map((station) => [station.station_id, station.station_name]));
  const names: Names = { line: (id) => lineNames.get(id) ?? '', station: (id) => stationNames.get(id) ?? '' };
  const homes = estates.map((estate) => ({ ...estate, accesses: findAccesses(estate, served) }));
  const pairs = new Map<number, Pair[]>(estates.map(({ estate_id }) => [estate_id, []]));
  for (const campus of campuses) {
    const near = homes.filter((home) => distanceM(home, campus) <= MAX_PAIR_M);
    if (near.length === 0) continue;
    const journeys = findJourneys(graph, findAccesses(campus, served), MAX_RIDE_MINUTES);
    for (const home of near) {
      const commute = findCommute(home, campus, home.accesses, journeys, names);
      if (commute.commute_minutes <= MAX_RIDE_MINUTES)
        pairs
          .get(home.estate_id)
          ?.push({ estate_id: home.estate_id, campus_id: campus.campus_id, ...commute });
    }
  }
  const rows = [...pairs.values()].flatMap(pickCampuses);
  await client.query('delete from estate_campus');
  await copyRows(client, 'estate_campus', COLUMNS, rows);
  await client.query('analyze estate_campus');
  await client.query('select refresh_campus_summary()');
  return rows.length;
}

const COLUMNS = [
  'estate_id',
  'campus_id',
  'commute_minutes',
  'commute_transfers',
  'commute_text',
  'walk_minutes',
  'bicycle_minutes',
  'distance_m',
] as const;
