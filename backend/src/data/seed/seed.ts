import type pg from 'pg';
import { areCommutesCurrent, computeCommutes } from '../commute/compute-commutes.ts';
import type { Config } from '../../config.ts';
import { loadContent } from '../../areas/content/load-content.ts';
import { loadMasters } from '../masters/load-masters.ts';
import { loadSampleMember } from '@gakumado/samples/src/load-sample-member.ts';
import { loadReference } from './load-reference.ts';
import { loadUndergraduates } from './load-undergraduates.ts';
import { loadSamples } from '@gakumado/samples/src/load-samples.ts';
import { loadSampleSpots } from '@gakumado/samples/src/load-spots.ts';
import { BULK_SESSION } from '../db/database.ts';
import type { Log } from '../postgres/postgres-place.ts';

/** One process seeds at a time; the number is ours and arbitrary. */
const SEED_LOCK = 726_102;

/** What the database was filled with, by part. */
async function findSeeded(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from seed_state');
  return new Set(rows.map(({ name }) => name));
}

async function timed(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  log.info(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Reference data and sample listings are loaded once; listings that are there afterwards are never touched. True when something was. */
async function fillOnce(client: pg.PoolClient, config: Config, log: Log): Promise<boolean> {
  const { sampleEstates: estates, sampleRoomsPerEstate: roomsPerEstate } = config;
  const seeded = await findSeeded(client);
  if (!seeded.has('reference')) await timed(log, 'Reference data loaded', () => loadReference(client));
  if (seeded.has('samples') || estates === 0) return !seeded.has('reference');
  await timed(log, `${estates} sample estates made`, () => loadSamples(client, { estates, roomsPerEstate }));
  await client.query("insert into seed_state (name, version) values ('samples', $1)", [String(estates)]);
  return true;
}

/** Where data came, and where an earlier release kept other commutes. True when they were worked out. */
async function renewCommutes(client: pg.PoolClient, log: Log, isFilled: boolean): Promise<boolean> {
  if (!isFilled && (await areCommutesCurrent(client))) return false;
  await timed(log, 'Commutes computed', () => computeCommutes(client));
  return true;
}

/** Apart from the listings, since databases that have those may have no spots. */
async function loadSpotsOnce(client: pg.PoolClient): Promise<void> {
  if ((await findSeeded(client)).has('spots')) return;
  await loadSampleSpots(client);
  await client.query("insert into seed_state (name, version) values ('spots', 'samples')");
}

/** Fills the database with what this release brings: all of it or nothing, by one process at a time. */
export async function seed(pool: pg.Pool, config: Config, log: Log): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(BULK_SESSION);
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await client.query('begin');
    const isFilled = await fillOnce(client, config, log);
    const isRenewed = await renewCommutes(client, log, isFilled);
    await loadUndergraduates(client);
    if (config.sampleEstates > 0) await loadSpotsOnce(client);
    await loadContent(client);
    await loadMasters(client);
    if (config.sampleEstates > 0) await loadSampleMember(client);
    await client.query('commit');
    // Marks the new pages as visible to all, without which an index alone answers no count.
    if (isRenewed) await timed(log, 'Tables vacuumed', () => client.query('vacuum (analyze)'));
  } finally {
    // Ending the session gives up the lock and, after an error, the transaction.
    client.release(true);
  }
}
