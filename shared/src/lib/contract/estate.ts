import { columnFields, offerFields } from '@gakumado/shared/search-fields';
import type { ColumnField, OfferField } from '@gakumado/shared/search-fields';
import { z } from 'zod';
import { listAnswer } from './envelope.ts';

/** Costs of a home besides its rent, in the cheapest free room. Yen. */
const costPartsSchema = z.object({
  /** Due once by the move-in, and not paid back. */
  initial: z.int(),
  /** A month's meals; 0 where the home has none. */
  meals: z.int(),
  is_meal_required: z.boolean(),
  /** A month's utilities, where they are a flat amount. */
  utilities: z.int(),
  /** The largest amount that is due each year, and its name. */
  yearly: z.int(),
  yearly_name: z.string(),
});
export type CostParts = z.infer<typeof costPartsSchema>;

/** One listing as a card (contract, section 2). Amounts are yen, areas m², mats 畳. */
export const estateSchema = z.object({
  estate_id: z.int(),
  name: z.string(),
  estate_image_path: z.string().nullable(),
  price_min: z.int().nullable(),
  price_max: z.int().nullable(),
  address_detail: z.string(),
  /** The nearest station: 東西線 早稲田駅 徒歩5分. In a search by stations the nearest of those. */
  station_time_text_min: z.string().nullable(),
  shop_id: z.int().nullable(),
  layout_min: z.string().nullable(),
  layout_max: z.string().nullable(),
  room_area_min: z.number().nullable(),
  room_area_max: z.number().nullable(),
  mats_area_min: z.number().nullable(),
  mats_area_max: z.number().nullable(),
  building_type_id: z.int(),
  building_type_name: z.string(),
  /** Ids of equipment/list group 2. */
  condition: z.array(z.int()),
  /** Ids of equipment/list group 1. */
  equipment: z.array(z.int()),
  tags: z.array(z.object({ tag_id: z.int(), name: z.string() })),
  /** Of the vocabulary's genderTypes. */
  gender_type: z.int(),
  /** Of the vocabulary's mealTypes. */
  meal_type: z.int(),
  /** YYYY-MM */
  built_ym: z.string().nullable(),
  is_panorama: z.boolean(),
  is_youtube: z.boolean(),
  lat: z.number(),
  lon: z.number(),
  /** Of the vocabulary's vacancies. */
  vacant_status_id: z.int(),
  vacant_count: z.int(),
  management_fee_min: z.int().nullable(),
  management_fee_max: z.int().nullable(),
  entrance_fee_min: z.int().nullable(),
  entrance_fee_max: z.int().nullable(),
  deposit_min: z.int().nullable(),
  deposit_max: z.int().nullable(),
  /** めやす賃料 */
  guide_price: z.int().nullable(),
  /** 毎月の実質負担 (contract, section 5) in the cheapest and in the dearest free room; null until it is worked out. */
  monthly_cost_min: z.int().nullable(),
  monthly_cost_max: z.int().nullable(),
  /** 入居中の総額, of which the monthly cost is a month's part. */
  stay_cost_min: z.int().nullable(),
  stay_cost_max: z.int().nullable(),
  /** The stay of these costs: that of the search, else the standard stay. */
  stay_months: z.int(),
  with_meals: z.boolean(),
  /** The costs by which the home differs from others; null until they are calculated. */
  cost_parts: costPartsSchema.nullable(),
  image_count: z.int(),
  /** At most five. */
  image_paths: z.array(z.string()),
  /** Listed within the last 14 days. */
  is_new: z.boolean(),
  inquiry_no: z.string(),
  info_updated_at: z.string(),
  next_update_at: z.string().nullable(),
  /** Made up for demonstration; pages mark it サンプル物件. */
  is_sample: z.boolean(),
  // Fields of the search's context: present only where the search has that context.
  commute_minutes: z.int().optional(),
  commute_transfers: z.int().optional(),
  commute_text: z.string().optional(),
  walk_minutes_to_school: z.int().nullable().optional(),
  bicycle_minutes_to_school: z.int().nullable().optional(),
  /** To the campus of second_school_id, as the fields of the first. */
  second_commute_minutes: z.int().optional(),
  second_commute_transfers: z.int().optional(),
  second_commute_text: z.string().optional(),
  second_walk_minutes_to_school: z.int().nullable().optional(),
  second_bicycle_minutes_to_school: z.int().nullable().optional(),
  /**
   * The room types that meet what the search asks of a room (cost, rent, layout, area, floor, direction, month, renewal fee), in the order
   * of the home; only where it asks for one. They are those that somebody can move into; in a full home all that fit. Amounts and sizes of
   * the card are then those of these rooms (contract, 8.4), unless none fits, as may be where homes are asked for by their ids.
   */
  fitting_rooms: z
    .object({
      roomtype_ids: z.array(z.int()),
      /** How many rooms of these types are free, of the `vacant_count` of the home. */
      vacant_count: z.int(),
    })
    .optional(),
  /** Straight line from the searched point or campus. */
  distance_m: z.int().optional(),
  match_count: z.int().optional(),
  match_total: z.int().optional(),
  /** Ids of the wishes (optional_condition, optional_equipment) that this estate meets. */
  matched_optional: z.array(z.int()).optional(),
});
export type Estate = z.infer<typeof estateSchema>;

const facet = z.record(z.string(), z.int());

/** Facets that follow from the table of fields. The keys are the values of the field; a flag has the key 1. */
const derivedFacets = Object.fromEntries(
  [...offerFields, ...columnFields].map((field) => [field, facet]),
) as Record<OfferField | ColumnField, typeof facet>;

/** Each facet is counted with all other fields of the filter applied. Keys are ids or words. */
export const facetsSchema = z.object({
  building_type_id: facet,
  condition: facet,
  equipment: facet,
  layout: facet,
  /** Keys are the values of `rentBands`. */
  price_band: facet,
  /** Keys are the first yen of each 10,000; all costs from `COST_BAND_LAST` on are one. */
  cost_band: facet,
  vacant_status_id: facet,
  meal_type: facet,
  gender_type: facet,
  /** Limits by their values; those of a commute only where the search has its campus. */
  walk_minutes_max: facet,
  building_age_max: facet,
  /** The choices of the contract, and the one that is asked for. */
  price_to: facet,
  cost_to: facet,
  room_area_from: facet,
  move_in_ym: facet,
  commute_minutes_max: facet.optional(),
  commute_transfers_max: facet.optional(),
  second_commute_minutes_max: facet.optional(),
  second_commute_transfers_max: facet.optional(),
  ...derivedFacets,
  /**
   * As `condition` and `equipment`, but with the option beside those that the field has: all of them must be met. Only
   * where the field has any.
   */
  condition_added: facet.optional(),
  equipment_added: facet.optional(),
});
export type EstateFacets = z.infer<typeof facetsSchema>;

export const estateListAnswer = listAnswer(estateSchema).extend({ facets: facetsSchema.optional() });

export const recommendedEstateSchema = estateSchema.extend({
  /** 同じ学校, 家賃が近い, 同じ駅 or 近くの物件. */
  reason_text: z.string(),
});
export type RecommendedEstate = z.infer<typeof recommendedEstateSchema>;
