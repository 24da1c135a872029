import type { RankedEstate, RankingListRequest } from '@gakumado/shared/contract';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { findListedEstates } from '../estate/estate-queries.ts';
import { COUNT_MIN } from '../../visits/log/log-queries.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/**
 * The estates near a campus that most browsers have among their favourites, with their commute. An estate of fewer
 * than {@link COUNT_MIN} does not count: nobody's choice shows, and a handful is no ranking.
 */
export async function findRanking(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  { school_id, gender_type }: RankingListRequest,
  limit: number,
): Promise<RankedEstate[]> {
  const isAdmitting = gender_type?.length
    ? sql`estate.gender_type = any(${gender_type}::smallint[])`
    : sql`true`;
  const [near, { rows }] = await Promise.all([
    estates.findNear({ school_id }, FAR_COMMUTE_MINUTES),
    sql<Pick<RankedEstate, 'estate_id' | 'favorite_count'>>`
      select estate_id, count(*) as favorite_count from log_favorite join estate using (estate_id)
      where ${isEstatePublished} and ${isAdmitting} group by estate_id having count(*) >= ${COUNT_MIN}`.execute(
      db,
    ),
  ]);
  const minutes = new Map(near.map((home) => [home.estate_id, home.minutes]));
  const ranked = rows
    .filter(({ estate_id }) => minutes.has(estate_id))
    .toSorted(
      (a, b) =>
        b.favorite_count - a.favorite_count ||
        minutes.get(a.estate_id)! - minutes.get(b.estate_id)! ||
        a.estate_id - b.estate_id,
    )
    .slice(0, limit);
  const counts = new Map(ranked.map(({ estate_id, favorite_count }) => [estate_id, favorite_count]));
  const cards = await findListedEstates({ db, estates }, [...counts.keys()], { school_id });
  return cards.map((card) => Object.assign(card, { favorite_count: counts.get(card.estate_id)! }));
}
