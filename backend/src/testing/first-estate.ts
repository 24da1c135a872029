import type { Pool } from 'pg';

/** The id of the first estate of the samples, for a test that moves one to where it needs it. */
export async function findFirstEstate(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ estate_id: number }>('select min(estate_id) as estate_id from estate');
  return rows[0]!.estate_id;
}
