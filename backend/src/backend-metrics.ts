import { serveMetrics } from '@gakumado/shared/serving';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './areas/deps.ts';
import { countOpenMails } from './background/mail/outbox-queries.ts';
import type { CostGates } from './platform/http/cost-classes.ts';

/** `/metrics` of the backend: its pool of connections, its gates, the outbox and the index (docs/operate.md). */
export function backendMetrics(
  app: FastifyInstance,
  { db, pool, estates, config }: Pick<Deps, 'db' | 'pool' | 'estates' | 'config'>,
  gates: CostGates,
): void {
  serveMetrics(app, {
    key: config.metricsKey,
    counters: {},
    gauges: {
      gakumado_database_connections: {
        help: 'Connections of the pool, and callers that wait for one',
        label: 'state',
        read: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      },
      gakumado_mails: {
        help: 'Mails of the outbox that are not sent',
        label: 'state',
        read: () => countOpenMails(db),
      },
      gakumado_index_homes: { help: 'Homes in the index', read: () => estates.status()?.homes ?? 0 },
      gakumado_index_age_seconds: {
        help: 'Time since the index was compared with the database',
        read: () => (estates.status()?.age_ms ?? Infinity) / 1_000,
      },
    },
    gates: () => Object.fromEntries(Object.entries(gates).map(([name, { counts }]) => [name, counts()])),
  });
}
