import type pg from 'pg';
import type { Log } from '../postgres/postgres-place.ts';

/** The parts that the database was filled with. */
export async function findSeeded(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from seed_state');
  return new Set(rows.map(({ name }) => name));
}

/** Whether a part was filled from this version of its sources. */
export async function isSeeded(client: pg.PoolClient, name: string, version: string): Promise<boolean> {
  const { rowCount } = await client.query('select from seed_state where name = $1 and version = $2', [
    name,
    version,
  ]);
  return rowCount === 1;
}

/** Notes a part as filled with a version, so that no later start does it again. */
export async function markSeeded(client: pg.PoolClient, name: string, version: string): Promise<void> {
  await client.query(
    `insert into seed_state (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [name, version],
  );
}

/** Logs how long a part took. */
export async function timed(log: Log, part: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  log.info(`${part}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
