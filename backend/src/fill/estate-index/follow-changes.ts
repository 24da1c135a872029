import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { EstateIndex } from './estate-index.ts';

/** A connection that says nothing is asked so often whether it is still there. */
const HEARTBEAT_MS = 5_000;
const RECONNECT_MS = 500;
const ANSWER_TIMEOUT_MS = 4_000;

interface Followed {
  pool: pg.Pool;
  estates: EstateIndex;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Listens on one connection until that is lost or `signal` ends it. */
async function listen(client: pg.PoolClient, { estates, log }: Followed, signal: AbortSignal): Promise<void> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  const onLost = () => lost.reject(new Error('The connection that listens for changes is lost.'));
  client.once('error', onLost).once('end', onLost);
  client.on('notification', () => void estates.refresh().catch((error: unknown) => log.warn(error)));
  try {
    await client.query('listen estate_touch');
    while (!signal.aborted) {
      // The first time it reads what changed while nobody listened.
      await estates.refresh();
      await Promise.race([lost.promise, sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => {})]);
      const alive: pg.QueryConfig & { query_timeout: number } = {
        text: 'select',
        query_timeout: ANSWER_TIMEOUT_MS,
      };
      await client.query(alive);
    }
  } finally {
    client.removeAllListeners('notification');
  }
}

/**
 * Keeps the index as the database is: every change sends a signal when it is committed (migrations/0036_estate_index.sql). It
 * has a connection of the pool for itself. One that is lost is replaced, and what was missed is read.
 */
export function followChanges(followed: Followed): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function follow(): Promise<void> {
    while (!signal.aborted) {
      try {
        const client = await followed.pool.connect();
        await listen(client, followed, signal).finally(() => client.release(true));
      } catch (error) {
        if (signal.aborted) return;
        followed.log.warn(error, 'The index of estates follows no changes and will try again.');
        await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {});
      }
    }
  }
  const following = follow();
  return {
    async stop() {
      stopping.abort();
      await following;
    },
  };
}
