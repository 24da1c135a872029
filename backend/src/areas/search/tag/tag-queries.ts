import type { Tag, TagListRequest } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isTagTrue } from '../../homes/card/decided-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Tags in their order with the number of open estates that carry them. */
export async function findTags(
  db: Kysely<Database>,
  { group, estate_id: estateId }: TagListRequest,
): Promise<Tag[]> {
  let query = db
    .selectFrom('tag')
    .select(['tag_id', 'name', 'slug', 'color'])
    .select(
      sql<number>`(select count(*) from estate
        where ${isEstatePublished} and estate.tag_ids @> array[tag.tag_id] and ${isTagTrue})`.as(
        'estate_count',
      ),
    )
    .orderBy('group')
    .orderBy('sort_no');
  if (group !== undefined) query = query.where('group', '=', group);
  if (estateId !== undefined) {
    query = query.where(
      sql<boolean>`exists (
        select from estate where estate_id = ${estateId} and tag.tag_id = any(tag_ids) and ${isTagTrue})`,
    );
  }
  return query.execute();
}
