import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** How far an index has read what transactions touch (migrations/0036_estate_index.sql). */
export interface Mark {
  /** The oldest transaction that was under way; all before it are over. */
  from: string;
  /** Rows of it and of later ones that are in the index already. */
  seen: number;
}

/** The database forgets what was touched after a day (`sweep.ts`): what has not asked for so long starts anew. In ms. */
export const FORGOTTEN_MS = 12 * 60 * 60 * 1000;

/** Changes since a mark. */
export interface Touched {
  next: Mark;
  estateIds: number[];
  hasAll: boolean;
  hasReference: boolean;
}

/** The mark of the moment of this transaction's snapshot. */
export async function readMark(db: Kysely<Database>): Promise<Mark> {
  const { rows } = await sql<Mark>`
    with snapshot as (select pg_snapshot_xmin(pg_current_snapshot()) as oldest)
    select oldest::text as from, (select count(*) from estate_touch where xid >= oldest) as seen from snapshot`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Changes by transactions from a mark on. A mark ahead of this database belongs to another one: everything has changed.
 */
export async function readTouched(db: Kysely<Database>, { from, seen }: Mark): Promise<Touched> {
  const next = await readMark(db);
  const { rows } = await sql<{ scope: string; count: number; ids: number[] }>`
    select scope, count(*) as count,
      coalesce(array_agg(distinct estate_id) filter (where estate_id is not null), '{}') as ids
    from estate_touch where xid >= ${from}::text::xid8 group by scope`.execute(db);
  // Rows are only added: as many as before are the same ones, of a transaction that takes long.
  const isNew = rows.reduce((sum, { count }) => sum + count, 0) !== seen;
  const has = (scope: string) => isNew && rows.some((row) => row.scope === scope);
  return {
    next,
    estateIds: isNew ? rows.flatMap(({ ids }) => ids) : [],
    hasAll: has('all') || BigInt(next.from) < BigInt(from),
    hasReference: has('reference'),
  };
}
