import type pg from 'pg';

/** Reads everything as it is at one moment, for as long as it takes, and stops nobody. */
export async function inSnapshot<T>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const result = await read(client);
    await client.query('commit');
    return result;
  } finally {
    client.release(true);
  }
}
