import type { Tag, TagListRequest } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

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
        where status = 1 and estate.tag_ids @> array[tag.tag_id])`.as('estate_count'),
    )
    .orderBy('group')
    .orderBy('sort_no');
  if (group !== undefined) query = query.where('group', '=', group);
  if (estateId !== undefined) {
    query = query.where(
      sql<boolean>`tag_id = any(array(
        select unnest(tag_ids) from estate where estate_id = ${estateId}))`,
    );
  }
  return query.execute();
}
