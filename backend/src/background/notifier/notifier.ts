import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../data/db/database.ts';
import { foldChanges } from './fold-changes.ts';
import { mailMatches } from './mail-matches.ts';
import { matchConditions } from './match-conditions.ts';
import { notifyFavorites } from './notify-favorites.ts';
import { notifyWaitlist } from './notify-waitlist.ts';
import { sweep } from './sweep.ts';
import { lockNotifier, takeChanges } from './take-changes.ts';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

export interface NotifierDeps {
  db: Kysely<Database>;
  estates: EstateIndex;
  config: Pick<Config, 'siteOrigin' | 'notifyIntervalS'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Further work that is due again and again, of the areas above. */
  others?: readonly ((now: Date) => Promise<void>)[];
}

/** Turns one batch of changes into notifications, all or nothing; false when none is left or another process is at it. */
function processBatch({ db, estates, log }: NotifierDeps, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockNotifier(trx))) return false;
    const rows = await takeChanges(trx);
    const { appeared, events } = foldChanges(rows);
    await notifyFavorites(trx, events, now);
    await matchConditions(trx, { estates, log }, appeared, now);
    return rows.length > 0;
  });
}

/** Everything that is due now. Every instance may run it at any time (docs/notifications.md). */
export async function runNotifier(deps: NotifierDeps, now = new Date()): Promise<void> {
  while (await processBatch(deps, now));
  await notifyWaitlist(deps, now, deps.config.siteOrigin);
  await mailMatches(deps, now, deps.config.siteOrigin);
  for (const run of deps.others ?? []) await run(now);
}

/** Runs it again and again; `stop` waits for the run under way. */
export function startNotifier(deps: NotifierDeps): { stop: () => Promise<void> } {
  const intervalMs = deps.config.notifyIntervalS * 1000;
  if (intervalMs === 0) return { stop: async () => {} };
  let isStopped = false;
  let sweptAt = 0;
  let running = Promise.resolve();
  const run = async () => {
    await runNotifier(deps);
    if (Date.now() - sweptAt < SWEEP_INTERVAL_MS) return;
    sweptAt = Date.now();
    await sweep(deps.db, new Date());
  };
  const tick = () => {
    running = run()
      // The next run finds the same work.
      .catch((error: unknown) => deps.log.warn(error, 'The notifier failed and will try again.'))
      .then(() => {
        if (!isStopped) timer = setTimeout(tick, intervalMs);
      });
  };
  let timer = setTimeout(tick, intervalMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
