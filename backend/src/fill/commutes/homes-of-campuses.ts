import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ESTATE_PUBLISHED, NEAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { PoolClient } from 'pg';
import { isSeeded, markSeeded } from '../../data/db/seed-state.ts';
import { countHomes } from './count-homes.ts';
import type { CountedHomes, HomesAndCampuses } from './count-homes.ts';

/** Names the calculation of commutes (docs/commute.md). Under another name the homes are counted again. */
const COMMUTE_RULE = `walks along streets to exits and gates, within ${NEAR_COMMUTE_MINUTES} minutes`;

/** So many pairs of a home and a campus are counted sooner than a thread starts. */
const FEW_PAIRS = 20_000_000;

/**
 * Reads what is counted, as the caller's transaction sees it. The homes are those of a table or query `from` with the columns
 * of `estate`, a trusted text.
 */
export async function readHomesAndCampuses(client: PoolClient, from = 'estate'): Promise<HomesAndCampuses> {
  const homes = await client.query<HomesAndCampuses['homes'][number]>(
    `select lat, lon, to_char(info_updated_at, 'YYYY-MM-DD') as updated_at from ${from} as home
     where status = ${ESTATE_PUBLISHED}`,
  );
  const campuses = await client.query<HomesAndCampuses['campuses'][number]>(
    'select campus_id, lat, lon from campus',
  );
  return { homes: homes.rows, campuses: campuses.rows };
}

/** Counts the homes of every campus, many of them in a thread of its own, so that the caller can work on meanwhile. */
export async function countBeside(places: HomesAndCampuses): Promise<CountedHomes[]> {
  if (places.homes.length * places.campuses.length < FEW_PAIRS) return countHomes(places);
  const worker = new Worker(new URL('./count-homes-worker.ts', import.meta.url), { workerData: places });
  // The caller's connection keeps the process alive: a refused import does not wait for the count.
  worker.unref();
  const [counted] = (await once(worker, 'message')) as [CountedHomes[]];
  return counted;
}

/** Writes the homes of every campus. Runs in the transaction that has changed listings, campuses or the railway. */
export async function writeHomesOfCampuses(
  client: PoolClient,
  counted: readonly CountedHomes[],
): Promise<void> {
  await client.query('select refresh_campus_summary()');
  await client.query(
    `update campus_summary set estate_count = coalesce(counted.estate_count, 0), updated_at = counted.updated_at
     from campus left join jsonb_to_recordset($1) as counted(campus_id integer, estate_count integer, updated_at date)
       using (campus_id)
     where campus.campus_id = campus_summary.campus_id`,
    [JSON.stringify(counted)],
  );
  await markSeeded(client, 'commutes', COMMUTE_RULE);
}

/**
 * Counts the published homes of every campus anew. Runs in the caller's transaction after listings, campuses or the railway
 * have changed, never in a request.
 */
export async function countHomesOfCampuses(client: PoolClient): Promise<void> {
  await writeHomesOfCampuses(client, await countBeside(await readHomesAndCampuses(client)));
}

/** Whether the homes of campuses were counted by this release's calculation. */
export const areHomesCounted = (client: PoolClient): Promise<boolean> =>
  isSeeded(client, 'commutes', COMMUTE_RULE);
