import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** The first look comes soon after the start, since the process may be killed; in ms. */
const FIRST_MS = 5_000;
const BETWEEN_MS = 5 * 60_000;

interface Keeping {
  /** Each writes a snapshot of itself where that is worth it. */
  indexes: readonly { save(): Promise<void> }[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Keeps what the next start would have to work out: snapshots of the indexes, and the compiled code where NODE_COMPILE_CACHE names a
 * folder, which Node else writes at an orderly end only.
 */
export function keepSnapshots({ indexes, log }: Keeping): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  async function keep(): Promise<void> {
    await pause(FIRST_MS);
    flushCompileCache();
    while (!signal.aborted) {
      for (const index of indexes) await index.save().catch((error: unknown) => log.warn(error));
      await pause(BETWEEN_MS);
    }
  }
  const keeping = keep();
  return {
    async stop() {
      stopping.abort();
      await keeping;
    },
  };
}
