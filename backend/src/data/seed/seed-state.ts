import type pg from 'pg';
import type { Log } from '../postgres/postgres-place.ts';

/** The parts that the database was filled with. */
export async function findSeeded(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from seed_state');
  return new Set(rows.map(({ name }) => name));
}

/** Notes a part as done, so that no later start does it again. */
export async function markSeeded(client: pg.PoolClient, name: string, version: string): Promise<void> {
  await client.query('insert into seed_state (name, version) values ($1, $2)', [name, version]);
}

/** Logs how long a part took. */
export async function timed(log: Log, part: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  log.info(`${part}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
