import { ESTATE_PUBLISHED, NEAR_COMMUTE_MINUTES, type Point } from '@gakumado/shared/vocabulary';
import type { PoolClient } from 'pg';
import { isSeeded, markSeeded } from '../seed/seed-state.ts';
import { commutesTo, toDestination } from './commutes-to.ts';
import { prepareHomes } from './homes.ts';
import { loadNetwork } from './network.ts';

/** Names the calculation of commutes (docs/commute.md). Under another name the homes are counted again. */
const COMMUTE_RULE = `train services, within ${NEAR_COMMUTE_MINUTES} minutes`;

type Home = Point & { updated_at: string };
type Campus = Point & { campus_id: number };

/** Of each campus how many homes are near it (contract, 7.9), and the last day on which one of them was changed. */
function countHomes(homes: readonly Home[], campuses: readonly Campus[]) {
  const network = loadNetwork();
  const prepared = prepareHomes(network, homes);
  return campuses.map(({ campus_id, ...place }) => {
    const { minutes } = commutesTo(toDestination(network, place), prepared);
    const near = homes.filter((_, home) => (minutes[home] ?? Infinity) <= NEAR_COMMUTE_MINUTES);
    const days = near.map(({ updated_at }) => updated_at);
    return { campus_id, estate_count: near.length, updated_at: days.reduce(later, '') || null };
  });
}

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Counts the published homes of every campus anew. Runs in the caller's transaction after listings, campuses or the railway
 * have changed, never in a request.
 */
export async function countHomesOfCampuses(client: PoolClient): Promise<void> {
  await client.query('select refresh_campus_summary()');
  const homes = await client.query<Home>(
    `select lat, lon, to_char(info_updated_at, 'YYYY-MM-DD') as updated_at from estate where status = ${ESTATE_PUBLISHED}`,
  );
  const campuses = await client.query<Campus>('select campus_id, lat, lon from campus');
  const counted = homes.rows.length === 0 ? [] : countHomes(homes.rows, campuses.rows);
  await client.query(
    `update campus_summary set estate_count = coalesce(counted.estate_count, 0), updated_at = counted.updated_at
     from campus left join jsonb_to_recordset($1) as counted(campus_id integer, estate_count integer, updated_at date)
       using (campus_id)
     where campus.campus_id = campus_summary.campus_id`,
    [JSON.stringify(counted)],
  );
  await markSeeded(client, 'commutes', COMMUTE_RULE);
}

/** Whether the homes of campuses were counted by this release's calculation. */
export const areHomesCounted = (client: PoolClient): Promise<boolean> =>
  isSeeded(client, 'commutes', COMMUTE_RULE);
