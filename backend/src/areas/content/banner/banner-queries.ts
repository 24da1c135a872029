import type { Banner, BannerListRequest } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isPublished, publishedFrom, publishedTo } from '#data/sql/published-sql.ts';

/** Banners of a place on the page that are published now, in their order. */
export async function findBanners(
  db: Kysely<Database>,
  { position, area_slug: areaSlug }: BannerListRequest,
): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .where(isPublished)
    .where('position', '=', position)
    .where((eb) => eb.or([eb('area_slug', 'is', null), eb('area_slug', '=', areaSlug ?? null)]))
    .select(['banner_id', 'lead', 'image_path', 'image_path_sp', 'alt', 'link_url', 'is_blank', 'sort_no'])
    .select((eb) => eb.fn.coalesce('title', 'alt').as('title'))
    .select([publishedFrom, publishedTo])
    .orderBy('sort_no')
    .execute();
}
