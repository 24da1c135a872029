import type { Info } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isPublished, publishedFrom, publishedTo } from '#data/sql/published-sql.ts';

/** Announcements that are published now, newest first. */
export async function findInfos(
  db: Kysely<Database>,
  category: number | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Info[]; total_count: number }> {
  let matching = db.selectFrom('info').where(isPublished);
  if (category !== undefined) matching = matching.where('category', '=', category);
  const [result, count] = await Promise.all([
    matching
      .select(['info_id', 'title', 'body_html', 'category', 'link_url', publishedFrom, publishedTo])
      .orderBy('info.publish_from', 'desc')
      .orderBy('info_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { result, total_count: count.count };
}
