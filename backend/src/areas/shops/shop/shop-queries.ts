import type {
  ListedShop,
  ShopDetail,
  ShopIntroduction,
  ShopListRequest,
  Staff,
} from '@gakumado/shared/contract';
import { METRES_PER_DEGREE, prefecturesIn, rankShops } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { distanceM } from '#data/sql/geo-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';
import { findOpenings } from '../shop-calendar/shop-openings.ts';

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
  'shop.line_account',
  'shop.open_time',
  'shop.close_time',
  'shop.regular_holiday_text',
  'shop.lat',
  'shop.lon',
  'shop.image_path',
  'shop.is_visit',
  'shop.is_video',
  'shop.licence_no',
  'shop.is_sample',
] as const;

function conditions(request: ShopListRequest): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = [];
  if (request.area_slug) found.push(sql`shop.area_slug = ${request.area_slug}`);
  if (request.prefecture_id) found.push(sql`shop.m_prefecture_id = ${request.prefecture_id}`);
  if (request.estate_id) {
    found.push(sql`shop.shop_id = (select shop_id from estate where estate_id = ${request.estate_id})`);
  }
  return found;
}

/** The words by which the schools of a shop are found, short names and readings too. */
const schoolKeys = sql<string[]>`array(
  select regexp_split_to_table(search_text, ' ') from school where school_name = any(handled_school_names))`.as(
  'school_keys',
);

/** Columns that are read for the search only, and left out of the answer. */
const onlySearched = {
  school_keys: undefined,
  nearby_keys: undefined,
  facility_tags: undefined,
  parking_text: undefined,
  regular_holidays: undefined,
};

/**
 * A shop is found by stations within this distance: the name of a city-centre station means the shop in that centre.
 */
const STATIONS_WITHIN_M = 3000;
/** A shop knows the schools from here on, too, that it does not name. */
const CAMPUSES_WITHIN_M = 6000;

/** True for what lies around a shop. */
function isAround(table: 'station' | 'campus', radiusM: number): RawBuilder<SqlBool> {
  const latSpan = sql.lit(radiusM / METRES_PER_DEGREE);
  const at = { lat: sql.ref(`${table}.lat`), lon: sql.ref(`${table}.lon`) };
  const shop = { lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') };
  return sql`${at.lat} between shop.lat - ${latSpan} and shop.lat + ${latSpan}
    and ${distanceM(at, shop)} <= ${sql.lit(radiusM)}`;
}

/** Names and readings of the stations and schools around a shop. */
const nearbyKeys = sql<string[]>`array(
  select unnest(array[station_name, station_kana]) from station where ${isAround('station', STATIONS_WITHIN_M)}
  union select regexp_split_to_table(school.search_text, ' ') from campus join school using (school_id)
    where ${isAround('campus', CAMPUSES_WITHIN_M)})`.as('nearby_keys');

/** By the distance from the prefecture that a keyword names: who advises there, and who is near. */
function placeOrder(prefectureId: number): RawBuilder<number> {
  const ofPrefecture = (column: 'lat' | 'lon') =>
    sql<number>`(select ${sql.ref(column)} from prefecture where prefecture_id = ${prefectureId})`;
  return distanceM(
    { lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') },
    { lat: ofPrefecture('lat'), lon: ofPrefecture('lon') },
  );
}

/**
 * Shops by prefecture. Those that answer a keyword best come first, or the nearest ones where a point is given. A company
 * has as many shops as one query can bring.
 */
export async function findShops(
  db: Kysely<Database>,
  request: ShopListRequest,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: ListedShop[]; total_count: number }> {
  const { keyword, lat, lon } = request;
  const point = lat === undefined || lon === undefined ? undefined : { lat, lon };
  const [named] = prefecturesIn(keyword ?? '');
  const all = await db
    .selectFrom('shop')
    .where(sql<SqlBool>`${sql.join([sql`true`, ...conditions(request)], sql` and `)}`)
    .select(shopColumns)
    .select('handled_school_names')
    .$if(Boolean(keyword), (query) =>
      query.select([schoolKeys, nearbyKeys, 'facility_tags', 'parking_text', 'regular_holidays']),
    )
    .orderBy(
      point
        ? distanceM({ lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') }, point)
        : named
          ? placeOrder(named.id)
          : 'shop.m_prefecture_id',
    )
    .orderBy('shop.m_prefecture_id')
    .orderBy('shop.shop_id')
    .execute();
  const ranked = rankShops(all, keyword ?? '');
  const found = point ? all.filter((shop) => ranked.includes(shop)) : ranked;
  const shops = found.slice((page - 1) * limit, page * limit);
  const openings = await findOpenings(
    db,
    shops.map(({ shop_id }) => shop_id),
  );
  const result = shops.map((shop) =>
    Object.assign(shop, { ...onlySearched, opening: openings.get(shop.shop_id)! }),
  );
  return { result, total_count: found.length };
}

/** One shop with everything that its page shows. */
export async function findShop(db: Kysely<Database>, shopId: number): Promise<ShopDetail | undefined> {
  const [shop, openings] = await Promise.all([findShopRow(db, shopId), findOpenings(db, [shopId])]);
  const opening = openings.get(shopId);
  return shop && opening && { ...shop, opening };
}

const findShopRow = (db: Kysely<Database>, shopId: number) =>
  db
    .selectFrom('shop')
    .where('shop.shop_id', '=', shopId)
    .select(shopColumns)
    .select(['description_html', 'parking_text', 'facility_tags', 'images', 'handled_school_names'])
    .select('directions_steps')
    .select(
      sql<ShopDetail['handled_schools']>`(
        select coalesce(json_agg(json_build_object('school_name', name, 'school_id', (
          select min(school_id) from school where school_name = name)) order by no), '[]')
        from unnest(shop.handled_school_names) with ordinality as handled(name, no))`.as('handled_schools'),
    )
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
      sql<ShopIntroduction['recommended_cities']>`(
        select coalesce(json_agg(json_build_object(
          'name', name, 'city_id', city.city_id, 'prefecture_id', city.prefecture_id) order by no), '[]')
        from unnest(shop.recommended_areas) with ordinality as recommended(name, no)
          left join lateral (
            select city_id, prefecture_id from municipality where city_name = name
            order by prefecture_id <> shop.m_prefecture_id, abs(prefecture_id - shop.m_prefecture_id), city_id limit 1
          ) as city on true)`.as('recommended_cities'),
    )
    .select(recommendedIds.as('recommended_estate_ids'))
    .executeTakeFirst();
}

/** The published estates that a shop recommends, in its order. */
const recommendedIds = sql<number[]>`array(select estate_id from estate
  join unnest(shop.recommended_estate_ids) with ordinality as recommended(estate_id, no) using (estate_id)
  where ${isEstatePublished} order by no limit 10)`;

/** Those of one shop; none for an unknown shop. */
export async function findRecommendedIds(db: Kysely<Database>, shopId: number): Promise<number[]> {
  const shop = await db
    .selectFrom('shop')
    .where('shop_id', '=', shopId)
    .select(recommendedIds.as('ids'))
    .executeTakeFirst();
  return shop?.ids ?? [];
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
