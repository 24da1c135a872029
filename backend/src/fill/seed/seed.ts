import type pg from 'pg';
import { loadContent } from '../content/load-content.ts';
import { areHomesCounted, countHomesOfCampuses } from '../commutes/homes-of-campuses.ts';
import { BULK_SESSION } from '../../data/db/database.ts';
import { refreshEstates, refreshOldPlaces } from '../listing/write-estates.ts';
import { addStayCosts } from '../listing/write-stay-costs.ts';
import { loadMasters } from '../masters/load-masters.ts';
import type { Log } from '../../data/postgres/postgres-place.ts';
import { loadReference } from './load-reference.ts';
import { loadUndergraduates } from './load-undergraduates.ts';
import { timed } from '../../data/db/seed-state.ts';

/** One process seeds at a time; the number is ours and arbitrary. */
const SEED_LOCK = 726_102;

/** Adds listings and more to the reference data, in its transaction; true when listings came. */
export type Fill = (client: pg.PoolClient, log: Log) => Promise<boolean>;

interface SeedOptions {
  log: Log;
  /** Folders of announcements, pamphlets and banners; absent: those in the database stay as they are. */
  filesDirs?: readonly string[];
  fill?: Fill;
  /** The folder of the reference data; absent: that of this release. */
  reference?: URL;
}

/**
 * Loads the reference data if this release has newer ones; true if it did. Names of schools and stations that are
 * copied into estates are derived again.
 */
async function renewReference(client: pg.PoolClient, log: Log, reference?: URL): Promise<boolean> {
  const start = performance.now();
  const outcome = await loadReference(client, reference);
  if (outcome === 'current') return false;
  if (outcome === 'renewed') {
    const { rows } = await client.query<{ estate_id: number }>('select estate_id from estate');
    await refreshEstates(
      client,
      rows.map(({ estate_id }) => estate_id),
    );
    // Faculties are found by the names of schools and campuses.
    await client.query(`delete from seed_state where name = 'undergraduate'`);
  }
  log.info(`Reference data ${outcome}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** Homes of campuses are counted when data was loaded, or an earlier release counted otherwise. True when they were. */
async function recountHomes(client: pg.PoolClient, log: Log, isFilled: boolean): Promise<boolean> {
  if (!isFilled && (await areHomesCounted(client))) return false;
  await timed(log, 'Homes of campuses counted', () => countHomesOfCampuses(client));
  return true;
}

/** Fills the database with what this release brings: all of it or nothing, by one process at a time. */
export async function seed(pool: pg.Pool, { log, filesDirs, fill, reference }: SeedOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(BULK_SESSION);
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await client.query('begin');
    const isNew = await renewReference(client, log, reference);
    const hasListings = (await fill?.(client, log)) ?? false;
    const isRenewed = await recountHomes(client, log, isNew || hasListings);
    await addStayCosts(client);
    await refreshOldPlaces(client);
    await loadUndergraduates(client);
    await loadContent(client);
    if (filesDirs) await loadMasters(client, filesDirs);
    await client.query('commit');
    // Marks the new pages as visible to all, without which an index alone answers no count.
    if (isRenewed) await timed(log, 'Tables vacuumed', () => client.query('vacuum (analyze)'));
  } finally {
    // Ending the session releases the lock and, after an error, the transaction.
    client.release(true);
  }
}
