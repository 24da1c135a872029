import type { PoolClient } from 'pg';
import type { Point } from '@gakumado/shared/vocabulary';
import { copyLines, toLines } from '../db/copy-rows.ts';
import { readAhead, type Ahead } from '../db/read-ahead.ts';
import { isSeeded, markSeeded } from '../seed/seed-state.ts';
import { describeCommute, findCommute, type Commute } from './find-commute.ts';
import { pickCampuses } from './pick-campuses.ts';
import { readNetwork, type CampusWays, type Network } from './read-network.ts';

/**
 * Names the calculation of commutes and the choice of campuses (docs/commute.md). Under another name they are worked
 * out again.
 */
const COMMUTE_RULE = '60 minutes';

const MAX_RIDE_MINUTES = 90;
/** No journey of 90 minutes covers more than this as the crow flies: 80 km, in degrees at 46° north. */
const MAX_LAT = 0.72;
const MAX_LON = 1.04;

type EstateRow = Point & { estate_id: number };
type Pair = Commute & { campus_id: number; campus: CampusWays };

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

type Row = { estate_id: number; campus_id: number } & ReturnType<typeof describeCommute>;

/** One estate after the other, so that memory does not grow with their number. Only kept commutes get a text. */
function* commutesOf({ campuses, names, accessesOf }: Network, estates: EstateRow[]): Generator<Row> {
  for (const estate of estates) {
    const accesses = accessesOf(estate);
    const pairs: Pair[] = [];
    for (const campus of campuses) {
      if (Math.abs(campus.lat - estate.lat) > MAX_LAT || Math.abs(campus.lon - estate.lon) > MAX_LON)
        continue;
      const commute = findCommute(estate, campus, accesses, campus.minutesFrom);
      if (commute.commute_minutes <= MAX_RIDE_MINUTES)
        pairs.push({ campus_id: campus.campus_id, campus, ...commute });
    }
    for (const pair of pickCampuses(pairs)) {
      const { estate_id } = estate;
      yield { estate_id, campus_id: pair.campus_id, ...describeCommute(pair, estate, pair.campus, names) };
    }
  }
}

/** Commutes that are being worked out; {@link writeCommutes} writes them. */
export interface Commutes {
  estateIds: number[];
  lines: Ahead<string>;
}

/** Of 64 kB: those of some 50,000 estates. The rest is worked out while they are written. */
const MOST_PIECES = 2000;

/**
 * Starts on the commutes of estates to the campuses they serve. It runs while the database works for the caller, who
 * may be writing these estates.
 */
export async function beginCommutes(client: PoolClient, estates: EstateRow[]): Promise<Commutes> {
  // The railway takes long to read, and without an estate nobody asks for it.
  const rows = estates.length === 0 ? [] : commutesOf(await readNetwork(client, MAX_RIDE_MINUTES), estates);
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
