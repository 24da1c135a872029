import { z } from 'zod';

const ids = z.array(z.int());

/** What a relaxation changes in the filter: the new value of a field, or null where the field goes. */
export const relaxationChangeSchema = z
  .object({
    rentSelect: z.null(),
    price: z.null(),
    price_from: z.int().nullable(),
    price_to: z.int().nullable(),
    building_type_id: z.null(),
    layout: z.null(),
    room_area_from: z.number().nullable(),
    room_area_to: z.number().nullable(),
    walk_minutes_max: z.int().nullable(),
    building_age_max: z.int().nullable(),
    commute_minutes_max: z.int().nullable(),
    commute_transfers_max: z.int().nullable(),
    second_school_id: z.null(),
    second_commute_minutes_max: z.int().nullable(),
    second_commute_transfers_max: z.int().nullable(),
    meal_type: z.null(),
    gender_type: z.null(),
    vacant_status_id: z.null(),
    move_in_ym: z.string().nullable(),
    is_panorama: z.null(),
    is_youtube: z.null(),
    condition: ids.nullable(),
    equipment: ids.nullable(),
    keyword: z.string().nullable(),
    station_name: z.null(),
    city_id: z.null(),
    pref_id: ids,
    dis: z.int(),
    bounds: z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
    polygon: z.null(),
  })
  .partial();
export type RelaxationChange = z.infer<typeof relaxationChangeSchema>;

/** A filter that asks for a little less, with what it finds: always more than the filter as it was. */
export const relaxationSchema = z.object({
  /** Names what is relaxed; unique within an answer. */
  relaxation_id: z.string(),
  /** 家賃 +1万円, 駅徒歩 15分以内, オートロックなしでも可 and the like. */
  label: z.string(),
  change: relaxationChangeSchema,
  estate_count: z.int(),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

/** estate/relaxation/list answers at most so many. */
export const MAX_RELAXATIONS = 8;

/** total_count is what the filter finds as it is. */
export const relaxationListAnswer = z.object({
  status: z.literal(200),
  result: z.array(relaxationSchema).max(MAX_RELAXATIONS),
  total_count: z.int(),
});
