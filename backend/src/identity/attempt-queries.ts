import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';

/** Share of the tries after which old rows are removed, so that made-up names do not pile up. */
const SWEEP_RATE = 0.01;

/**
 * Counts one try and tells whether it is still allowed: `max` tries in `windowS` seconds. Counting comes before
 * the work, in one statement, so that many tries at once cannot slip through together.
 */
export async function countAttempt(
  db: Kysely<IdentityTables>,
  key: string,
  { max, windowS }: { max: number; windowS: number },
): Promise<boolean> {
  const isOver = sql`identity_attempt.window_started_at < now() - make_interval(secs => ${windowS})`;
  const { rows } = await sql<{ tries: number }>`
    insert into identity_attempt (attempt_key, tries, window_started_at) values (${key}, 1, now())
    on conflict (attempt_key) do update set
      tries = case when ${isOver} then 1 else identity_attempt.tries + 1 end,
      window_started_at = case when ${isOver} then now() else identity_attempt.window_started_at end
    returning tries`.execute(db);
  if (Math.random() < SWEEP_RATE) await sweepAttempts(db);
  return (rows[0]?.tries ?? 0) <= max;
}

/** Gives all tries back, after a success. */
export async function forgetAttempts(db: Kysely<IdentityTables>, key: string): Promise<void> {
  await db.deleteFrom('identity_attempt').where('attempt_key', '=', key).execute();
}

async function sweepAttempts(db: Kysely<IdentityTables>): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('window_started_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
