import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../platform/error-code.ts';
import type { Log } from '../postgres/postgres-place.ts';
import { isDatabaseAway } from '../../platform/is-database-away.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** A wrong password, an unknown user or database: waiting mends no configuration. */
const REFUSED = /^(28|3D)/;

interface Options {
  log: Pick<Log, 'warn'>;
  /** Called once, before the first wait. */
  onAway: () => Promise<void>;
}

/** Does the work; when the database is away, again and again until it is done. */
export async function untilDatabaseAnswers(
  work: () => Promise<void>,
  { log, onAway }: Options,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || REFUSED.test(errorCode(error))) throw error;
      if (pauseMs === FIRST_PAUSE_MS) {
        log.warn(`The database is away and waited for: ${String(error)}`);
        await onAway();
      }
      await sleep(pauseMs);
    }
  }
}
