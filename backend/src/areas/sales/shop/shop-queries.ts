import type { Shop, ShopDetail, ShopIntroduction, ShopListRequest, Staff } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { distanceM } from '../geo-sql.ts';
import { isEstatePublished } from '../estate-status-sql.ts';

/** The columns of a shop on the wire. */
export const shopColumns = [
  'shop.shop_id',
  'shop.shop_name',
  'shop.shop_kana',
  'shop.prefecture_name',
  'shop.m_prefecture_id',
  'shop.area_slug',
  'shop.zip_code',
  'shop.address',
  'shop.access_text',
  'shop.tel',
  'shop.open_time',
  'shop.close_time',
  'shop.regular_holiday_text',
  'shop.lat',
  'shop.lon',
  'shop.image_path',
  'shop.is_visit',
  'shop.is_video',
  'shop.licence_no',
] as const;

function conditions(request: ShopListRequest): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = [];
  if (request.area_slug) found.push(sql`shop.area_slug = ${request.area_slug}`);
  if (request.prefecture_id) found.push(sql`shop.m_prefecture_id = ${request.prefecture_id}`);
  if (request.estate_id) {
    found.push(sql`shop.shop_id = (select shop_id from estate where estate_id = ${request.estate_id})`);
  }
  for (const word of (request.keyword ?? '')
    .split(/[\s\u3000]+/)
    .filter(Boolean)
    .slice(0, 5)) {
    found.push(sql`position(normalize_keyword(${word}) in normalize_keyword(
      concat_ws(' ', shop.shop_name, shop.shop_kana, shop.prefecture_name, shop.address, shop.access_text))) > 0`);
  }
  return found;
}

/** Shops by prefecture, or the nearest first where a point is given. */
export async function findShops(
  db: Kysely<Database>,
  request: ShopListRequest,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: Shop[]; total_count: number }> {
  const { lat, lon } = request;
  const where = sql<SqlBool>`${sql.join([sql`true`, ...conditions(request)], sql` and `)}`;
  const order =
    lat !== undefined && lon !== undefined
      ? distanceM({ lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') }, { lat, lon })
      : sql`shop.m_prefecture_id`;
  const matching = db.selectFrom('shop').where(where);
  const [result, count] = await Promise.all([
    matching
      .select(shopColumns)
      .orderBy(order)
      .orderBy('shop.shop_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { result, total_count: count.count };
}

/** One shop with everything that its page shows. */
export async function findShop(db: Kysely<Database>, shopId: number): Promise<ShopDetail | undefined> {
  return db
    .selectFrom('shop')
    .where('shop.shop_id', '=', shopId)
    .select(shopColumns)
    .select(['description_html', 'parking_text', 'facility_tags', 'images', 'handled_school_names'])
    .select('directions_steps')
    .select((eb) =>
      eb
        .selectFrom('estate')
        .whereRef('estate.shop_id', '=', 'shop.shop_id')
        .where(isEstatePublished)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('estate_count'),
    )
    .executeTakeFirst();
}

/** A shop's introduction of itself; undefined for an unknown shop. */
export async function findShopIntroduction(
  db: Kysely<Database>,
  shopId: number,
): Promise<ShopIntroduction | undefined> {
  return db
    .selectFrom('shop')
    .where('shop_id', '=', shopId)
    .select(['shop_id', 'introduction_title as title', 'introduction_html as message_html'])
    .select(['images', 'recommended_areas'])
    .select(
      sql<number[]>`array(select estate_id from estate
        join unnest(shop.recommended_estate_ids) with ordinality as recommended(estate_id, no) using (estate_id)
        where ${isEstatePublished} order by no limit 10)`.as('recommended_estate_ids'),
    )
    .executeTakeFirst();
}

/** The staff of a shop, in the shop's order. */
export async function findStaff(db: Kysely<Database>, shopId: number): Promise<Staff[]> {
  return db
    .selectFrom('staff')
    .where('shop_id', '=', shopId)
    .select(['staff_id', 'name', 'kana', 'position', 'image_path', 'message', 'languages', 'hobby'])
    .orderBy('sort_no')
    .orderBy('staff_id')
    .execute();
}
