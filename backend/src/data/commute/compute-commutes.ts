import type { PoolClient } from 'pg';
import { FAR_COMMUTE_MINUTES, type Point } from '@gakumado/shared/vocabulary';
import { copyLines, toLines } from '../db/copy-rows.ts';
import { readAhead, type Ahead } from '../db/read-ahead.ts';
import { isSeeded, markSeeded } from '../seed/seed-state.ts';
import { findCommute, toDestination, type Destination } from './commutes-to.ts';
import { describeCommute } from './describe-commute.ts';
import { prepareHomes } from './homes.ts';
import { loadNetwork } from './network.ts';
import { pickCampuses } from './pick-campuses.ts';

/**
 * Names the calculation of commutes and the choice of campuses (docs/commute.md). Under another name they are worked
 * out again.
 */
const COMMUTE_RULE = 'train services';

/** No journey of 90 minutes covers more than this as the crow flies: 110 km, in degrees at 46° north. */
const MAX_LAT = 1;
const MAX_LON = 1.43;

type EstateRow = Point & { estate_id: number };
type CampusRow = Point & { campus_id: number };

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

type Row = { estate_id: number; campus_id: number } & NonNullable<ReturnType<typeof describeCommute>>;

/**
 * One estate after the other, so that memory does not grow with their number. Ways to a campus are found when the first
 * estate is near it, and only kept commutes get a text.
 */
function* commutesOf(campuses: CampusRow[], estates: EstateRow[]): Generator<Row> {
  const network = loadNetwork();
  const destinations = new Map<number, Destination>();
  for (const { estate_id, ...place } of estates) {
    const homes = prepareHomes(network, [place]);
    const pairs: { campus_id: number; commute_minutes: number; destination: Destination }[] = [];
    for (const campus of campuses) {
      const { campus_id, lat, lon } = campus;
      if (Math.abs(lat - place.lat) > MAX_LAT || Math.abs(lon - place.lon) > MAX_LON) continue;
      const destination = destinations.get(campus_id) ?? toDestination(network, campus);
      destinations.set(campus_id, destination);
      const { minutes } = findCommute(destination, homes, 0);
      if (minutes <= FAR_COMMUTE_MINUTES) pairs.push({ campus_id, commute_minutes: minutes, destination });
    }
    for (const { campus_id, destination } of pickCampuses(pairs)) {
      const commute = describeCommute(network, destination, homes, 0);
      if (commute) yield { estate_id, campus_id, ...commute };
    }
  }
}

/** Commutes that are being worked out; {@link writeCommutes} writes them. */
export interface Commutes {
  estateIds: number[];
  lines: Ahead<string>;
}

async function readCampuses(client: PoolClient): Promise<CampusRow[]> {
  const { rows } = await client.query<CampusRow>('select campus_id, lat, lon from campus order by campus_id');
  return rows;
}

/** Of 64 kB: those of some 50,000 estates. The rest is worked out while they are written. */
const MOST_PIECES = 2000;

/**
 * Starts on the commutes of estates to the campuses they serve. It runs while the database works for the caller, who
 * may be writing these estates.
 */
export async function beginCommutes(client: PoolClient, estates: EstateRow[]): Promise<Commutes> {
  // The railway takes a second to load, and without an estate nobody asks for it.
  const rows = estates.length === 0 ? [] : commutesOf(await readCampuses(client), estates);
  const lines = readAhead(toLines<Row>(COLUMNS, rows), MOST_PIECES);
  return { estateIds: estates.map(({ estate_id }) => estate_id), lines };
}

/**
 * Replaces the rows of these estates in `estate_campus` and counts the estates of each campus. Runs in the caller's
 * transaction when listings, campuses or the railway data change, never in a request.
 */
export async function writeCommutes(client: PoolClient, { estateIds, lines }: Commutes): Promise<void> {
  await client.query('set local statement_timeout = 0');
  if (estateIds.length > 0) {
    await client.query('delete from estate_campus where estate_id = any($1)', [estateIds]);
    await copyLines(client, 'estate_campus', COLUMNS, lines);
    await client.query('analyze estate_campus');
  }
  await client.query('select refresh_campus_summary()');
}

/** Works out the commutes of all estates and writes them. */
export async function computeCommutes(client: PoolClient): Promise<void> {
  const { rows } = await client.query<EstateRow>('select estate_id, lat, lon from estate order by estate_id');
  await writeCommutes(client, await beginCommutes(client, rows));
  await markSeeded(client, 'commutes', COMMUTE_RULE);
}

/** Whether the commutes are those of this release: an earlier one may have kept others. */
export const areCommutesCurrent = (client: PoolClient): Promise<boolean> =>
  isSeeded(client, 'commutes', COMMUTE_RULE);
