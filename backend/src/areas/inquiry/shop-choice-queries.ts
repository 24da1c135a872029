import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { distanceM } from '../../data/sql/geo-sql.ts';

const columns = [
  'shop_id',
  'shop_name',
  'tel',
  'area_slug',
  'm_prefecture_id',
  'zip_code',
  'address',
  'access_text',
  'directions_steps',
  'mail_address',
  'slot_minutes',
] as const;

/** A shop as an inquiry needs it. */
export interface InquiryShop {
  shop_id: number;
  shop_name: string;
  tel: string;
  area_slug: string;
  m_prefecture_id: number;
  zip_code: string;
  address: string;
  access_text: string;
  directions_steps: string[];
  mail_address: string | null;
  slot_minutes: number;
}

/** A shop as a visitor's receipt shows it. */
export const shownShop = ({ shop_id, shop_name, tel, area_slug, m_prefecture_id }: InquiryShop) => ({
  shop_id,
  shop_name,
  tel,
  area_slug,
  m_prefecture_id,
});

/** Somewhere that somebody looks for a home; the most precise part counts. */
export interface Place {
  campus_id?: number | null;
  city_id?: number | null;
  pref_id?: number | null;
}

/** Shops by their ids, in the order of the ids. */
export async function findShopsById(db: Kysely<Database>, ids: readonly number[]): Promise<InquiryShop[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('shop').select(columns).where('shop_id', 'in', ids).orderBy('shop_id').execute();
}

/** The shops of a region that hold online consultations, by id, for nobody else to book until the transaction ends. */
export async function lockVideoShops(db: Kysely<Database>, areaSlug: string): Promise<InquiryShop[]> {
  return db
    .selectFrom('shop')
    .select(columns)
    .where('area_slug', '=', areaSlug)
    .where('is_video', '=', true)
    .orderBy('shop_id')
    .forNoKeyUpdate()
    .execute();
}

/** The shop in charge of a place: the nearest one. Undefined for an unknown place. */
export async function findNearestShop(db: Kysely<Database>, place: Place): Promise<InquiryShop | undefined> {
  const point = await findPoint(db, place);
  if (!point) return undefined;
  return db
    .selectFrom('shop')
    .select(columns)
    .orderBy(distanceM({ lat: sql.ref('shop.lat'), lon: sql.ref('shop.lon') }, point))
    .orderBy('shop_id')
    .executeTakeFirst();
}

async function findPoint(db: Kysely<Database>, { campus_id, city_id, pref_id }: Place) {
  if (campus_id) {
    return db
      .selectFrom('campus')
      .select(['lat', 'lon'])
      .where('campus_id', '=', campus_id)
      .executeTakeFirst();
  }
  if (city_id) {
    return db
      .selectFrom('municipality')
      .select(['lat', 'lon'])
      .where('city_id', '=', city_id)
      .executeTakeFirst();
  }
  if (!pref_id) return undefined;
  return db
    .selectFrom('prefecture')
    .select(['lat', 'lon'])
    .where('prefecture_id', '=', pref_id)
    .executeTakeFirst();
}
