import type { Estate } from '@gakumado/shared/contract';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { decidedConditions, isTagTrue } from './decided-sql.ts';
import { STANDARD_STAY, stayColumns, withCosts } from '#data/sql/kept-stays-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

/** Columns of a card that are the table's own. */
export const cardColumns = [
  'estate.estate_id',
  'estate.name',
  'estate.estate_image_path',
  'estate.price_min',
  'estate.price_max',
  'estate.address_detail',
  'estate.station_time_text_min',
  'estate.shop_id',
  'estate.layout_min',
  'estate.layout_max',
  'estate.room_area_min',
  'estate.room_area_max',
  'estate.mats_area_min',
  'estate.mats_area_max',
  'estate.building_type_id',
  'estate.equipment',
  'estate.gender_type',
  'estate.meal_type',
  'estate.built_ym',
  'estate.is_panorama',
  'estate.is_youtube',
  'estate.lat',
  'estate.lon',
  'estate.vacant_status_id',
  'estate.vacant_count',
  'estate.management_fee_min',
  'estate.management_fee_max',
  'estate.entrance_fee_min',
  'estate.entrance_fee_max',
  'estate.deposit_min',
  'estate.deposit_max',
  'estate.guide_price',
  'estate.image_count',
  'estate.inquiry_no',
  'estate.info_updated_at',
  'estate.next_update_at',
  'estate.is_sample',
] as const;

/** Columns of a card that are made from others. A listing is new for 14 days. */
export const computedCardColumns = [
  sql<string>`(select name from equipment where equipment_id = estate.building_type_id)`.as(
    'building_type_name',
  ),
  sql<Estate['tags']>`(
    select coalesce(json_agg(json_build_object('tag_id', tag_id, 'name', name) order by sort_no), '[]')
    from tag where tag_id = any(estate.tag_ids) and ${isTagTrue})`.as('tags'),
  decidedConditions
    .reduce(
      (listed, [id, isTrue]) =>
        sql`array_remove(${listed}, ${id}) || case when ${isTrue} then array[${sql.lit(id)}] else '{}' end`,
      sql<number[]>`estate.condition`,
    )
    .as('condition'),
  sql<string[]>`estate.image_paths[1:5]`.as('image_paths'),
  sql<boolean>`estate.created_at > now() - interval '14 days'`.as('is_new'),
] as const;

/**
 * Cards of the published estates among `ids`, in the order of `ids`; unknown and closed ones are left out. Their costs are those
 * of the stay, which is the standard stay unless given.
 */
export async function findEstateCards(
  db: Kysely<Database>,
  ids: readonly number[],
  stay: StayPlan = STANDARD_STAY,
): Promise<Estate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('estate')
    .where('estate.estate_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where(isEstatePublished)
    .select(cardColumns)
    .select(computedCardColumns)
    .select(stayColumns)
    .execute();
  const byId = new Map(rows.map((row): [number, Estate] => [row.estate_id, withCosts(row, stay)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
