import type { FavoriteCount, FavoriteLogRequest } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';

/** A count below this could show somebody's choice. */
export const COUNT_MIN = 5;

export async function insertTracking(
  db: Kysely<Database>,
  row: Insertable<Database['log_tracking']>,
): Promise<void> {
  await db.insertInto('log_tracking').values(row).execute();
}

export async function insertAccess(
  db: Kysely<Database>,
  row: Insertable<Database['log_access']>,
): Promise<void> {
  await db.insertInto('log_access').values(row).execute();
}

/** Notes that a browser has, or no longer has, an estate among its favourites. */
export async function saveFavoriteLog(
  db: Kysely<Database>,
  { session_key, estate_id, action }: FavoriteLogRequest,
): Promise<void> {
  if (action === 'remove') {
    await db
      .deleteFrom('log_favorite')
      .where('estate_id', '=', estate_id)
      .where('session_key', '=', session_key)
      .execute();
    return;
  }
  await sql`
    insert into log_favorite (estate_id, session_key, created_at)
    select estate_id, ${session_key}, now() from estate where estate_id = ${estate_id}
    on conflict do nothing`.execute(db);
}

/** How many browsers have each estate among their favourites, in the order of the ids. */
export async function countFavoriteLogs(
  db: Kysely<Database>,
  estateIds: readonly number[],
): Promise<FavoriteCount[]> {
  const rows = await db
    .selectFrom('log_favorite')
    .select(['estate_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('estate_id', 'in', estateIds)
    .groupBy('estate_id')
    .having(({ fn }) => fn.countAll(), '>=', COUNT_MIN)
    .execute();
  const counts = new Map(rows.map((row) => [row.estate_id, row.count]));
  return estateIds.map((estate_id) => ({ estate_id, favorite_count: counts.get(estate_id) ?? null }));
}
