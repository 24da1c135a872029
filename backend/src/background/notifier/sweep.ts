import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** How long rows are kept, in days, by the column with their date. */
const kept: readonly { table: string; column: string; days: number }[] = [
  { table: 'estate_change', column: 'processed_at', days: 30 },
  // The index of estates starts anew when it has not asked for half of that.
  { table: 'estate_touch', column: 'touched_at', days: 1 },
  { table: 'index_snapshot', column: 'saved_at', days: 1 },
  { table: 'condition_match', column: 'matched_at', days: 60 },
  { table: 'deleted_condition', column: 'deleted_at', days: 1 },
  { table: 'notification', column: 'created_at', days: 90 },
  { table: 'waitlist', column: 'notified_at', days: 90 },
  { table: 'share_list', column: 'expires_at', days: 0 },
  { table: 'log_tracking', column: 'created_at', days: 30 },
  { table: 'log_access', column: 'created_at', days: 30 },
  { table: 'log_favorite', column: 'created_at', days: 180 },
];

/** Few enough that a deletion holds nothing up. */
const CHUNK = 5000;

/** Removes old rows. Any number of processes may do it at once. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { table, column, days } of kept) {
    let deleted: bigint;
    do {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)}
          where ${sql.ref(column)} < ${now}::timestamptz - make_interval(days => ${days}) limit ${CHUNK}))`.execute(
        db,
      );
      deleted = numAffectedRows;
    } while (deleted >= BigInt(CHUNK));
  }
}
