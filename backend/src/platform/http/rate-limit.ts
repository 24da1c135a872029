import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { ApiFault } from './api-fault.ts';

/** So many tries in so many seconds, counted from the first; an infinite `max` counts nothing. */
export interface RateLimit {
  max: number;
  windowS: number;
}

/** Share of the tries after which old rows are removed, so that made-up names do not pile up. */
const SWEEP_RATE = 0.01;

/** Counts in one statement, so that many tries at once cannot slip through together. */
async function count(db: QueryExecutorProvider, key: string, { windowS }: RateLimit) {
  const isOver = sql`rate_limit.window_started_at < now() - make_interval(secs => ${windowS})`;
  const { rows } = await sql<{ tries: number; wait_s: number }>`
    insert into rate_limit (limit_key, tries, window_started_at) values (${key}, 1, now())
    on conflict (limit_key) do update set
      tries = case when ${isOver} then 1 else least(rate_limit.tries, 1000000000) + 1 end,
      window_started_at = case when ${isOver} then now() else rate_limit.window_started_at end
    returning tries,
      ceil(extract(epoch from window_started_at - now()) + ${windowS}::integer)::integer as wait_s`.execute(
    db,
  );
  if (Math.random() < SWEEP_RATE) await sweep(db);
  return rows[0] ?? { tries: 0, wait_s: 0 };
}

async function sweep(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from rate_limit where window_started_at < now() - interval '1 day'`.execute(db);
}

/**
 * Counts one try; the seconds until the next one is allowed, 0 when this one is. Call it before the work and outside
 * a transaction: a rollback gives the try back. Where only what was done counts, call it inside. Windows are at most a day.
 */
export async function secondsToWait(
  db: QueryExecutorProvider,
  key: string,
  limit: RateLimit,
): Promise<number> {
  if (limit.max === Infinity) return 0;
  const { tries, wait_s } = await count(db, key, limit);
  return tries <= limit.max ? 0 : Math.max(1, wait_s);
}

/** As {@link secondsToWait}, for those who only ask whether this try is allowed. */
export async function countAttempt(
  db: QueryExecutorProvider,
  key: string,
  limit: RateLimit,
): Promise<boolean> {
  return (await secondsToWait(db, key, limit)) === 0;
}

/** Gives one try back that was no failure. */
export async function returnAttempt(db: QueryExecutorProvider, key: string): Promise<void> {
  await sql`update rate_limit set tries = tries - 1 where limit_key = ${key} and tries > 0`.execute(db);
}

/** Gives the tries of every key back that begins so. */
export async function forgetAttemptsUnder(db: QueryExecutorProvider, prefix: string): Promise<void> {
  await sql`delete from rate_limit where starts_with(limit_key, ${prefix})`.execute(db);
}

/** Gives all tries back, after a success. */
export async function forgetAttempts(db: QueryExecutorProvider, key: string): Promise<void> {
  await sql`delete from rate_limit where limit_key = ${key}`.execute(db);
}

const tooMany = (retryAfterS: number) =>
  new ApiFault(400, [{ field: '', code: 'rate_limit' }], { httpStatus: 429, retryAfterS });

/** As {@link secondsToWait}, and throws the contract's 429 when this try is one too many. */
export async function limitRate(db: QueryExecutorProvider, key: string, limit: RateLimit): Promise<void> {
  const retryAfterS = await secondsToWait(db, key, limit);
  if (retryAfterS > 0) throw tooMany(retryAfterS);
}

/** Throws the 429 when the tries are used up, without counting one: for those that are counted by their outcome. */
export async function refuseOverLimit(
  db: QueryExecutorProvider,
  key: string,
  { max, windowS }: RateLimit,
): Promise<void> {
  if (max === Infinity) return;
  const { rows } = await sql<{ wait_s: number }>`
    select ceil(extract(epoch from window_started_at - now()) + ${windowS}::integer)::integer as wait_s
    from rate_limit where limit_key = ${key} and tries >= ${max}
      and window_started_at >= now() - make_interval(secs => ${windowS})`.execute(db);
  const [row] = rows;
  if (row) throw tooMany(Math.max(1, row.wait_s));
}
