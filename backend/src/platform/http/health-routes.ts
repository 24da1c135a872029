import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isMigrated } from '../../data/db/migrate.ts';
import { busyFault } from './error-handler.ts';

/** Answers nothing but `/healthz` until the process is ready: it waits for its database. */
export function refuseUntilReady(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isReady() || url === '/healthz') return;
    if (url !== '/readyz') throw busyFault();
    return reply.code(503).send({ status: 'not_ready', reason: 'database' });
  });
}

/**
 * `/healthz`: this process is alive. `/readyz`: the database answers and has every migration; `details` is what it tells
 * beside that to whoever watches the site.
 */
export function healthRoutes(
  app: FastifyInstance,
  { pool }: Deps,
  details: () => Promise<Record<string, unknown>>,
): void {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      if (await isMigrated(pool)) return { status: 'ready', ...(await details()) };
      return reply.code(503).send({ status: 'not_ready', reason: 'migrations' });
    } catch (error) {
      request.log.warn(error);
      return reply.code(503).send({ status: 'not_ready', reason: 'database' });
    }
  });
}
