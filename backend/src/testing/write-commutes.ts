import type pg from 'pg';
import { describeWay } from '../engines/commute/describe-commute.ts';

interface Place {
  id: number;
  lat: number;
  lon: number;
}

/**
 * Writes the commutes of all homes to these campuses into a table of the test's own, home by home: `commute` (estate_id, campus_id,
 * commute_minutes, commute_transfers, commute_text, walk_minutes). Homes without a known commute are not in it.
 */
export async function writeCommutes(pool: pg.Pool, campusIds: readonly number[]): Promise<void> {
  const places = async (sql: string, values: unknown[] = []) => (await pool.query<Place>(sql, values)).rows;
  const homes = await places('select estate_id as id, lat, lon from estate');
  const campuses = await places('select campus_id as id, lat, lon from campus where campus_id = any($1)', [
    campusIds,
  ]);
  const rows = campuses.flatMap((campus) =>
    homes.flatMap((home) => {
      const way = describeWay(home, campus);
      return way ? [{ estate_id: home.id, campus_id: campus.id, ...way }] : [];
    }),
  );
  await pool.query(`create table if not exists commute (estate_id integer, campus_id integer, commute_minutes integer,
    commute_transfers integer, commute_text text, walk_minutes integer)`);
  await pool.query('insert into commute select * from jsonb_populate_recordset(null::commute, $1)', [
    JSON.stringify(rows),
  ]);
}
