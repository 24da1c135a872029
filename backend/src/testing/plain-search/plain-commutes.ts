import type { EstateFilter } from '@gakumado/shared/contract';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { findTargets } from './find-targets.ts';
import { distanceM } from '../../data/sql/geo-sql.ts';
import { describeWay } from '../../engines/commute/describe-commute.ts';
import type { Database } from '../../data/db/database.ts';

/** The tables of a search, and of a first destination the straight line to it. */
export interface PlainTables {
  from: RawBuilder<unknown>;
  distance: RawBuilder<number> | null;
}

const TABLES = { first: 'first_commute', second: 'second_commute' } as const;

/** The commutes of the published homes to a point, home by home, as rows of a table of this search. */
async function commuteRows(db: Kysely<Database>, to: Point | null): Promise<RawBuilder<unknown>> {
  const homes = await db
    .selectFrom('estate')
    .select(['estate_id', 'lat', 'lon'])
    .where('status', '=', 1)
    .execute();
  const rows = homes.flatMap(({ estate_id, ...home }) => {
    const way = to ? describeWay(home, to) : undefined;
    if (!way || way.commute_minutes > FAR_COMMUTE_MINUTES) return [];
    return [{ estate_id, commute_minutes: way.commute_minutes, commute_transfers: way.commute_transfers }];
  });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
}

const known = new Map<string, Promise<RawBuilder<unknown>>>();

/** The estates with the commutes of a search, each as a join that keeps the homes whose commute is known. */
export async function plainTables(db: Kysely<Database>, filter: EstateFilter): Promise<PlainTables> {
  const targets = await findTargets(db, filter);
  const joins: RawBuilder<unknown>[] = [];
  for (const which of ['first', 'second'] as const) {
    const to = targets[which];
    if (to === undefined) continue;
    const key = JSON.stringify(to);
    const rows = known.get(key) ?? commuteRows(db, to);
    known.set(key, rows);
    joins.push(sql`join ${await rows} as ${sql.ref(TABLES[which])}(estate_id integer, commute_minutes integer,
      commute_transfers integer) on ${sql.ref(`${TABLES[which]}.estate_id`)} = estate.estate_id`);
  }
  const { lat, lon } = filter;
  const place = { lat: sql.ref('estate.lat'), lon: sql.ref('estate.lon') };
  const point = lat !== undefined && lon !== undefined ? { lat, lon } : targets.first;
  return {
    from: sql`estate ${joins.length > 0 ? sql.join(joins, sql` `) : sql``}`,
    distance: point ? distanceM(place, point) : null,
  };
}
