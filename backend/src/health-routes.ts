import { setTimeout as sleep } from 'node:timers/promises';
import type { Draining } from '@gakumado/shared/serving';
import type { FastifyInstance } from 'fastify';
import type { EstateIndex } from './fill/estate-index/estate-index.ts';
import type { Deps } from './areas/deps.ts';
import { isMigrated } from './data/db/migrate.ts';
import { busyFault } from './platform/http/error-handler.ts';

/** Answers nothing but `/healthz` and `/metrics` until the process is ready: it waits for its database. */
export function refuseUntilReady(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isReady() || url === '/healthz' || url === '/metrics') return;
    if (url !== '/readyz') throw busyFault();
    return reply.code(503).send({ status: 'not_ready', reason: 'database' });
  });
}

/** The index asks the database every few seconds; one that has not for so long is behind, in ms. */
const INDEX_AGE_MS = 15_000;
const CATCH_UP_MS = 1_000;

/** The index of estates is as the database. One that is behind may catch up while it is asked. */
async function isIndexCurrent(estates: EstateIndex): Promise<boolean> {
  const status = estates.status();
  if (!status) await estates.refresh();
  if (!status || status.age_ms < INDEX_AGE_MS) return true;
  const caughtUp = estates.refresh().then(() => true);
  return Promise.race([caughtUp, sleep(CATCH_UP_MS, false, { ref: false })]);
}

/**
 * `/healthz`: this process is alive. `/readyz`: the database answers and has every migration, and the index of estates is as
 * the database, and the process is not about to end; `details` is what it tells beside that to whoever watches the site.
 */
export function healthRoutes(
  app: FastifyInstance,
  { pool, estates, draining }: Pick<Deps, 'pool' | 'estates'> & { draining: Pick<Draining, 'isOn'> },
  details: () => Promise<Record<string, unknown>>,
): void {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    if (draining.isOn()) return reply.code(503).send({ status: 'not_ready', reason: 'stopping' });
    try {
      if (!(await isMigrated(pool)))
        return reply.code(503).send({ status: 'not_ready', reason: 'migrations' });
      const isCurrent = await isIndexCurrent(estates);
      const index = estates.status();
      if (!isCurrent) return reply.code(503).send({ status: 'not_ready', reason: 'index', index });
      return { status: 'ready', index, ...(await details()) };
    } catch (error) {
      request.log.warn(error);
      return reply.code(503).send({ status: 'not_ready', reason: 'database' });
    }
  });
}
