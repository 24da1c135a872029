import type pg from 'pg';
import { loadContent } from '../../areas/content/load-content.ts';
import { areCommutesCurrent, computeCommutes } from '../commute/compute-commutes.ts';
import { BULK_SESSION } from '../db/database.ts';
import { addStayCosts } from '../listing/write-stay-costs.ts';
import { loadMasters } from '../masters/load-masters.ts';
import type { Log } from '../postgres/postgres-place.ts';
import { loadReference } from './load-reference.ts';
import { loadUndergraduates } from './load-undergraduates.ts';
import { findSeeded, timed } from './seed-state.ts';

/** One process seeds at a time; the number is ours and arbitrary. */
const SEED_LOCK = 726_102;

/** Adds listings and more to the reference data, in its transaction; true when listings came. */
export type Fill = (client: pg.PoolClient, log: Log) => Promise<boolean>;

interface SeedOptions {
  log: Log;
  /** Folders of announcements, pamphlets and banners; absent: those in the database stay as they are. */
  filesDirs?: readonly string[];
  fill?: Fill;
}

/** Reference data are loaded once. True when they were. */
async function loadReferenceOnce(client: pg.PoolClient, log: Log): Promise<boolean> {
  if ((await findSeeded(client)).has('reference')) return false;
  await timed(log, 'Reference data loaded', () => loadReference(client));
  return true;
}

/** Commutes are worked out when data was loaded, or an earlier release kept others. True when they were. */
async function renewCommutes(client: pg.PoolClient, log: Log, isFilled: boolean): Promise<boolean> {
  if (!isFilled && (await areCommutesCurrent(client))) return false;
  await timed(log, 'Commutes computed', () => computeCommutes(client));
  return true;
}

/** Fills the database with what this release brings: all of it or nothing, by one process at a time. */
export async function seed(pool: pg.Pool, { log, filesDirs, fill }: SeedOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(BULK_SESSION);
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await client.query('begin');
    const isNew = await loadReferenceOnce(client, log);
    const hasListings = (await fill?.(client, log)) ?? false;
    const isRenewed = await renewCommutes(client, log, isNew || hasListings);
    await addStayCosts(client);
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
