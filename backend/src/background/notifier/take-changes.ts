import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { ChangeRow } from './fold-changes.ts';

/** Estates of one batch. A batch takes all changes of an estate, so that those that cancel out meet. */
const BATCH_ESTATES = 1000;

/** One process turns changes into notifications at a time; the number is ours and arbitrary. */
const NOTIFIER_LOCK = 726_110;

/** False when another process is at it; the lock ends with the transaction. */
export async function lockNotifier(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${NOTIFIER_LOCK}) as is_ours`.execute(trx);
  return rows[0]?.is_ours ?? false;
}

/**
 * Marks changes that nobody has dealt with yet, and answers them oldest first. Two statements: in one the planner
 * takes the rows that wait for few, as they mostly are, and needs minutes after an import.
 */
export async function takeChanges(trx: Transaction<Database>): Promise<ChangeRow[]> {
  const batch = await trx
    .selectFrom('estate_change')
    .select('estate_id')
    .distinct()
    .where('processed_at', 'is', null)
    .orderBy('estate_id')
    .limit(BATCH_ESTATES)
    .execute();
  if (batch.length === 0) return [];
  const { rows } = await sql<ChangeRow>`
    with taken as (
      update estate_change set processed_at = now()
      where processed_at is null and estate_id = any(${batch.map((row) => row.estate_id)}::integer[])
      returning *
    )
    select estate_id, name, status_before, status_after, price_before, price_after, vacant_before, vacant_after,
      changed_at
    from taken order by change_id`.execute(trx);
  return rows;
}
