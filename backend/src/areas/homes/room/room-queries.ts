import type { Cost, Facility, Roomtype } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';

/** Kinds of rooms of an estate, in the order in which they are shown. */
export async function findRoomtypes(db: Kysely<Database>, estateId: number): Promise<Roomtype[]> {
  return db
    .selectFrom('roomtype')
    .where('estate_id', '=', estateId)
    .select(['roomtype_id', 'name', 'layout', 'room_area', 'mats_area', 'direction', 'floor_text'])
    .select([
      'price_min',
      'price_max',
      'management_fee',
      'deposit',
      'key_money',
      'entrance_fee',
      'renewal_fee',
    ])
    .select([
      sql<number>`greatest(deposit, deposit_max)`.as('deposit_max'),
      sql<number>`greatest(key_money, key_money_max)`.as('key_money_max'),
    ])
    .select(['contract_months', 'floorplan_image_path', 'panorama_url', 'youtube_id', 'images', 'equipment'])
    .select(['vacant_status_id', 'vacant_count', 'move_in_from', 'reservation_terms', 'note'])
    .orderBy('sort_no')
    .orderBy('roomtype_id')
    .execute();
}

/** Costs of the building and of its room types; with `roomtypeId` those of the building and of that room type. */
export async function findCosts(
  db: Kysely<Database>,
  estateId: number,
  roomtypeId?: number,
): Promise<Cost[]> {
  let query = db
    .selectFrom('cost')
    .where('estate_id', '=', estateId)
    .select(['cost_id', 'cost_name', 'cost_kind', 'amount_min', 'amount_max', 'unit', 'cycle_months'])
    .select(['is_required', 'is_refundable', 'is_prorated', 'is_included_in_guide_price', 'tax_type', 'note'])
    .select('roomtype_id')
    .orderBy('sort_no')
    .orderBy('cost_id');
  if (roomtypeId !== undefined) {
    query = query.where((eb) => eb.or([eb('roomtype_id', 'is', null), eb('roomtype_id', '=', roomtypeId)]));
  }
  return query.execute();
}

/** Facilities of an estate, in the order in which they are shown. Only icons of the equipment master are drawn. */
export async function findFacilities(db: Kysely<Database>, estateId: number): Promise<Facility[]> {
  return db
    .selectFrom('facility')
    .where('estate_id', '=', estateId)
    .select(['facility_id', 'name', 'category', 'icon', 'description', 'is_paid', 'price_text', 'image_path'])
    .select(['distance_m', 'walk_minutes'])
    .select(
      sql<string | null>`(select '/images/icons/' || equipment.icon || '.svg' from equipment
        where equipment.icon = facility.icon limit 1)`.as('icon_path'),
    )
    .orderBy('category')
    .orderBy('sort_no')
    .execute();
}
