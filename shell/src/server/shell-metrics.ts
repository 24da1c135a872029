import { serveMetrics } from '@gakumado/shared/serving';
import type { Metrics } from '@gakumado/shared/serving';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PageGate } from './page-gate.ts';
import type { OwnedAnswer } from './pages.ts';

const ofRelease = ['remote', 'version'] as const;

export interface MetricsDeps {
  config: Pick<ShellConfig, 'METRICS_KEY'>;
  /** Keeps pages that are the same for everybody; absent: each is rendered anew. */
  pageCache?: PageCache<OwnedAnswer>;
  /** Refuses pages beyond what can be rendered; absent: none. */
  pageGate?: PageGate;
  /** Versions in use, by remote. */
  liveVersions?: () => Readonly<Record<string, string>>;
  /** Names of registered remotes of which no version is in use; the shell is not ready while there are any. */
  missingRemotes?: () => readonly string[];
}

/** `/metrics` of the shell: failures by remote and version, live versions, kept pages and the gate of pages (docs/operate.md). */
export function shellMetrics(
  app: FastifyInstance,
  { config, pageCache, pageGate, liveVersions, missingRemotes }: MetricsDeps,
): Metrics {
  return serveMetrics(app, {
    key: config.METRICS_KEY,
    counters: {
      gakumado_failed_pages_total: { help: 'Pages with a failed part', labels: ofRelease },
      gakumado_failed_files_total: { help: 'Files that failed in browsers', labels: ofRelease },
      gakumado_failed_errors_total: { help: 'Errors in browsers', labels: ofRelease },
    },
    gauges: {
      gakumado_live_release: {
        help: 'Releases in use, as remote@version: 1',
        label: 'release',
        read: () =>
          Object.fromEntries(
            Object.entries(liveVersions?.() ?? {}).map(([remote, version]) => [`${remote}@${version}`, 1]),
          ),
      },
      gakumado_missing_remotes: {
        help: 'Registered remotes of which no version is in use',
        read: () => missingRemotes?.().length ?? 0,
      },
      gakumado_pages: {
        help: 'Public pages since the start: kept, last good in place of a failure, rendered',
        label: 'source',
        read: () => ({ ...pageCache?.counts() }),
      },
    },
    gates: pageGate && (() => ({ page: pageGate.counts() })),
  });
}
