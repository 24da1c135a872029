import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import type { Database } from '../../data/db/database.ts';
import { evaluateConditions } from './evaluate-conditions.ts';
import type { DistinctCondition, Match } from './evaluate-conditions.ts';
import type { FoldedChanges } from './fold-changes.ts';

/** Conditions of one statement. */
const CHUNK = 50;

/** Different conditions in the order of their hashes: a search of many members is evaluated once. */
function findDistinct(db: Kysely<Database>, after: Buffer): Promise<DistinctCondition[]> {
  return db
    .selectFrom('saved_condition')
    .distinctOn('condition_hash')
    .select(['condition_hash', 'condition'])
    .where('condition_hash', '>', after)
    .orderBy('condition_hash')
    .limit(CHUNK)
    .execute();
}

interface DatedMatch extends Match {
  changed_at: Date;
}

/**
 * Stores matches for every member who has the condition, and one unread line for each. A match is dated when it is
 * stored: a condition may be younger than the run (`now`), and only later matches are new to its member.
 */
async function saveMatches(
  trx: Transaction<Database>,
  matches: readonly DatedMatch[],
  now: Date,
): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    with matched as (
      insert into condition_match (condition_id, estate_id, matched_at)
      select condition_id, given.estate_id, greatest(${now}::timestamptz, clock_timestamp())
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
        as given (hash text, estate_id integer, changed_at timestamptz)
      join saved_condition on condition_hash = decode(given.hash, 'hex') and saved_at < given.changed_at
      on conflict (condition_id, estate_id) do update set matched_at = excluded.matched_at, mailed_at = null
      returning condition_id
    ), counted as (
      select condition_id, count(*) as count from matched group by condition_id
    )
    insert into notification (customer_id, type, condition_id, data, created_at)
    select customer_id, 'new_match', condition_id, jsonb_build_object('name', name, 'count', count), ${now}
    from counted join saved_condition using (condition_id)
    on conflict (customer_id, type, coalesce(estate_id, 0), coalesce(condition_id, 0)) where read_at is null
      do update set created_at = excluded.created_at, data = jsonb_build_object('name', excluded.data -> 'name',
        'count', (notification.data ->> 'count')::integer + (excluded.data ->> 'count')::integer)`.execute(
    trx,
  );
}

/** Evaluates every saved condition over the estates that appeared and stores what matches. */
export async function matchConditions(
  trx: Transaction<Database>,
  { estates, log }: { estates: EstateIndex; log: Pick<FastifyBaseLogger, 'warn'> },
  appeared: FoldedChanges['appeared'],
  now: Date,
): Promise<void> {
  if (appeared.length === 0) return;
  const changedAt = new Map(appeared.map(({ estate_id, changed_at }) => [estate_id, changed_at]));
  const estateIds = [...changedAt.keys()];
  // They were committed before; the signal of it may be under way.
  await estates.refresh();
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    const conditions = await findDistinct(trx, last);
    const found = await evaluateConditions({ estates, log }, conditions, estateIds);
    const matches = found.map(({ hash, estate_id }) => ({
      hash,
      estate_id,
      changed_at: changedAt.get(estate_id) ?? now,
    }));
    await saveMatches(trx, matches, now);
    const end = conditions.at(-1);
    if (!end || conditions.length < CHUNK) return;
    last = end.condition_hash;
  }
}
