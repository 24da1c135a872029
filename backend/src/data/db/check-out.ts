import type pg from 'pg';
import { isDatabaseAway } from '../../platform/is-database-away.ts';

/** A query that the server has not stopped by then was sent to a server that hangs, in ms. */
const ANSWER_TIMEOUT_MS = 12_000;

/**
 * Takes a connection for the queries of a request. One that broke or hangs is closed on release and costs nobody
 * else a query; the pool alone would hand it to the next request in the moment before its socket closes.
 */
export async function checkOut(pool: pg.Pool): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
  const client = await pool.connect();
  let lostBy: unknown;
  async function query(first: string | pg.QueryConfig, values?: unknown[]) {
    if (lostBy !== undefined) throw lostBy;
    const config = typeof first === 'string' ? { text: first, values } : first;
    try {
      return await client.query(Object.assign({ query_timeout: ANSWER_TIMEOUT_MS }, config));
    } catch (error) {
      if (isDatabaseAway(error)) lostBy = error;
      throw error;
    }
  }
  return {
    // Of the many forms of a query, those that Kysely and prepare-once.ts use.
    query: query as pg.PoolClient['query'],
    release: () => client.release(lostBy !== undefined),
  };
}
