import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { STANDARD_STAY, stayColumns, withCosts } from '#data/sql/kept-stays-sql.ts';
import type { PreviewFacts } from './draw-preview.ts';

/**
 * The facts in the preview of an estate and the path of its photograph; undefined if there never was such an estate.
 */
export async function findPreview(
  db: Kysely<Database>,
  estateId: number,
): Promise<{ facts: PreviewFacts; path: string } | undefined> {
  const row = await db
    .selectFrom('estate')
    .where('estate.estate_id', '=', estateId)
    .select([
      'estate.estate_image_path',
      'estate.name',
      'estate.station_time_text_min',
      'estate.address_detail',
      'estate.is_sample',
      'estate.status',
    ])
    .select(
      sql<string>`(select name from equipment where equipment_id = estate.building_type_id)`.as(
        'building_type_name',
      ),
    )
    .select(stayColumns)
    .executeTakeFirst();
  if (!row) return undefined;
  const { estate_image_path: path, ...facts } = withCosts(row, STANDARD_STAY);
  return { facts, path };
}
