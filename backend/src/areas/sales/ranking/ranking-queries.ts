import type { RankedEstate } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { findEstateCards } from '../estate/estate-card-queries.ts';
import { contextColumns } from '../estate/estate-queries.ts';
import { COUNT_MIN } from '../log/log-queries.ts';
import { isEstatePublished } from '../estate-status-sql.ts';

type Ranked = Pick<RankedEstate, 'estate_id' | 'favorite_count'>;

/**
 * The estates near a campus that most browsers have among their favourites, with their commute. An estate of fewer
 * than {@link COUNT_MIN} does not count: nobody's choice shows, and a handful is no ranking.
 */
export async function findRanking(
  db: Kysely<Database>,
  campusId: number,
  limit: number,
): Promise<RankedEstate[]> {
  const { rows } = await sql<Ranked>`
    select ${contextColumns({ school_id: campusId })}, favorite_count
    from estate
      join estate_campus on estate_campus.estate_id = estate.estate_id and campus_id = ${campusId}
      join (
        select estate_id, count(*) as favorite_count from log_favorite
        group by estate_id having count(*) >= ${COUNT_MIN}
      ) as favorites on favorites.estate_id = estate.estate_id
    where ${isEstatePublished}
    order by favorite_count desc, estate_campus.commute_minutes, estate.estate_id limit ${limit}`.execute(db);
  const ranks = new Map(rows.map((row) => [row.estate_id, row]));
  const cards = await findEstateCards(db, [...ranks.keys()]);
  return cards.flatMap((card) => {
    const rank = ranks.get(card.estate_id);
    return rank ? [Object.assign(card, rank)] : [];
  });
}
