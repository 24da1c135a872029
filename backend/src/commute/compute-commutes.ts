import type { PoolClient } from 'pg';
import { copyRows } from '../db/copy-rows.ts';
import { describeCommute, findCommute, type Commute } from './find-commute.ts';
import type { Point } from './geo.ts';
import { pickCampuses } from './pick-campuses.ts';
import { readNetwork, type CampusWays, type Network } from './read-network.ts';

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

/** One estate after the other, so that memory does not grow with their number; texts only for what is kept. */
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
      yield { estate_id, campus_id: pair.campus_id, ...describeCommute(pair, pair.campus.journeys, names) };
    }
  }
}

async function replaceCommutes(client: PoolClient, estateIds?: readonly number[]): Promise<void> {
  const chosen = '($1::integer[] is null or estate_id = any($1))';
  const { rows: estates } = await client.query<EstateRow>(
    `select estate_id, lat, lon from estate where ${chosen} order by estate_id`,
    [estateIds ?? null],
  );
  const network = await readNetwork(client, MAX_RIDE_MINUTES);
  await client.query(`delete from estate_campus where ${chosen}`, [estateIds ?? null]);
  await copyRows<Row>(client, 'estate_campus', COLUMNS, commutesOf(network, estates));
  await client.query('analyze estate_campus');
}

/**
 * Computes the commute of the given estates (absent: of all) to the campuses they serve, replaces their rows of
 * `estate_campus` and counts the estates of each campus. Runs in the caller's transaction when listings, campuses
 * or the railway data change, never in a request.
 */
export async function computeCommutes(client: PoolClient, estateIds?: readonly number[]): Promise<void> {
  await client.query('set local statement_timeout = 0');
  if (estateIds?.length !== 0) await replaceCommutes(client, estateIds);
  await client.query('select refresh_campus_summary()');
}
